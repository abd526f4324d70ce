/** How well somebody solves puzzles, by Glicko: a rating and how uncertain it is. Each puzzle counts once, as a game against it. */

export interface SolverRating {
  readonly rating: number;
  /** One standard deviation. */
  readonly deviation: number;
}

/** The first try at a puzzle. */
export interface RatedTry {
  /** Of the puzzle. */
  readonly rating: number;
  readonly isRight: boolean;
}

/** Of whom nothing is known. */
export const UNKNOWN: SolverRating = { rating: 1200, deviation: 250 };
/** Ratings of puzzles come from few answers of bots. */
const OF_PUZZLES = 100;
/** People learn: nobody is ever known for certain. */
const LEAST_DEVIATION = 50;
/** Ten to one for so many points, times the natural logarithm of ten. */
const Q = Math.LN10 / 400;

export function ratingAfter(tries: readonly RatedTry[]): SolverRating {
  return tries.reduce(afterTry, UNKNOWN);
}

export function afterTry(before: SolverRating, { rating: puzzle, isRight }: RatedTry): SolverRating {
  const { rating, deviation } = before;
  const weight = 1 / Math.sqrt(1 + (3 * Q ** 2 * OF_PUZZLES ** 2) / Math.PI ** 2);
  const expected = 1 / (1 + 10 ** ((-weight * (rating - puzzle)) / 400));
  const known = Q ** 2 * weight ** 2 * expected * (1 - expected);
  const precision = 1 / deviation ** 2 + known;
  return {
    rating: rating + ((Q * weight) / precision) * (Number(isRight) - expected),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / precision)),
  };
}
