import type { Seat } from './game.ts';

/**
 * Seats from first place to last. Seats that are equal in all keys share a place.
 *
 * @param scores by seat
 * @param keys what decides, the first key first
 * @example
 * rank([{ total: 40 }, { total: 52 }], ['total']); // [[1], [0]]
 */
export function rank<Key extends string>(
  scores: readonly Readonly<Record<Key, number>>[],
  keys: readonly Key[],
): Seat[][] {
  const compare = (one: Seat, other: Seat) => {
    const key = keys.find(candidate => scores[one]![candidate] !== scores[other]![candidate]);
    return key === undefined ? 0 : scores[other]![key] - scores[one]![key];
  };
  const places: Seat[][] = [];
  for (const seat of scores
    .map((_, index) => index)
    .sort((one, other) => compare(one, other) || one - other)) {
    const last = places.at(-1);
    if (last && compare(last[0]!, seat) === 0) last.push(seat);
    else places.push([seat]);
  }
  return places;
}
