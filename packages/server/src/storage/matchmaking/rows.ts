/** Who is queued for a game, and the tables that were offered to them. */

/** One for each player who waits to be paired. */
export interface WaitsRow {
  player_id: string;
  /** With commas. */
  modes: string;
  stakes: string;
  pace: string;
  /** The level of bots that may take empty seats; null: people are waited for. */
  bots: string | null;
  /** 1: was offered a table with bots, and rather waits. */
  people_only: number;
  /** JSON, by mode: as they were when the wait began. */
  strengths: string;
  /** 1: leaves games often, and waits behind those who stay. */
  leaves: number;
  since: number;
  /** When the player was last connected to a process. */
  seen_at: number;
  /** When the last connection broke, if none has come since. */
  gone_at: number | null;
  /** The table that the player was asked to. */
  offer_id: string | null;
  accepted: number;
  /** Where the player sits: the wait is over, and the row is kept a while for a page that has missed it. */
  table_id: string | null;
}

/** A table that those who were paired are asked to; gone once it is opened. */
export interface OffersRow {
  id: string;
  mode: string;
  rated: number;
  pace: string;
  /** Who were paired. */
  people: number;
  /** The level on the seats that are left. */
  bots: string | null;
  until: number;
  /** All have said yes and a process opens the table; if it has not by then, another one does. */
  claimed_until: number;
}

/** One row: whoever has it is alone with who waits, until the commit. */
interface PairingRow {
  id: number;
  looked_at: number;
}

/** Who left a rated game before it began. */
interface EarlyLeavesRow {
  player_id: string;
  count: number;
  until: number;
}

/** A player's last games among strangers. */
interface ReliabilityRow {
  player_id: string;
  /** The newest first: `1` for one that was finished, `0` for one that was left. */
  games: string;
}

export interface MatchmakingRows {
  reliability: ReliabilityRow;
  early_leaves: EarlyLeavesRow;
  waits: WaitsRow;
  offers: OffersRow;
  pairing: PairingRow;
}
