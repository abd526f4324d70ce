/**
 * Duplicate: every table of a round plays the same deal. Alone against the same bots everybody is compared with
 * everybody, as in bridge: two match points for each that did worse, one for each that did as well. Among people it
 * counts by how many points one was ahead of the others at the table (`leadScores`).
 */
import { marginOf } from './scores.ts';
import type { ReadonlyTournament, TournamentGame } from './tournament.ts';

/** What a seat made of the deal. */
function worthOf({ result }: Pick<TournamentGame, 'result'>, seat: number): number {
  return !result || result.forfeited?.includes(seat) ? Number.NEGATIVE_INFINITY : result.points[seat]!;
}

/** Percent of the match points, by what each made of it. Who is alone in a seat has half. */
export function matchPoints(worths: readonly number[]): number[] {
  if (worths.length === 1) return [50];
  const sorted = [...worths].sort((one, other) => one - other);
  return worths.map(worth => {
    const worse = lowerBound(sorted, worth);
    const equal = upperBound(sorted, worth) - worse - 1;
    return (100 * (2 * worse + equal)) / (2 * (worths.length - 1));
  });
}

/** How many are smaller. */
function lowerBound(sorted: readonly number[], value: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! < value) from = middle + 1;
    else to = middle;
  }
  return from;
}

function upperBound(sorted: readonly number[], value: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! <= value) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * The percentages of a round, by game and by seat; undefined while it is played. A table that the operator has closed
 * counts as average.
 */
export function roundPercents(
  tournament: ReadonlyTournament,
  round: number,
): ReadonlyMap<number, readonly number[]> | undefined {
  const games = (tournament.rounds[round - 1]?.games ?? []).map(number => tournament.games[number]!);
  if (games.some(({ isFinished }) => !isFinished)) return undefined;
  const counted = games.filter(({ result }) => result !== undefined);
  const percents = new Map<number, number[]>(games.map(({ game, players }) => [game, players.map(() => 50)]));
  for (let seat = 0; seat < tournament.seats; seat++)
    matchPoints(counted.map(game => worthOf(game, seat))).forEach((percent, index) => {
      percents.get(counted[index]!.game)![seat] = percent;
    });
  return percents;
}

export interface DuplicateScore {
  /** Percent, or points. */
  score: number;
  games: number;
}

export function duplicateScores(tournament: ReadonlyTournament): Map<string, DuplicateScore> {
  return tournament.plan.against === 'bots' ? percentScores(tournament) : leadScores(tournament);
}

/** The mean percentage of the rounds that are over, those that were missed as nothing. */
function percentScores(tournament: ReadonlyTournament): Map<string, DuplicateScore> {
  const sums = noScores(tournament);
  let over = 0;
  for (const { round, games } of tournament.rounds) {
    const percents = roundPercents(tournament, round);
    if (!percents) continue;
    over++;
    for (const number of games)
      tournament.games[number]!.players.forEach((player, seat) => {
        const sum = sums.get(player);
        if (!sum) return;
        sum.score += percents.get(number)![seat]!;
        sum.games++;
      });
  }
  for (const sum of sums.values()) sum.score = over === 0 ? 0 : sum.score / over;
  return sums;
}

/** Who gives up, or misses a round, is as far behind as the last of that round, and at least so many points. */
const FAR_BEHIND = -20;

/**
 * By how many points somebody was ahead of the others at the table, on average. A round that one could not play (a bye,
 * a table that was closed, an opponent who gave up) does not count.
 */
function leadScores(tournament: ReadonlyTournament): Map<string, DuplicateScore> {
  const sums = noScores(tournament);
  const counted = new Map<string, number>();
  for (const { games: numbers, byes } of tournament.rounds) {
    const games = numbers.map(number => tournament.games[number]!);
    if (games.some(({ isFinished }) => !isFinished)) continue;
    const played = games.flatMap(game => game.players.map((player, seat) => ({ player, game, seat })));
    const last = Math.min(FAR_BEHIND, ...played.map(({ game, seat }) => marginOf(game, seat)));
    const there = new Set([...byes, ...played.map(({ player }) => player)]);
    for (const { player, game, seat } of played) {
      const sum = sums.get(player);
      if (!sum) continue;
      sum.games++;
      const lead = leadOf(game, seat, last);
      if (lead === undefined) continue;
      sum.score += lead;
      counted.set(player, (counted.get(player) ?? 0) + 1);
    }
    for (const [player, sum] of sums)
      if (!there.has(player)) {
        sum.score += last;
        counted.set(player, (counted.get(player) ?? 0) + 1);
      }
  }
  for (const [player, sum] of sums) sum.score /= counted.get(player) ?? 1;
  return sums;
}

function leadOf(game: TournamentGame, seat: number, last: number): number | undefined {
  if (!game.result) return undefined;
  if (game.result.forfeited?.includes(seat)) return last;
  return game.result.forfeited ? undefined : marginOf(game, seat);
}

function noScores({ entrants }: ReadonlyTournament): Map<string, DuplicateScore> {
  return new Map([...entrants.keys()].map(player => [player, { score: 0, games: 0 }]));
}
