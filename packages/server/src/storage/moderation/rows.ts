/** Mutes and blocks, free text, reports, sanctions, and operators. */

/** Somebody does not want to hear somebody else, or to meet them at all. */
export interface RelationsRow {
  player_id: string;
  other_id: string;
  /** `mute` or `block`. */
  kind: string;
  /** Muted at this table only; empty: everywhere. */
  table_id: string;
  at: number;
}

/** What people at a table wrote to each other. Apart from the events: it is for them alone, and is soon forgotten. */
export interface TalkRow {
  /** Table, player and command: a repeat is the same. */
  id: string;
  table_id: string;
  player_id: string;
  seat: number;
  body: string;
  at: number;
}

export interface ReportsRow {
  id: string;
  /** Empty when the reporter was erased. */
  reporter_id: string;
  player_id: string;
  table_id: string;
  /** The club whose name is reported; else empty. */
  club_id: string;
  reason: string;
  /** What the reporter adds. */
  body: string;
  /** JSON: what was said at the table when it was reported. */
  evidence: string;
  at: number;
  resolved_at: number | null;
  /** What the operator made of it. */
  note: string;
}

/** A sanction: a warning, or a time without talk or without rated games. */
export interface MeasuresRow {
  id: string;
  player_id: string;
  kind: string;
  reason: string;
  at: number;
  /** Null: a warning, which ends when it was read. */
  until: number | null;
  seen_at: number | null;
}

/** Somebody who may sign in to the operator's page. */
interface OperatorsRow {
  name: string;
  /** Slow, of the code to sign in with. */
  hash: string;
  since: number;
}

interface OperatorSessionsRow {
  /** SHA-256 of the token. */
  hash: string;
  operator: string;
  since: number;
  expires_at: number;
}

/** What operators did, by the page or by a command. */
interface OperatorLogRow {
  id: string;
  at: number;
  /** Empty for a command. */
  operator: string;
  task: string;
  /** The id of the player, table, club or report that it was done to. */
  subject: string;
  detail: string;
}

export interface ModerationRows {
  relations: RelationsRow;
  talk: TalkRow;
  reports: ReportsRow;
  measures: MeasuresRow;
  operators: OperatorsRow;
  operator_sessions: OperatorSessionsRow;
  operator_log: OperatorLogRow;
}
