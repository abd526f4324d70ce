/** How strong a player is, as far as results tell, and how that is shown. */
import type { RatedMode } from '@kingdomino/protocol';
import { type Rating, updateRatings } from './plackett-luce.ts';

/** What is believed of a newcomer: docs/measurements/ratings.md says why so wide. */
export const NEWCOMER: Rating = { mu: 25, sigma: 6.5 };
const MODEL = { beta: 25 / 6, tau: 0.15 };
export const SEATS_OF: Readonly<Record<RatedMode, number>> = {
  two: 2,
  mighty: 2,
  duel: 2,
  three: 3,
  four: 4,
};
/** As people know it from chess: 1500 in the middle, and 400 more come before somebody ten times of eleven. */
const MIDDLE = 1500;
const TEN_TO_ONE = 400;
/** In points: a rating that may be farther off is not listed yet. */
const MOST_DOUBT = 200;

/** The ratings after a game: `places` has one for each rating, 1 is the best, and those who are tied share it. */
export function rateGame(ratings: readonly Rating[], places: readonly number[]): Rating[] {
  return updateRatings(ratings, places, MODEL);
}

/** By which lists are ordered: so strong at the least, most likely. */
export function worthOf({ mu, sigma }: Rating): number {
  return mu - 2 * sigma;
}

export function isProvisional(rating: Rating, mode: RatedMode): boolean {
  return doubtOf(rating, mode) > MOST_DOUBT;
}

/** As people see it: a number, and how far off it may be (in nineteen of twenty cases). */
export interface ShownRating {
  readonly rating: number;
  readonly deviation: number;
  readonly provisional?: true;
}

export function shownRating(rating: Rating, mode: RatedMode): ShownRating {
  return {
    rating: Math.round(MIDDLE + pointsOf(mode) * (rating.mu - NEWCOMER.mu)),
    deviation: Math.round(doubtOf(rating, mode)),
    ...(isProvisional(rating, mode) ? { provisional: true } : {}),
  };
}

function doubtOf({ sigma }: Rating, mode: RatedMode): number {
  return 2 * pointsOf(mode) * sigma;
}

/** Points for one of the model's own, whose size grows with the luck of all who sit there. */
function pointsOf(mode: RatedMode): number {
  return TEN_TO_ONE / (Math.LN10 * MODEL.beta * Math.sqrt(SEATS_OF[mode]));
}
