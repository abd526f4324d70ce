/**
 * Duplicate: every table of a round plays the same deal, so that each seat is compared with the same seat at all other
 * tables, as in bridge: two match points for each that did worse, one for each that did as well.
 */
import type { ReadonlyTournament, TournamentGame } from './tournament.ts';

/** What a seat made of the deal: alone against bots its points; among people how far it was ahead of the best other. */
function worthOf({ result, players }: Pick<TournamentGame, 'result' | 'players'>, seat: number): number {
  if (!result || result.forfeited?.includes(seat)) return Number.NEGATIVE_INFINITY;
  const mine = result.points[seat]!;
  if (players.length === 1) return mine;
  // who was left alone is not to lose by it
  if (result.forfeited) return Number.POSITIVE_INFINITY;
  return mine - Math.max(...result.points.filter((_, other) => other !== seat));
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
 * counts as average, and so does a bye.
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
  /** Of the rounds that are over, those that were missed as nothing. */
  percent: number;
  games: number;
}

export function duplicateScores(tournament: ReadonlyTournament): Map<string, DuplicateScore> {
  const sums = new Map<string, DuplicateScore>();
  for (const player of tournament.entrants.keys()) sums.set(player, { percent: 0, games: 0 });
  let over = 0;
  for (const { round, games, byes } of tournament.rounds) {
    const percents = roundPercents(tournament, round);
    if (!percents) continue;
    over++;
    for (const number of games)
      tournament.games[number]!.players.forEach((player, seat) => {
        const sum = sums.get(player);
        if (!sum) return;
        sum.percent += percents.get(number)![seat]!;
        sum.games++;
      });
    for (const player of byes) {
      const sum = sums.get(player);
      if (sum) sum.percent += 50;
    }
  }
  for (const sum of sums.values()) sum.percent = over === 0 ? 0 : sum.percent / over;
  return sums;
}
