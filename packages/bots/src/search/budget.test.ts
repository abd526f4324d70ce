import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Spending } from './budget.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

const going = () => false;
const USUAL = { simulations: 400, milliseconds: 900 };

function spend(spending: Spending, simulations: number, milliseconds = 0): number {
  spending.simulations += simulations;
  vi.advanceTimersByTime(milliseconds);
  return spending.share;
}

test('simulations are counted', () => {
  const spending = new Spending({ budget: { simulations: 10 }, isStopped: going }, USUAL);
  expect(spending.share).toBe(0);
  expect(spend(spending, 5, 10_000)).toBe(0.5);
  expect(spend(spending, 5)).toBe(1);
});

test('time is watched', () => {
  const spending = new Spending({ budget: { milliseconds: 200 }, isStopped: going }, USUAL);
  expect(spend(spending, 1_000_000, 50)).toBe(0.25);
  expect(spend(spending, 0, 150)).toBe(1);
});

test('of two limits the one that ends first counts', () => {
  const budget = { simulations: 100, milliseconds: 100 };
  const spending = new Spending({ budget, isStopped: going }, {});
  expect(spend(spending, 10, 20)).toBe(0.2);
  expect(spend(spending, 80, 20)).toBe(0.9);
});

test('the usual budget holds only where there is no other, and with both its limits', () => {
  expect(spend(new Spending({ budget: {}, isStopped: going }, USUAL), 100)).toBe(0.25);
  expect(spend(new Spending({ budget: {}, isStopped: going }, USUAL), 0, 450)).toBe(0.5);
  expect(spend(new Spending({ budget: { simulations: 1000 }, isStopped: going }, USUAL), 0, 900)).toBe(0);
  expect(spend(new Spending({ budget: {}, isStopped: going }, {}), 1_000_000, 1_000_000)).toBe(0);
});

test('a decision may have a part of the budget', () => {
  const spending = new Spending({ budget: { simulations: 100 }, isStopped: going }, USUAL, 0.25);
  expect(spend(spending, 25)).toBe(1);
  expect(spend(new Spending({ budget: { milliseconds: 100 }, isStopped: going }, USUAL, 0.25), 0, 10)).toBe(
    0.4,
  );
});

test('who is stopped has spent everything', () => {
  let isStopped = false;
  const spending = new Spending({ budget: { simulations: 100 }, isStopped: () => isStopped }, USUAL);
  expect(spend(spending, 1)).toBe(0.01);
  isStopped = true;
  expect(spending.share).toBe(1);
});
