// The one interface both naive games keep to.

/** The plainest possible statement of a game, for comparing with the fast one. Moves are record texts. */
export interface NaiveGame<State> {
  /** Options as in the record; already valid. */
  start(options: Readonly<Record<string, unknown>>): State;
  toAct(state: State): number | 'chance' | 'over';
  /** Every legal move of the seat to act, as canonical record texts (chance and over: empty). */
  moves(state: State): string[];
  /** Is this chance move text one the rules allow here? */
  isChance(state: State, move: string): boolean;
  /** Trusts the move; never changes its argument. */
  play(state: State, move: string): State;
  /** Record `result` as the position stands now. */
  result(state: State): NaiveResult;
}

export interface NaiveResult {
  scores: Record<string, number>[];
  ranking: number[][];
  games?: Record<string, number>[][];
}
