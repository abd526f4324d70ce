import type { Review, ReviewedDecision } from '@kingdomino/study';
import { expect, test } from 'vitest';
import { knownLoss, mistakesOf, verdictOf } from './mistakes.ts';

const turn = (move: string, win: number) => ({
  moves: [move],
  win: { mean: win, error: 0 },
  points: { mean: 0, error: 0 },
  reasons: [],
});
const lost = (mean: number) => ({ points: { mean: 0, error: 0 }, win: { mean, error: 0 } });

const MISTAKE: ReviewedDecision = {
  seat: 0,
  at: 2,
  grade: 'mistake',
  accuracy: 60,
  loss: lost(0.15),
  played: turn('pick:3', 0.4),
  best: [turn('pick:41', 0.55), turn('pick:29', 0.54)],
  isExact: false,
  simulations: 600,
  change: [],
};

test('mistakes are one’s own, in the order of the game, and good turns are none', () => {
  const decisions = [
    MISTAKE,
    { ...MISTAKE, seat: 1, at: 4 },
    { ...MISTAKE, at: 6, grade: 'good' },
    { ...MISTAKE, at: 8, grade: 'best' },
    { ...MISTAKE, at: 10, grade: 'inaccuracy' },
  ] as const;
  const review = { decisions } as unknown as Review;
  expect(mistakesOf(review, 0).map(({ at }) => at)).toEqual([2, 10]);
  expect(mistakesOf(review, 1).map(({ at }) => at)).toEqual([4]);
});

test('what the review knows of a try need not be asked', () => {
  expect(knownLoss(MISTAKE, ['pick:41'])).toBe(0);
  expect(knownLoss(MISTAKE, ['pick:29'])).toBeCloseTo(0.01);
  expect(knownLoss(MISTAKE, ['pick:3'])).toBe(0.15);
  expect(knownLoss(MISTAKE, ['pick:17'])).toBeUndefined();
});

test('a try is the best turn, nearly as good, better than what was played, or not', () => {
  expect(verdictOf(MISTAKE, ['pick:41'], 0)).toBe('best');
  expect(verdictOf(MISTAKE, ['pick:29'], 0.01)).toBe('fine');
  expect(verdictOf(MISTAKE, ['pick:17'], 0.08)).toBe('better');
  expect(verdictOf(MISTAKE, ['pick:17'], 0.14)).toBe('worse');
  expect(verdictOf(MISTAKE, ['pick:3'], 0.15)).toBe('worse');
});
