/** Errors that samples state, against the exact distribution of what could have been seen. */
import { expect, test } from 'vitest';
import { Samples } from './samples.ts';

/** Of two seats: so many deals won by the first, the others by the second. */
function outcomes(deals: number, won: number): Samples {
  const samples = new Samples(2);
  for (let deal = 0; deal < deals; deal++) {
    const win = deal < won ? 1 : 0;
    samples.add({ points: [win, 1 - win], wins: [win, 1 - win] }, win);
  }
  return samples;
}

function binomial(deals: number, chance: number): number[] {
  let share = (1 - chance) ** deals;
  return Array.from({ length: deals + 1 }, (_, won) => {
    const here = share;
    share *= ((deals - won) / (won + 1)) * (chance / (1 - chance));
    return here;
  });
}

/** How often the truth is within two stated errors, over all that could be seen. */
function coverage(deals: number, chance: number): number {
  return binomial(deals, chance).reduce((sum, probability, won) => {
    const { mean, error } = outcomes(deals, won).estimateWin(0);
    return Math.abs(mean - chance) <= 2 * error ? sum + probability : sum;
  }, 0);
}

/** The other half is the same for the other seat. */
const CHANCES = Array.from({ length: 50 }, (_, index) => (index + 1) / 100).concat(0.019, 0.005, 0.001);

test.each([
  [20, 0.89],
  [60, 0.92],
  [200, 0.93],
])('of %i deals, two errors hold every chance, however small, in %f of all cases', (deals, least) => {
  const worst = CHANCES.map(chance => coverage(deals, chance));
  expect(Math.min(...worst)).toBeGreaterThan(least);
  const mean = worst.reduce((sum, share) => sum + share, 0) / worst.length;
  expect(mean).toBeGreaterThan(0.95);
});

test('the floor is for certainties: in the middle the error is that of the sample', () => {
  const { mean, error } = outcomes(60, 30).estimateWin(0);
  expect(mean).toBe(0.5);
  expect(error).toBeCloseTo(Math.sqrt(0.25 / 59), 12);
  expect(outcomes(60, 60).estimateWin(0).error).toBeCloseTo(0.0217, 4);
  expect(outcomes(60, 60).estimateWin(1)).toEqual(outcomes(60, 0).estimateWin(0));
});

test('two turns that won every time differ by nothing, but not for certain', () => {
  const [one, other] = [outcomes(60, 60), outcomes(60, 60)];
  const { mean, error } = one.estimateWin(0, other);
  expect(mean).toBe(0);
  expect(error).toBeCloseTo(1 / 62, 12);
  expect(one.estimateWin(0, outcomes(60, 57)).mean).toBeCloseTo(0.05, 12);
});

test('shared wins are outcomes, what a net thinks is none and has the error of its spread', () => {
  const shared = new Samples(2);
  const thought = new Samples(2);
  for (let deal = 0; deal < 60; deal++) {
    shared.add({ points: [1, 1], wins: [0.5, 0.5] }, 0);
    thought.add({ points: [1, 1], wins: [0.98, 0.02] }, 0);
  }
  expect(shared.estimateWin(0).error).toBeCloseTo(0.0625, 12);
  expect(thought.estimateWin(0).error).toBeCloseTo(0, 6);
});
