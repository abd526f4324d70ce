import type { Seat } from './game.ts';

/** Seats from first place to last by the first key, then the next ones; equal in all of them is a tie. */
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
