/**
 * K-C1: the 48 dominoes. A half is written as its terrain and its crowns.
 *
 * Provenance: the rulebooks give the totals of squares and show single dominoes; which halves lie together under which
 * number comes from public implementations that agree, and its totals are those of the rulebooks.
 */
/** The six terrains, in the order of their numbers. */
export const TERRAINS = ['wheat', 'forest', 'lake', 'grassland', 'swamp', 'mine'] as const;
/** One of the six terrains. */
export type Terrain = (typeof TERRAINS)[number];

/** One half of a domino. */
export interface Half {
  readonly terrain: Terrain;
  readonly crowns: number;
}

/** A domino: its number, and its two halves. */
export interface Domino {
  readonly number: number;
  readonly halves: readonly [Half, Half];
}

const TABLE = `
 1 wheat       wheat
 2 wheat       wheat
 3 forest      forest
 4 forest      forest
 5 forest      forest
 6 forest      forest
 7 lake        lake
 8 lake        lake
 9 lake        lake
10 grassland   grassland
11 grassland   grassland
12 swamp       swamp
13 wheat       forest
14 wheat       lake
15 wheat       grassland
16 wheat       swamp
17 forest      lake
18 forest      grassland
19 wheat+      forest
20 wheat+      lake
21 wheat+      grassland
22 wheat+      swamp
23 wheat+      mine
24 forest+     wheat
25 forest+     wheat
26 forest+     wheat
27 forest+     wheat
28 forest+     lake
29 forest+     grassland
30 lake+       wheat
31 lake+       wheat
32 lake+       forest
33 lake+       forest
34 lake+       forest
35 lake+       forest
36 wheat       grassland+
37 lake        grassland+
38 wheat       swamp+
39 grassland   swamp+
40 mine+       wheat
41 wheat       grassland++
42 lake        grassland++
43 wheat       swamp++
44 grassland   swamp++
45 mine++      wheat
46 swamp       mine++
47 swamp       mine++
48 wheat       mine+++
`;

/** All dominoes, by ascending number. */
export const DOMINOES: readonly Domino[] = TABLE.trim()
  .split('\n')
  .map(row => {
    const [number, first, second] = row.trim().split(/ +/) as [string, string, string];
    return { number: Number(number), halves: [readHalf(first), readHalf(second)] };
  });

/** How many dominoes there are. */
export const DOMINO_COUNT = DOMINOES.length;

/**
 * A domino by its number.
 *
 * @param number from 1 to 48
 * @throws RangeError for any other number
 * @example
 * domino(48).halves; // wheat without crowns, mine with three
 */
export function domino(number: number): Domino {
  const found = DOMINOES[number - 1];
  if (!found) throw new RangeError(`there is no domino ${number}`);
  return found;
}

/**
 * Whether there is a domino of this number.
 *
 * @param number any number
 * @example
 * isDomino(49); // false
 */
export function isDomino(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= DOMINO_COUNT;
}

function readHalf(text: string): Half {
  const [terrain] = text.split('+') as [Terrain];
  return { terrain, crowns: text.length - terrain.length };
}

/** The same table as numbers, indexed by 2 x number (first half) and 2 x number + 1 (second half). */
export const HALF_TERRAIN = Uint8Array.from({ length: 2 * DOMINO_COUNT + 2 }, (_, index) =>
  index < 2 ? 0 : TERRAINS.indexOf(DOMINOES[(index >> 1) - 1]!.halves[index & 1]!.terrain),
);
/** The crowns, indexed like `HALF_TERRAIN`. */
export const HALF_CROWNS = Uint8Array.from({ length: 2 * DOMINO_COUNT + 2 }, (_, index) =>
  index < 2 ? 0 : DOMINOES[(index >> 1) - 1]!.halves[index & 1]!.crowns,
);

/** By number: 1 if both halves show the same, so that turning the domino round makes no difference. */
export const IS_DOUBLE = Uint8Array.from({ length: DOMINO_COUNT + 1 }, (_, number) => {
  const first = 2 * number;
  return HALF_TERRAIN[first] === HALF_TERRAIN[first + 1] && HALF_CROWNS[first] === HALF_CROWNS[first + 1]
    ? 1
    : 0;
});
