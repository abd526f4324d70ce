import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packNumber, quote, readNumbers, splitMove, unpackNumber } from './notation.ts';

test('numbers have one spelling', () => {
  expect(readNumbers('3,-1,0,48')).toEqual([3, -1, 0, 48]);
  for (const text of ['', '01', '-0', '+1', '1,', ',1', '1 ', '1.0', '1e1', '1000', '１', '1,,2', '1\n'])
    expect(readNumbers(text)).toBeUndefined();
});

test('a move is split at its first colon', () => {
  expect(splitMove('draw:free:x')).toEqual(['draw', 'free:x']);
  expect(splitMove('pass')).toEqual(['pass', undefined]);
  expect(splitMove('pass:')).toEqual(['pass', '']);
});

test('what is repeated in an error stays short', () => {
  expect(quote('pick:1')).toBe('"pick:1"');
  expect(quote('x'.repeat(1000)).length).toBeLessThan(70);
});

test('packed numbers read back, and damaged ones do not', () => {
  fc.assert(
    fc.property(fc.nat({ max: 64 ** 3 - 1 }), value => {
      const text = packNumber(value, 3);
      expect(text).toMatch(/^[A-Za-z0-9_-]{3}$/);
      expect(unpackNumber(`..${text}`, 2, 3)).toBe(value);
    }),
  );
  expect(unpackNumber('AB', 1, 2)).toBe(-1);
  expect(unpackNumber('A~', 0, 2)).toBe(-1);
});
