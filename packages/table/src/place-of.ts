import type { Seat } from '@kingdomino/rules';

/**
 * The place of a seat in a ranking, from 1; seats that are tied share it. 0 for a seat that is not ranked.
 *
 * @param ranking seats in the order of their result, tied seats together
 * @example placeOf([[2], [0, 1]], 1) // 2
 */
export function placeOf(ranking: readonly (readonly Seat[])[], seat: Seat): number {
  const row = ranking.findIndex(seats => seats.includes(seat));
  return row < 0 ? 0 : 1 + ranking.slice(0, row).flat().length;
}
