/**
 * How much a game counts. Points shall not be handed from one account to another: whoever plays one opponent all week
 * learns little about how they would do against others, and little is known about one who has just come.
 */
import type { RatedMode } from '@kingdomino/protocol';
import type { Rating } from './plackett-luce.ts';
import { certaintyOf, isProvisional } from './rating.ts';

/** Within which meetings are counted, in milliseconds. */
export const MEETINGS_WITHIN = 7 * 86_400_000;
/** Games with each other in that time that count in full. */
const FULL = 3;

/** The same on the ladder of programs, where the server pairs, and where few may be there. */
const FULL_ON_LADDER = 50;

/**
 * `meetings`: rated games of the same two in the same mode, within the week before this one.
 *
 * @param isLadder whether the server has paired them
 */
export function pairWeight(meetings: number, isLadder = false): number {
  const full = isLadder ? FULL_ON_LADDER : FULL;
  return meetings < full ? 1 : full / (meetings + 1);
}

/** Games in a week with opponents of whom little is known that count for all that is known. */
const FULL_UNKNOWN = 5;

/**
 * Newcomers are one circle: whoever plays with them all week learns as little as from one opponent, whether they win or
 * lose. `met`: rated games with such opponents in the same mode, within the week before this one.
 */
export function newcomersWeight(met: number): number {
  return met < FULL_UNKNOWN ? 1 : FULL_UNKNOWN / (met + 1);
}

/** Whose own rating is not sure yet learns from every game; others as far as is known who they have met. */
export function seatWeight(own: Rating, others: readonly Rating[], mode: RatedMode): number {
  if (isProvisional(own, mode) || others.length === 0) return 1;
  return others.reduce((sum, other) => sum + certaintyOf(other, mode), 0) / others.length;
}
