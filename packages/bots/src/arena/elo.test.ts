import { expect, test } from 'vitest';
import { eloRatings } from './elo.ts';

test('ten to one is 400 points, around an average of nothing', () => {
  const [strong, weak] = eloRatings([
    [0, 100_000],
    [10_000, 0],
  ]);
  expect(strong! - weak!).toBeCloseTo(400, 0);
  expect(strong! + weak!).toBeCloseTo(0, 9);
});

test('ratings explain a chain of results', () => {
  const three = eloRatings([
    [0, 30_000, 0],
    [10_000, 0, 30_000],
    [0, 10_000, 0],
  ]);
  const step = 400 * Math.log10(3);
  expect(three[0]! - three[1]!).toBeCloseTo(step, 0);
  expect(three[1]! - three[2]!).toBeCloseTo(step, 0);
});

test('a clean sweep is finite, and a bot that met nobody is average', () => {
  const [winner, loser, absent] = eloRatings([
    [0, 50, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  expect(winner).toBeGreaterThan(300);
  expect(winner).toBeLessThan(2000);
  expect(loser).toBeLessThan(-300);
  expect(absent).toBeCloseTo(0, 6);
});
