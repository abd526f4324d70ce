import { expect, test } from 'vitest';
import { utility, utilityOf, WIN_POINTS } from './utility.ts';

test('a lead counts by its points, and a certain win by twenty more', () => {
  expect(utility(3, 0)).toBe(3);
  expect(utility(3, 1) - utility(3, 0)).toBe(WIN_POINTS);
});

test('the lead is over the best other seat; own points decide between equal leads', () => {
  expect(utilityOf({ points: [50, 30, 44], wins: [0.5, 0.1, 0.4] }, 0)).toBeCloseTo(6 + 0.5 * WIN_POINTS, 3);
  const low = utilityOf({ points: [40, 36], wins: [1, 0] }, 0);
  const high = utilityOf({ points: [50, 46], wins: [1, 0] }, 0);
  expect(high).toBeGreaterThan(low);
  expect(high - low).toBeLessThan(0.001);
});
