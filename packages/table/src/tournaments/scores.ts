/** What the games of a tournament come to for each player, before anybody is ranked. */
import type { ReadonlyTournament, TournamentGame } from './tournament.ts';

export interface Record {
  readonly player: string;
  /** Two for each opponent behind, one for each tied; a bye as if all were behind. */
  score: number;
  games: number;
  wins: number;
  byes: number;
  /** Points more than the mean of the others at the table, in all. */
  margin: number;
  /** Whom one has met, once for each meeting. */
  readonly opponents: string[];
  /** How often one sat in which seat. */
  readonly seats: number[];
}

/** By player, of all who have ever joined. */
export function recordsOf(tournament: ReadonlyTournament): Map<string, Record> {
  const { seats } = tournament;
  const records = new Map<string, Record>();
  for (const player of tournament.entrants.keys()) records.set(player, empty(player, seats));
  for (const game of tournament.games) note(records, game);
  for (const { byes } of tournament.rounds)
    for (const player of byes) {
      const record = records.get(player);
      if (!record) continue;
      record.byes++;
      record.score += 2 * (seats - 1);
    }
  return records;
}

/** Two for each other seat behind one's own, one for each that is tied. */
function beaten(places: readonly number[], seat: number): number {
  const mine = places[seat]!;
  return places.reduce(
    (sum, place, other) => sum + (other === seat ? 0 : place > mine ? 2 : place === mine ? 1 : 0),
    0,
  );
}

/** Nothing, where somebody gave up: the points then say little. */
export function marginOf(
  { result, players }: Pick<TournamentGame, 'result' | 'players'>,
  seat: number,
): number {
  if (!result || result.forfeited) return 0;
  const others = result.points.filter((_, other) => other !== seat);
  const mean = others.reduce((sum, points) => sum + points, 0) / Math.max(1, others.length);
  return players.length === 0 ? 0 : result.points[seat]! - mean;
}

const empty = (player: string, seats: number): Record => ({
  player,
  score: 0,
  games: 0,
  wins: 0,
  byes: 0,
  margin: 0,
  opponents: [],
  seats: Array.from({ length: seats }, () => 0),
});

function note(records: Map<string, Record>, game: TournamentGame): void {
  const { players, result, isFinished } = game;
  players.forEach((player, seat) => {
    const record = records.get(player);
    if (!record) return;
    record.seats[seat]!++;
    record.opponents.push(...players.filter(other => other !== player));
    if (!isFinished) return;
    record.games++;
    // a table that was closed by the operator is a draw
    record.score += result ? beaten(result.places, seat) : players.length - 1;
    if (result?.places[seat] === 1) record.wins++;
    record.margin += marginOf(game, seat);
  });
}
