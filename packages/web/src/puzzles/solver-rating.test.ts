import { expect, test } from 'vitest';
import { afterTry, ratingAfter, UNKNOWN } from './solver-rating.ts';

test('whoever solves what is his own strength stays where he is, and is known better', () => {
  const [up, down] = [true, false].map(isRight => afterTry(UNKNOWN, { rating: UNKNOWN.rating, isRight }));
  expect(up!.rating - UNKNOWN.rating).toBeCloseTo(UNKNOWN.rating - down!.rating);
  expect(up!.deviation).toBeLessThan(UNKNOWN.deviation);
});

test('a surprise counts more than what was expected, and the first tries more than the hundredth', () => {
  const gain = (rating: number) => afterTry(UNKNOWN, { rating, isRight: true }).rating - UNKNOWN.rating;
  expect(gain(1800)).toBeGreaterThan(gain(900));
  const settled = ratingAfter(
    Array.from({ length: 100 }, (_, at) => ({ rating: 1200, isRight: at % 2 === 0 })),
  );
  expect(Math.abs(settled.rating - 1200)).toBeLessThan(30);
  expect(settled.deviation).toBe(50);
  expect(afterTry(settled, { rating: 1200, isRight: true }).rating - settled.rating).toBeLessThan(10);
});

test('a solver is found where he is: of whoever has 1600, after eighty puzzles', () => {
  // each puzzle is solved as often as that rating would, spread evenly
  const tries = Array.from({ length: 80 }, (_, at) => {
    const rating = 1200 + 50 * (at % 17);
    const chance = 1 / (1 + 10 ** ((rating - 1600) / 400));
    return { rating, isRight: (at * 0.618) % 1 < chance };
  });
  const { rating, deviation } = ratingAfter(tries);
  expect(Math.abs(rating - 1600)).toBeLessThan(2 * deviation);
});
