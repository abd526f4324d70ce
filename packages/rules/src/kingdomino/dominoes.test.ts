import { expect, test } from 'vitest';
import { DOMINOES, domino, HALF_CROWNS, HALF_TERRAIN, IS_DOUBLE, isDomino, TERRAINS } from './dominoes.ts';

const halves = DOMINOES.flatMap(each => each.halves);

// [plain, one crown, two, three]
test.each([
  ['wheat', [21, 5, 0, 0]],
  ['forest', [16, 6, 0, 0]],
  ['lake', [12, 6, 0, 0]],
  ['grassland', [10, 2, 2, 0]],
  ['swamp', [6, 2, 2, 0]],
  ['mine', [1, 1, 3, 1]],
] as const)('[K-C1] squares of %s', (terrain, totals) => {
  const count = (crowns: number) =>
    halves.filter(half => half.terrain === terrain && half.crowns === crowns).length;
  expect([0, 1, 2, 3].map(count)).toEqual(totals);
});

test('[K-C1] 48 dominoes with 39 crowns, numbered from 1', () => {
  expect(DOMINOES.map(({ number }) => number)).toEqual(Array.from({ length: 48 }, (_, index) => index + 1));
  expect(halves.reduce((sum, { crowns }) => sum + crowns, 0)).toBe(39);
  expect(new Set(halves.map(({ terrain }) => terrain))).toEqual(new Set(TERRAINS));
});

test('[K-C1] there is no domino 0, 49 or 1.5', () => {
  expect([1, 48].every(isDomino)).toBe(true);
  expect([0, 49, -1, 1.5, Number.NaN].some(isDomino)).toBe(false);
  expect(domino(48).halves[1]).toEqual({ terrain: 'mine', crowns: 3 });
  expect(() => domino(49)).toThrow(RangeError);
});

test('the tables of numbers say the same as the list', () => {
  for (const { number, halves: pair } of DOMINOES) {
    for (const [which, { terrain, crowns }] of pair.entries()) {
      expect(TERRAINS[HALF_TERRAIN[2 * number + which]!]).toBe(terrain);
      expect(HALF_CROWNS[2 * number + which]).toBe(crowns);
    }
  }
  const doubles = [...IS_DOUBLE.keys()].filter(number => number > 0 && IS_DOUBLE[number] === 1);
  expect(doubles).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
