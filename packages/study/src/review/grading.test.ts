import { expect, test } from 'vitest';
import { accuracyOf, GRADES, gradeOf } from './grading.ts';

const grade = (mean: number, error = 0, isBest = false) => gradeOf({ mean, error }, isBest);

test('grades go by the chance to win that was given away', () => {
  expect([0.02, 0.05, 0.1, 0.2, 0.9].map(mean => grade(mean))).toEqual([
    'good',
    'inaccuracy',
    'mistake',
    'blunder',
    'blunder',
  ]);
  expect(GRADES).toHaveLength(5);
});

test('nothing is called a mistake inside the noise', () => {
  expect(grade(0.3, 0.16)).toBe('good');
  expect(grade(0.3, 0.15)).toBe('blunder');
  expect(grade(-0.1, 0.01)).toBe('best');
  expect(grade(0.3, Number.POSITIVE_INFINITY)).toBe('good');
});

test('what cannot be told from the best is best', () => {
  expect(grade(0.009, 0.01)).toBe('best');
  expect(grade(0.009, 0.001)).toBe('good');
  expect(grade(0, 0, true)).toBe('best');
});

test('accuracy falls from 100 with what was given away for certain', () => {
  expect(accuracyOf({ mean: 0, error: 0 })).toBeCloseTo(100, 1);
  expect(accuracyOf({ mean: 0.3, error: 0.2 })).toBeCloseTo(100, 1);
  const falling = [0.05, 0.1, 0.2, 0.5, 1].map(mean => accuracyOf({ mean, error: 0 }));
  expect(falling).toEqual([...falling].sort((one, other) => other - one));
  expect(falling.at(-1)).toBe(0);
});
