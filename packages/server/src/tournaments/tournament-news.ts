/** What players of a tournament are told. */

export interface TournamentNews {
  readonly kind: 'begins' | 'paired' | 'result';
  readonly tournament: string;
  readonly name: string;
  readonly players: readonly string[];
  /** Of the game that begins. */
  readonly table?: string;
}

/** The one place that notifications about tournaments leave from: called after the commit, by the process that wrote it. */
export function sendTournamentNews(_news: TournamentNews): void {
  // kinds of notifications for it are registered with the centre for news
}
