import { expect, test } from 'vitest';
import { Pace } from './pace.ts';

test('steps grow while they are short, and shrink at once when one was long', () => {
  const pace = new Pace();
  const limits = [1, 4, 18, 200, 10, 5].map(milliseconds => {
    const { limit } = pace;
    pace.note(limit, milliseconds);
    return limit;
  });
  expect(limits).toEqual([20, 40, 80, 88, 8, 16]);
});

test('a step that found little says nothing about how much it could have done', () => {
  const pace = new Pace();
  pace.note(3, 1);
  expect(pace.limit).toBe(20);
  for (let step = 0; step < 20; step++) pace.note(pace.limit, 0);
  expect(pace.limit).toBe(500);
  pace.note(500, 1_000_000);
  expect(pace.limit).toBe(5);
});
