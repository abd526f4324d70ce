/** Of the database: what players' archives are read from. All of it is derived from the events of finished games. */

/** A table that has ended and is in no archive yet. */
export interface UnarchivedRow {
  table_id: string;
  ended_at: number;
}

/** A game in somebody's archive: once with an empty `other_id`, and once for each who played along. */
export interface ArchiveRow {
  player_id: string;
  /** A player's id, `bot/` and a level, or empty. */
  other_id: string;
  ended_at: number;
  table_id: string;
  mode: string;
  /** 0 where the game came to no result. */
  place: number;
  is_public: number;
}

export interface FinalBoardsRow {
  table_id: string;
  /** JSON: the board of each seat as text. */
  boards: string;
}

/** Somebody's games of one mode, added up. */
export interface StatisticsRow {
  player_id: string;
  mode: string;
  /** When the first of them ended. */
  since: number;
  /** JSON */
  body: string;
}

/** Whom somebody has played with. */
export interface OpponentsRow {
  player_id: string;
  other_id: string;
  /** What the name looks like, when they last met; empty for who was erased. */
  name_key: string;
  games: number;
  last_at: number;
  /** JSON: how they stand against each other. */
  tally: string;
}

/** What a member lets others see; who has no row lets them see what is usual. */
export interface ProfilesRow {
  player_id: string;
  ratings: number;
  statistics: number;
  games: number;
  /** For whom: see `Audience`. */
  presence: string;
  challenges: string;
}

/** A game that a member has finished. */
interface PlayedGamesRow {
  player_id: string;
  /** `table` here, or `device`. */
  origin: string;
  id: string;
  at: number;
  /** JSON; null where there is nothing to remember. */
  body: string | null;
}

export interface ArchiveRows {
  unarchived: UnarchivedRow;
  archive: ArchiveRow;
  final_boards: FinalBoardsRow;
  statistics: StatisticsRow;
  opponents: OpponentsRow;
  profiles: ProfilesRow;
  played_games: PlayedGamesRow;
}
