import { expect, test } from 'vitest';
import { estimate, meanInterval, shareInterval } from './statistics.ts';

const apart = (values: readonly number[]) => values.map((value, cluster) => ({ cluster, value }));
const paired = (values: readonly number[]) =>
  values.map((value, index) => ({ cluster: Math.floor(index / 2), value }));

test('single games give the textbook mean and interval', () => {
  const { mean, variance } = estimate(apart([2, 4, 4, 4, 5, 5, 7, 9]));
  expect(mean).toBe(5);
  expect(variance).toBeCloseTo(32 / 7 / 8, 12);
  // Student's t for seven degrees of freedom is 2.3646
  const [low, high] = meanInterval({ mean, variance, clusters: 8 });
  expect(high - mean).toBeCloseTo(2.3646 * Math.sqrt(32 / 56), 2);
  expect(mean - low).toBeCloseTo(high - mean, 12);
});

test('games that repeat each other count once, games that cancel each other leave no doubt', () => {
  const single = estimate(apart([1, 0, 1, 1]));
  const repeated = estimate(paired([1, 1, 0, 0, 1, 1, 1, 1]));
  expect(repeated.mean).toBe(single.mean);
  expect(repeated.variance).toBeCloseTo(single.variance, 12);
  expect(estimate(paired([1, 0, 0, 1, 1, 0])).variance).toBe(0);
});

test("a share of independent games has Wilson's interval", () => {
  const values = Array.from({ length: 100 }, (_, index) => (index < 60 ? 1 : 0));
  const [low, high] = shareInterval(estimate(apart(values)));
  expect(low).toBeCloseTo(0.502, 2);
  expect(high).toBeCloseTo(0.691, 2);
});

test('winning every game still leaves room for doubt, by the number of deals', () => {
  const [low, high] = shareInterval(estimate(paired(Array.from({ length: 20 }, () => 1))));
  expect(high).toBeCloseTo(1, 12);
  expect(low).toBeCloseTo(0.722, 2);
});

test('no games and one deal say nothing about spread', () => {
  expect(shareInterval(estimate([]))).toEqual([0, 1]);
  expect(meanInterval(estimate(paired([3, 5])))).toEqual([4, 4]);
});
