/** A game that a member has finished. */
export interface PlayedGamesRow {
  player_id: string;
  /** `table` here, or `device`. */
  origin: string;
  id: string;
  at: number;
  /** JSON; null where there is nothing to remember. */
  body: string | null;
}
