/** Seasons: they do not overlap, a new one ends the one that goes on, and nonsense is refused. */
import { describe, expect, test } from 'vitest';
import { type PlannedSeason, planSeason, type SeasonDates } from './seasons.ts';

const season = (number: number, from: number, until?: number): PlannedSeason => ({
  number,
  from,
  ...(until === undefined ? {} : { until }),
  scoring: 'wins',
});
const dates = (from: number, until?: number): SeasonDates => ({
  from,
  ...(until === undefined ? {} : { until }),
  scoring: 'places',
});

describe('a season', () => {
  test('that is new ends the one that goes on', () => {
    expect(planSeason([season(1, 0)], { dates: dates(100) })).toEqual({
      ok: true,
      value: [season(1, 0, 100), { number: 2, ...dates(100) }],
    });
    expect(planSeason([], { dates: dates(5, 6) })).toMatchObject({ value: [{ number: 1 }] });
  });

  test('can get other dates and another scoring, and its neighbours may touch it', () => {
    const known = [season(2, 100), season(1, 0, 100)];
    expect(planSeason(known, { number: 1, dates: dates(50, 100) })).toEqual({
      ok: true,
      value: [{ number: 1, ...dates(50, 100) }],
    });
    expect(planSeason(known, { number: 2, dates: dates(200, 300) })).toMatchObject({ ok: true });
  });

  test.each([
    ['overlaps one that is over', { dates: dates(50, 60) }],
    ['holds one that is over', { dates: dates(-0, 300) }],
    ['overlaps by a change', { number: 1, dates: dates(0, 101) }],
    ['would go on into the next', { number: 1, dates: dates(0) }],
    ['ends before it begins', { dates: dates(300, 299) }],
    ['ends when it begins', { dates: dates(300, 300) }],
    ['is before all time', { dates: dates(-5, 0) }],
    ['is after all time', { dates: dates(9e15) }],
    ['is unknown', { number: 3, dates: dates(300) }],
  ])('that %s is refused', (_, plan) => {
    expect(planSeason([season(2, 100, 200), season(1, 0, 100)], plan)).toMatchObject({
      ok: false,
      error: { code: 'bad-season' },
    });
  });

  test('is one of fifty at most', () => {
    const known = Array.from({ length: 50 }, (_, index) => season(index + 1, index, index + 1));
    expect(planSeason(known, { dates: dates(60) })).toMatchObject({ ok: false });
    expect(planSeason(known, { number: 50, dates: dates(60) })).toMatchObject({ ok: true });
  });
});
