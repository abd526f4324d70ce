/** What the page works out about the daily deal and about tables of one deal. */
import { expect, test } from 'vitest';
import { differenceText, meansOf } from './compare-tables.ts';
import { readDailyAddress } from './daily-address.ts';
import { columnsOf, medianOf, squaresOf } from './points-spread.ts';

const count = (points: number, times: number) => ({ points, count: times });

test('columns have everybody once, also where few or many points lie between', () => {
  expect(columnsOf([])).toEqual([]);
  expect(columnsOf([count(40, 3)])).toEqual([{ from: 40, to: 40, count: 3 }]);
  const wide = Array.from({ length: 101 }, (_, index) => count(index, index + 1));
  const columns = columnsOf(wide);
  expect(columns.length).toBeLessThanOrEqual(20);
  expect(columns.reduce((sum, column) => sum + column.count, 0)).toBe((101 * 102) / 2);
  expect([columns[0]!.from, columns.at(-1)!.to >= 100]).toEqual([0, true]);
});

test('half of all have the middle or less', () => {
  expect(medianOf([count(10, 1), count(20, 1), count(30, 1)])).toBe(20);
  expect(medianOf([count(10, 5), count(90, 4)])).toBe(10);
  expect(medianOf([])).toBe(0);
});

test('squares tell where one stands: five for the first, one for the last', () => {
  expect([squaresOf(1, 1), squaresOf(1, 300), squaresOf(300, 300), squaresOf(150, 300)]).toEqual([
    5, 5, 1, 3,
  ]);
  expect(squaresOf(1, 2)).toBe(5);
});

test('tables are compared seat by seat', () => {
  expect(meansOf([])).toBeUndefined();
  expect(
    meansOf([
      [10, 40],
      [20, 30],
    ]),
  ).toEqual([15, 35]);
  expect([differenceText(3.46), differenceText(-2), differenceText(0.04)]).toEqual(['+3.5', '−2.0', '±0.0']);
});

test('an address names a day of a game, or nothing', () => {
  expect(readDailyAddress('duel-2026-11-16')).toEqual({ game: 'duel', day: '2026-11-16' });
  expect(readDailyAddress('kingdomino-2026-11-16')).toEqual({ game: 'kingdomino', day: '2026-11-16' });
  for (const text of ['', 'duel', 'duel-2026', 'chess-2026-11-16', 'duel-2026-13-45'])
    expect(readDailyAddress(text)).toBeUndefined();
});
