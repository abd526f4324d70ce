/** Tournaments: their events, who plays in them, and the results of their tables. */

interface TournamentsRow {
  id: string;
  /** The number of its events. */
  version: number;
  state: string;
  visibility: string;
  club_id: string | null;
  /** Null: the operator's. */
  organiser_id: string | null;
  /** JSON */
  summary: string;
  /** By which lists are ordered: when it starts, started or ended. */
  order_at: number;
  ended_at: number | null;
  /** When somebody must look, although nobody sends a command. */
  due_at: number | null;
  /** Until then one process is at it. */
  claimed_until: number;
}

interface TournamentEventsRow {
  tournament_id: string;
  version: number;
  body: string;
}

interface TournamentPlayersRow {
  tournament_id: string;
  player_id: string;
  joined_at: number;
}

/** What the tables came to, written with their last event. */
interface TournamentResultsRow {
  tournament_id: string;
  game: number;
  table_id: string;
  at: number;
  /** JSON; null where the table was closed. */
  body: string | null;
  /** 1 once it is among the events. */
  taken: number;
}

export interface TournamentRows {
  tournaments: TournamentsRow;
  tournament_events: TournamentEventsRow;
  tournament_players: TournamentPlayersRow;
  tournament_results: TournamentResultsRow;
}
