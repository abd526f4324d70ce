import { expect, test } from 'vitest';
import { shrunk } from './shrink.ts';

test('a picture that is small enough stays as it is', () => {
  const picture = { width: 4, height: 2, data: new Uint8ClampedArray(32).fill(7) };
  expect(shrunk(picture, 4)).toBe(picture);
});

test('a large one has the means of its pixels, and no side longer than asked for', () => {
  // columns of 0, 100, 200, 40
  const data = Uint8ClampedArray.from(
    { length: 4 * 4 * 2 },
    (_, at) => [0, 100, 200, 40][Math.floor(at / 4) % 4]!,
  );
  expect(shrunk({ width: 4, height: 2, data }, 2)).toEqual({
    width: 2,
    height: 1,
    data: Uint8ClampedArray.from([50, 50, 50, 50, 120, 120, 120, 120]),
  });
  const { width, height } = shrunk({ width: 4000, height: 3, data: new Uint8ClampedArray(48_000) }, 1600);
  expect([width, height]).toEqual([1333, 1]);
});
