/** Boards are counted one after the other, part by part. */
import { expect, test, vi } from 'vitest';

vi.mock('../app/settings.ts', () => ({ pace: () => 0 }));
const { planOf } = await import('./use-counting.ts');

test('each board has a moment for each part, and one for the whole, in the order of the count', () => {
  expect(planOf([1, 0], [1, 2])).toEqual([
    { seat: 1, done: 1 },
    { seat: 1, done: 2 },
    { seat: 1, done: 2 },
    { seat: 0, done: 1 },
    { seat: 0, done: 1 },
  ]);
});

test('a board without points is looked at, too', () => {
  expect(planOf([0], [0])).toEqual([{ seat: 0, done: 0 }]);
});
