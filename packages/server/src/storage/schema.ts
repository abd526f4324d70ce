/** The tables of the database, the same in SQLite and PostgreSQL: texts, integers, times as milliseconds. */

import type { PlayedGamesRow } from './archive/played-rows.ts';
import type { ArchiveRows } from './archive/rows.ts';
import type { ClubMembersRow, ClubResultsRow, ClubSeasonsRow, ClubsRow } from './clubs/rows.ts';
import type { PairingRows } from './matchmaking/rows.ts';
import type { OrderRows } from './moderation/rows.ts';
import type { KeysRow, NudgesRow, ReceiversRow } from './notifications/rows.ts';

export interface TablesRow {
  id: string;
  game: string;
  visibility: string;
  status: string;
  /** How many events there are; every append names the one it follows. */
  version: number;
  /** When a process must look at the table at the latest: a clock, a bot's turn, a start. */
  due_at: number | null;
  to_act: number | null;
  /** JSON: the table as lists show it. */
  summary: string;
  opened_at: number;
  changed_at: number;
  /** When who opened it was last there, while it waits for players; null where nobody needs to be. */
  attended_at: number | null;
  /** When its game was over or it was closed. Null at a table that a process of release 0.2 ended, until `noteEnds`. */
  ended_at: number | null;
  opened_by: string;
  /** The shared deal that is played here. */
  deal_id: string | null;
  /** The club that it was opened for. */
  club_id: string | null;
  /** Makes opening a table repeatable: the opener's own id for the command. */
  command: string;
}

/** Apart from the tables, so that no query for anything else can read a seed by mistake. */
export interface SeedsRow {
  table_id: string;
  seed: string;
}

export interface EventsRow {
  table_id: string;
  version: number;
  /** JSON, as it is sent. */
  body: string;
  /** `player/id` of the command that ends with this event. */
  command: string | null;
}

/** Who sits where: an index for "my games", derived from the events. */
export interface SeatsRow {
  table_id: string;
  seat: number;
  player_id: string;
  /** As in `tables`: an index for the games of a player, running or finished. */
  ended_at: number | null;
}

/** At which tables a player's name stands in the events. */
export interface NamedRow {
  player_id: string;
  table_id: string;
}

export interface PlayersRow {
  id: string;
  name: string;
  bot: number;
  created_at: number;
  /** Tokens of a banned player speak for nobody. */
  banned_at: number | null;
}

export interface TokensRow {
  /** SHA-256 of the token: whoever steals the database can sign in as nobody. */
  hash: string;
  player_id: string;
  kind: string;
  expires_at: number | null;
}

/** Players whose name lasts. */
export interface MembersRow {
  player_id: string;
  /** What is left of the name when look-alikes are the same: no two members have the same. */
  name_key: string;
  since: number;
  /** The first part of the recovery code, by which it is found; the rest is kept as a slow hash only. */
  recovery_id: string | null;
  recovery_hash: string | null;
  recovery_at: number | null;
}

export interface PasskeysRow {
  /** Ours, for lists; the credential's own id leaves the store for nobody. */
  id: string;
  player_id: string;
  credential: string;
  public_key: string;
  /** How often it has signed, as it says itself; many always say 0. */
  counter: number;
  name: string;
  created_at: number;
  used_at: number;
}

/** The log of rated games, in the order in which they were finished. */
export interface RatedGamesRow {
  number: number;
  table_id: string;
  mode: string;
  of_bots: number;
  at: number;
}

export interface RatedSeatsRow {
  player_id: string;
  number: number;
  seat: number;
  /** 1 for the winner; who is tied shares it. */
  place: number;
}

/** Derived from the log, for each run of the computation. */
export interface RatingsRow {
  run: number;
  player_id: string;
  mode: string;
  mu: number;
  sigma: number;
  /** By which lists are ordered. */
  worth: number;
  /** `people`, `bots`, or the same with `provisional` before it. */
  list: string;
  games: number;
  wins: number;
}

/** A rating after a game. */
export interface RatingPointsRow {
  run: number;
  player_id: string;
  mode: string;
  number: number;
  mu: number;
  sigma: number;
}

/** One row: how many rated games there are, which run is shown, and how far the one is that is being built. */
export interface RatingRunsRow {
  id: number;
  games: number;
  shown: number;
  built: number | null;
  built_to: number;
}

/** Of a finished game. */
export interface ReviewsRow {
  table_id: string;
  /** When it was finished, or its maker was last heard of. */
  at: number;
  /** JSON; null while it is made. */
  body: string | null;
}

/** When a process stamped last that it runs. */
export interface ProcessesRow {
  id: string;
  /** Two processes cannot run in the same place. */
  place: string;
  at: number;
}

/** When a process, or the store, was away. */
export interface OutagesRow {
  began_at: number;
  ended_at: number;
}

/** One row: when a process last stopped by itself. */
export interface HeartbeatRow {
  id: number;
  at: number;
}

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
export interface DealSeedsRow {
  deal_id: string;
  seed: string;
}

/** One for each player and day's deal; nulls while it is not finished, which it may never be. */
export interface DailyResultsRow {
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
export interface DailyPointsRow {
  deal_id: string;
  points: number;
  count: number;
}

/** What a level made of a day's deal. */
export interface DailyBotsRow {
  deal_id: string;
  level: string;
  points: number;
  rank: number;
  /** JSON */
  moves: string;
}

export interface Database extends ArchiveRows, OrderRows, PairingRows {
  clubs: ClubsRow;
  club_members: ClubMembersRow;
  club_seasons: ClubSeasonsRow;
  club_results: ClubResultsRow;
  keys: KeysRow;
  receivers: ReceiversRow;
  nudges: NudgesRow;
  tables: TablesRow;
  seeds: SeedsRow;
  events: EventsRow;
  seats: SeatsRow;
  named: NamedRow;
  players: PlayersRow;
  tokens: TokensRow;
  members: MembersRow;
  passkeys: PasskeysRow;
  rated_games: RatedGamesRow;
  rated_seats: RatedSeatsRow;
  ratings: RatingsRow;
  rating_points: RatingPointsRow;
  rating_runs: RatingRunsRow;
  outages: OutagesRow;
  heartbeat: HeartbeatRow;
  processes: ProcessesRow;
  reviews: ReviewsRow;
  deals: DealsRow;
  deal_seeds: DealSeedsRow;
  daily_results: DailyResultsRow;
  daily_points: DailyPointsRow;
  daily_bots: DailyBotsRow;
  played_games: PlayedGamesRow;
}
