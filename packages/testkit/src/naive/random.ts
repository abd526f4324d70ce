// A small seeded generator (mulberry32), for the random games of tests.

/** A function that gives a whole number from 0 to `below` - 1. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return below => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** A new list of the same items in random order. */
export function shuffled<Item>(items: readonly Item[], random: (below: number) => number): Item[] {
  const left = [...items];
  const result: Item[] = [];
  while (left.length > 0) result.push(...left.splice(random(left.length), 1));
  return result;
}
