import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chancesOf, kingdomsOf, type Laid } from '../testing/kingdoms.ts';
import { consistentReading, type Grid, plainReading } from './consistent-reading.ts';
import { CASTLE, DOMINO_SORTS, EMPTY, LABELS } from './labels.ts';

const KINGDOMS: readonly Laid[] = ['one', 'two', 'three', 'four', 'five'].flatMap(seed => [
  ...kingdomsOf(seed),
  ...kingdomsOf(seed, true),
]);
const USED = [...new Set(DOMINO_SORTS.flatMap(({ labels }) => labels))];

describe('[K-C1] kingdoms that were laid', () => {
  test.each(KINGDOMS.map((laid, index) => [index, laid] as const))(
    'kingdom %i is read as it lies where nothing is doubtful',
    (_, laid) => {
      expect(consistentReading(chancesOf(laid.labels), laid)).toEqual(laid.labels);
    },
  );

  test('a single square that is taken for another is corrected wherever the box says no', () => {
    let corrected = 0;
    let tried = 0;
    for (const laid of KINGDOMS) {
      for (let square = 0; square < laid.labels.length; square += 3) {
        const rather = USED[(square * 5 + 3) % USED.length]!;
        if (laid.labels[square] === rather || laid.labels[square] === EMPTY) continue;
        const chances = chancesOf(laid.labels, [{ square, rather, by: 1 }]);
        const read = consistentReading(chances, laid)!;
        tried++;
        // either as it lies, or as cheaply in another way that the box allows
        expect(costOf(chances, read)).toBeLessThanOrEqual(costOf(chances, laid.labels));
        if (read.every((label, index) => label === laid.labels[index])) corrected++;
      }
    }
    expect(plainReading(chancesOf(KINGDOMS[0]!.labels))).toEqual(KINGDOMS[0]!.labels);
    expect(corrected).toBeGreaterThan(tried / 2);
  });

  test('two castles: the less likely one is something else', () => {
    const laid = KINGDOMS[0]!;
    const square = laid.labels.findIndex(label => label !== CASTLE && label !== EMPTY);
    const chances = chancesOf(laid.labels, [{ square, rather: CASTLE, by: 2 }]);
    expect(plainReading(chances).filter(label => label === CASTLE)).toHaveLength(2);
    expect(consistentReading(chances, laid)).toEqual(laid.labels);
  });

  test('what no dominoes can have made has no reading, and the search ends', () => {
    // five mines with three crowns: the box has one
    const mine = Math.max(...USED);
    const labels = [mine, mine, CASTLE, mine, mine, mine];
    expect(consistentReading(chancesOf(labels), { columns: 3, rows: 2 })).toBeUndefined();
  });
});

test('as cheap as the best of all readings, on small boards', () => {
  const grids: Grid[] = [
    { columns: 3, rows: 1 },
    { columns: 2, rows: 2 },
    { columns: 3, rows: 2 },
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...grids),
      fc.array(fc.double({ min: -6, max: 0, noNaN: true }), { minLength: 6 * LABELS, maxLength: 6 * LABELS }),
      (grid, numbers) => {
        const chances = Float32Array.from(numbers.slice(0, grid.columns * grid.rows * LABELS));
        const read = consistentReading(chances, grid)!;
        expect(costOf(chances, read)).toBeCloseTo(cheapest(chances, grid), 4);
      },
    ),
    { numRuns: 8 },
  );
});

/** How much less likely a reading is than the most likely label everywhere. */
function costOf(chances: Float32Array, reading: readonly number[]): number {
  return reading.reduce((sum, label, square) => {
    const row = chances.subarray(square * LABELS, (square + 1) * LABELS);
    return sum + Math.max(...row) - row[label]!;
  }, 0);
}

/** Every reading, one after the other, without any bound. */
function cheapest(chances: Float32Array, { columns, rows }: Grid): number {
  const reading = Array.from({ length: columns * rows }, () => -1);
  const left = DOMINO_SORTS.map(({ count }) => count);
  let best = Number.POSITIVE_INFINITY;
  const go = (castles: number) => {
    const square = reading.indexOf(-1);
    if (square < 0) {
      if (castles === 1) best = Math.min(best, costOf(chances, reading));
      return;
    }
    for (const [label, more] of [
      [EMPTY, 0],
      [CASTLE, 1],
    ] as const) {
      reading[square] = label;
      if (castles + more <= 1) go(castles + more);
      reading[square] = -1;
    }
    const beside = (square + 1) % columns === 0 ? [square + columns] : [square + 1, square + columns];
    for (const other of beside.filter(each => reading[each] === -1)) {
      for (const [sort, { labels }] of DOMINO_SORTS.entries()) {
        if (left[sort] === 0) continue;
        left[sort]!--;
        for (const [one, two] of [labels, [labels[1], labels[0]]]) {
          reading[square] = one!;
          reading[other] = two!;
          go(castles);
        }
        left[sort]!++;
        reading[square] = -1;
        reading[other] = -1;
      }
    }
  };
  go(0);
  return best;
}

test('dominoes that lie, a castle and a row of nine squares fit into one exact number', () => {
  const states = DOMINO_SORTS.reduce((product, { count }) => product * (count + 1), 1);
  expect(states * 2 * 2 ** 9).toBeLessThan(Number.MAX_SAFE_INTEGER);
});
