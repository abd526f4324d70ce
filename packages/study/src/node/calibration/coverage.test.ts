import { Random } from '@kingdomino/rules';
import { expect, test } from 'vitest';
import { COVERAGE_CASES, coverageOf, measureCoverage } from './coverage.ts';

test('estimates within their errors of the mean of all are counted', () => {
  const estimates = [
    { mean: 10, error: 0.5 },
    { mean: 11, error: 1 },
    { mean: 8, error: 1.5 },
    { mean: 11, error: 0.4 },
  ];
  expect(coverageOf(estimates)).toEqual({ evaluations: 4, withinOne: 2, withinTwo: 3 });
});

test('honest errors hold the truth as often as they say, errors of half the size do not', () => {
  const random = new Random(3);
  const sampled = (share: number) =>
    Array.from({ length: 400 }, () => {
      const values = Array.from({ length: 48 }, () => random.unit());
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      return { mean, error: share * Math.sqrt(1 / 12 / values.length) };
    });
  expect(coverageOf(sampled(1)).withinTwo / 400).toBeGreaterThan(0.92);
  expect(coverageOf(sampled(0.5)).withinTwo / 400).toBeLessThan(0.8);
});

test("[K-V1] a Dynasty's analysis states honest errors", async () => {
  // of 48 evaluations 46 are expected within two errors
  const { points, win } = await measureCoverage(COVERAGE_CASES[0]!, 48, 20);
  for (const { withinOne, withinTwo } of [points, win]) {
    expect(withinOne).toBeGreaterThan(24);
    expect(withinOne).toBeLessThan(44);
    expect(withinTwo).toBeGreaterThan(41);
  }
});
