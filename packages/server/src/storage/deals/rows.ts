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
  /** Why it is listed apart: `guest`, or `device` where the deal was seen before; null: it is ranked. */
  apart: string | null;
}

/** A device on which a day's deal was opened, and by whom first. By a hash that says nothing on another day. */
interface DailyDevicesRow {
  deal_id: string;
  device: string;
  player_id: string;
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
  /** The same of results that are listed apart. */
  daily_points_apart: DailyPointsRow;
  daily_devices: DailyDevicesRow;
  daily_bots: DailyBotsRow;
}
