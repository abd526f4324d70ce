/** What a square of a photographed kingdom can be, numbered as the net numbers it: eight kinds, four numbers of crowns. */
import { DOMINOES, type Half, TERRAINS, type Terrain } from '@kingdomino/rules/kingdomino';

/** A square as it is read. */
export type Square =
  | { readonly kind: Terrain; readonly crowns: number }
  | { readonly kind: 'castle' | 'empty' };

const KINDS = [...TERRAINS, 'castle', 'empty'] as const;
const MOST_CROWNS = 3;
const STEP = MOST_CROWNS + 1;

/** How many labels there are. Not all of them occur. */
export const LABELS = KINDS.length * STEP;
export const CASTLE = STEP * KINDS.indexOf('castle');
export const EMPTY = STEP * KINDS.indexOf('empty');

/** The label of a half of a domino. */
export function labelOf({ terrain, crowns }: Half): number {
  return STEP * TERRAINS.indexOf(terrain) + crowns;
}

export function squareOf(label: number): Square {
  const kind = KINDS[Math.floor(label / STEP)]!;
  return kind === 'castle' || kind === 'empty' ? { kind } : { kind, crowns: label % STEP };
}

/** The dominoes of the box without their numbers: a pair of labels, the lower one first, and how often it is there. */
export interface DominoSort {
  readonly labels: readonly [number, number];
  readonly count: number;
}

/** K-C1 */
export const DOMINO_SORTS: readonly DominoSort[] = sortsOf();

function sortsOf(): DominoSort[] {
  const counts = new Map<number, number>();
  for (const { halves } of DOMINOES) {
    const [low, high] = halves.map(labelOf).sort((one, other) => one - other);
    const key = low! * LABELS + high!;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => ({ labels: [Math.floor(key / LABELS), key % LABELS], count }));
}
