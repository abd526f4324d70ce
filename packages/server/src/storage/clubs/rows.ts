/** Clubs, their members, notices, seasons and results. */

interface ClubsRow {
  id: string;
  name: string;
  /** Who has it may join; null once the club is closed. */
  link: string | null;
  founder_id: string;
  /** 1 when games with bots count. */
  bots: number;
  created_at: number;
  /** 1 when nobody sees it any more; its results go little by little. */
  closed: number;
}

interface ClubMembersRow {
  club_id: string;
  player_id: string;
  joined_at: number;
  /** 1 for who decides beside the founder. */
  admin: number;
}

interface ClubNoticesRow {
  id: string;
  club_id: string;
  /** Who wrote it. */
  player_id: string;
  at: number;
  body: string;
}

interface ClubSeasonsRow {
  club_id: string;
  number: number;
  from_at: number;
  until_at: number | null;
  scoring: string;
}

/** The log of games that count, a row for each person: outlives its tables and its players' names. */
interface ClubResultsRow {
  club_id: string;
  at: number;
  table_id: string;
  seat: number;
  player_id: string;
  /** At the table, of people and bots. */
  seats: number;
  place: number;
  tied: number;
  points: number;
}

export interface ClubRows {
  clubs: ClubsRow;
  club_members: ClubMembersRow;
  club_notices: ClubNoticesRow;
  club_seasons: ClubSeasonsRow;
  club_results: ClubResultsRow;
}
