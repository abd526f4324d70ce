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

/** As far as the game counts: of the way from one rating to the other, this part. */
export function partly(before: Rating, after: Rating, weight: number): Rating {
  if (weight === 1) return after;
  return {
    mu: before.mu + weight * (after.mu - before.mu),
    sigma: before.sigma + weight * (after.sigma - before.sigma),
  };
}

/** By which lists are ordered: so strong at the least, most likely. */
export function worthOf({ mu, sigma }: Rating): number {
  return mu - 2 * sigma;
}

export function isProvisional(rating: Rating, mode: RatedMode): boolean {
  return doubtOf(rating, mode) > MOST_DOUBT;
}

/** 1 for a rating that is sure enough to be listed, less the wider it is. */
export function certaintyOf(rating: Rating, mode: RatedMode): number {
  return Math.min(1, (MOST_DOUBT / doubtOf(rating, mode)) ** 2);
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
export function pointsOf(mode: RatedMode): number {
  return TEN_TO_ONE / (Math.LN10 * MODEL.beta * Math.sqrt(SEATS_OF[mode]));
}
