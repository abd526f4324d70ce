import type { Seat } from '@kingdomino/rules';

/** From 1; whoever is equal shares it. 0 for who is not ranked. */
export function placeOf(ranking: readonly (readonly Seat[])[], seat: Seat): number {
  const row = ranking.findIndex(seats => seats.includes(seat));
  return row < 0 ? 0 : 1 + ranking.slice(0, row).flat().length;
}
