import { expect, test } from 'vitest';
import { dayBefore, dayOf, isDay, longestStreak, streakOf } from './days.ts';

const run = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) => dayBefore(from, -index));

test('a day is the one of UTC, whatever the time of the year', () => {
  expect(dayOf(Date.UTC(2026, 10, 16, 23, 59))).toBe('2026-11-16');
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  expect(dayBefore('2027-01-01')).toBe('2026-12-31');
  expect(['2026-11-16', '2026-11-32', 'today', ''].map(isDay)).toEqual([true, false, false, false]);
});

test('days in a row up to today, or to yesterday while today is open', () => {
  const days = new Set(run('2026-11-10', 7));
  expect(streakOf(days, '2026-11-16')).toBe(7);
  expect(streakOf(days, '2026-11-17')).toBe(7);
  expect(streakOf(days, '2026-11-18')).toBe(0);
  expect(streakOf(new Set(), '2026-11-16')).toBe(0);
  expect(longestStreak(new Set([...days, '2026-12-01']))).toBe(7);
});

test('a clock that was put back or forward takes nothing and gives nothing twice', () => {
  const days = new Set(run('2026-11-10', 7));
  expect(streakOf(days, '2026-11-13')).toBe(7);
  days.add('2026-11-13');
  expect(streakOf(days, '2026-11-16')).toBe(7);
  // a year ahead by mistake, and right again
  days.add('2027-11-16');
  expect(streakOf(days, '2027-11-16')).toBe(1);
  expect(streakOf(days, '2026-11-16')).toBe(7);
});
