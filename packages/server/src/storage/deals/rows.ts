/** Deals that several tables play, and the results of daily deals. */

/** A deal of several tables. A day's deal is made the day before; another one has the id of its first table. */
export interface DealsRow {
  id: string;
  game: string;
  commitment: string;
  made_at: number;
  /** Who may add tables before it is revealed; nobody, at a day's deal. */
  opened_by: string | null;
  /** When a day's deal is over, and may be told. */
  closes_at: number | null;
  revealed_at: number | null;
}

/** Apart, like `seeds`. */
interface DealSeedsRow {
  deal_id: string;
  seed: string;
}

/** One for each player and day's deal; nulls while it is not finished, which it may never be. */
interface DailyResultsRow {
  deal_id: string;
  player_id: string;
  game: string;
  /** Since 1970. */
  day: number;
  table_id: string;
  finished_at: number | null;
  points: number | null;
  rank: number | null;
}

/** How many results have so many points: places and charts come from a few rows. */
interface DailyPointsRow {
  deal_id: string;
  points: number;
  count: number;
}

/** What a level made of a day's deal. */
interface DailyBotsRow {
  deal_id: string;
  level: string;
  points: number;
  rank: number;
  /** JSON */
  moves: string;
}

export interface DealRows {
  deals: DealsRow;
  deal_seeds: DealSeedsRow;
  daily_results: DailyResultsRow;
  daily_points: DailyPointsRow;
  daily_bots: DailyBotsRow;
}
