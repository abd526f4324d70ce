/**
 * Players of known strength play rated games against each other: are order and spread of their strengths found, and
 * after how many games? `node packages/server/dist/tools/rating-simulation.js [players] [games] [spread] [seed]`
 */
import type { RatedMode } from '@kingdomino/protocol';
import { Random } from '@kingdomino/rules';
import type { Rating } from '../ratings/plackett-luce.ts';
import { isProvisional, NEWCOMER, rateGame, shownRating } from '../ratings/rating.ts';

/** Games of each player after which it is looked. */
const LOOKS = [1, 3, 5, 10, 15, 20, 30, 50, 100, 200, 400];
const MODES: Readonly<Record<number, RatedMode>> = { 2: 'two', 3: 'three', 4: 'four' };
const MIDDLE = 1500;
/** 400 points more win ten games of eleven. */
const PER_POINT = Math.LN10 / 400;

export interface Look {
  readonly games: number;
  /** Spearman's: 1 when everybody is in the right order. */
  readonly order: number;
  /** Of the ratings, where that of the strengths is 1. */
  readonly spread: number;
  /** How far ratings are off in the middle, in points. */
  readonly error: number;
  /** How far they say to be off at most, and how often that is true. */
  readonly deviation: number;
  readonly covered: number;
  readonly provisional: number;
}

export interface Simulation {
  readonly players: number;
  readonly seats: number;
  readonly games: number;
  /** Standard deviation of the strengths, in points. */
  readonly spread: number;
  readonly seed: number;
}

export function simulateRatings({ players, seats, games, spread, seed }: Simulation): Look[] {
  const random = new Random(seed);
  const strengths = Array.from({ length: players }, () => MIDDLE + spread * normal(random));
  const ratings: Rating[] = strengths.map(() => NEWCOMER);
  const looks: Look[] = [];
  for (let round = 1; round <= games; round++) {
    const order = shuffled(players, random);
    for (let first = 0; first + seats <= players; first += seats)
      playGame(order.slice(first, first + seats), strengths, ratings, random);
    if (LOOKS.includes(round)) looks.push(look(round, strengths, ratings, MODES[seats]!));
  }
  return looks;
}

function playGame(
  seated: readonly number[],
  strengths: readonly number[],
  ratings: Rating[],
  random: Random,
): void {
  const luck = seated.map(player => PER_POINT * strengths[player]! - Math.log(-Math.log(fraction(random))));
  const places = luck.map(mine => 1 + luck.filter(other => other > mine).length);
  const after = rateGame(
    seated.map(player => ratings[player]!),
    places,
  );
  for (const [index, player] of seated.entries()) ratings[player] = after[index]!;
}

function look(
  games: number,
  strengths: readonly number[],
  ratings: readonly Rating[],
  mode: RatedMode,
): Look {
  const shown = ratings.map(rating => shownRating(rating, mode));
  const errors = shown.map(({ rating }, player) => Math.abs(rating - strengths[player]!));
  const covered = shown.filter(({ deviation }, player) => errors[player]! <= deviation).length;
  return {
    games,
    order: correlation(ranks(strengths), ranks(ratings.map(({ mu }) => mu))),
    spread: deviationOf(shown.map(({ rating }) => rating)) / deviationOf(strengths),
    error: errors.toSorted((one, other) => one - other)[Math.floor(errors.length / 2)]!,
    deviation: mean(shown.map(({ deviation }) => deviation)),
    covered: covered / shown.length,
    provisional: ratings.filter(rating => isProvisional(rating, mode)).length / ratings.length,
  };
}

function shuffled(count: number, random: Random): number[] {
  const list = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
  return list;
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).sort((one, other) => values[one]! - values[other]!);
  const places: number[] = [];
  for (const [place, index] of order.entries()) places[index] = place;
  return places;
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)];
  const together = mean(one.map((value, index) => (value - a) * (other[index]! - b)));
  return together / (deviationOf(one) * deviationOf(other));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviationOf(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map(value => (value - middle) ** 2)));
}

/** Between 0 and 1, neither of them. */
function fraction(random: Random): number {
  return (random.below(2 ** 30) + 0.5) / 2 ** 30;
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(fraction(random))) * Math.cos(2 * Math.PI * fraction(random));
}

function main([players = '1000', games = '200', spread = '200', seed = '1']: readonly string[]): void {
  for (const seats of [2, 3, 4]) {
    console.log(`\n${seats} seats, ${players} players, strengths 1500 ± ${spread}`);
    console.log('games  order  spread  error  ±  within ±  provisional');
    const settings = {
      players: Number(players),
      games: Number(games),
      spread: Number(spread),
      seed: Number(seed),
    };
    for (const row of simulateRatings({ ...settings, seats }))
      console.log(
        `${row.games}  ${row.order.toFixed(3)}  ${row.spread.toFixed(2)}  ${row.error.toFixed(0)}  ${row.deviation.toFixed(0)}  ` +
          `${(100 * row.covered).toFixed(0)} %  ${(100 * row.provisional).toFixed(0)} %`,
      );
  }
}

if (process.argv[1]?.endsWith('rating-simulation.js')) main(process.argv.slice(2));
