/** Programs of members, those that wait for a game of the ladder, and its games. */

interface ProgramsRow {
  player_id: string;
  owner_id: string;
  made_at: number;
}

/** One for each program that asks for a game. */
export interface LadderWaitsRow {
  player_id: string;
  /** With commas. */
  modes: string;
  since: number;
  seen_at: number;
}

interface LadderGamesRow {
  table_id: string;
  mode: string;
  at: number;
  /** JSON, by seat: the id of a program, or what a level of ours is called where players have ids. */
  seats: string;
}

/** Programs and levels alike. */
interface LadderSeatsRow {
  player_id: string;
  at: number;
  table_id: string;
}

/** One row: whoever has it pairs. */
interface LadderRow {
  id: number;
  looked_at: number;
}

export interface LadderRows {
  programs: ProgramsRow;
  ladder_waits: LadderWaitsRow;
  ladder_games: LadderGamesRow;
  ladder_seats: LadderSeatsRow;
  ladder: LadderRow;
}
