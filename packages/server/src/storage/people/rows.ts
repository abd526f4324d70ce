/** Of the database: who follows whom, challenges, and news. */

interface FollowsRow {
  player_id: string;
  other_id: string;
  at: number;
}

/** A challenge of one member to another, and what became of it. */
export interface ChallengesRow {
  id: string;
  by_id: string;
  to_id: string;
  /** JSON */
  terms: string;
  /** The two and the terms, while it is open; else null. */
  open_key: string | null;
  state: string;
  made_at: number;
  expires_at: number;
  settled_at: number | null;
  table_id: string | null;
}

/** Something that a member is told in the page. Names are not in it: they are those of today. */
export interface NewsRow {
  /** The player, and what it is about. */
  id: string;
  player_id: string;
  kind: string;
  /** Whom it is about; empty for nobody. */
  about_id: string;
  at: number;
  read_at: number | null;
  /** JSON */
  body: string;
}

/** Kinds that a member does not want; who has no row wants all. */
interface NewsSettingsRow {
  player_id: string;
  /** With commas. */
  off: string;
}

export interface PeopleRows {
  follows: FollowsRow;
  challenges: ChallengesRow;
  news: NewsRow;
  news_settings: NewsSettingsRow;
}
