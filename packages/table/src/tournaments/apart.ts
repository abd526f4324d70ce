/** Who shall not meet: one of the two has blocked the other. */

export type Apart = ReadonlyMap<string, ReadonlySet<string>>;

export const NOBODY_APART: Apart = new Map();

/** Of pairs in any order. */
export function apartOf(pairs: readonly { readonly one: string; readonly other: string }[]): Apart {
  const apart = new Map<string, Set<string>>();
  const add = (one: string, other: string) => apart.set(one, (apart.get(one) ?? new Set()).add(other));
  for (const { one, other } of pairs) {
    add(one, other);
    add(other, one);
  }
  return apart;
}

export const areApart = (apart: Apart, one: string, other: string): boolean =>
  apart.get(one)?.has(other) ?? false;
