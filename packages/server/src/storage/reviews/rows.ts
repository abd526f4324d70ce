/** Reviews of finished games. */

/** Of a finished game. */
interface ReviewsRow {
  table_id: string;
  /** When it was finished, or its maker was last heard of. */
  at: number;
  /** JSON; null while it is made. */
  body: string | null;
}

export interface ReviewRows {
  reviews: ReviewsRow;
}
