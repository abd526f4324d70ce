import { expect, test } from 'vitest';
import { matrixTo } from './flat-to-photograph.ts';

/** Where CSS takes a point. */
function applied(matrix: string, x: number, y: number): number[] {
  const m = matrix.slice('matrix3d('.length, -1).split(',').map(Number);
  const w = m[3]! * x + m[7]! * y + m[15]!;
  return [(m[0]! * x + m[4]! * y + m[12]!) / w, (m[1]! * x + m[5]! * y + m[13]!) / w].map(
    value => Math.round(100 * value) / 100,
  );
}

test('the corners of a flat grid come to lie on the corners of the kingdom', () => {
  const corners = [
    { x: 40, y: 30 },
    { x: 310, y: 60 },
    { x: 350, y: 400 },
    { x: 10, y: 360 },
  ] as const;
  const matrix = matrixTo(corners, 500, 700)!;
  expect(applied(matrix, 0, 0)).toEqual([40, 30]);
  expect(applied(matrix, 500, 0)).toEqual([310, 60]);
  expect(applied(matrix, 500, 700)).toEqual([350, 400]);
  expect(applied(matrix, 0, 700)).toEqual([10, 360]);
});

test('a figure that is not convex has none', () => {
  const at = (x: number, y: number) => ({ x, y });
  expect(matrixTo([at(0, 0), at(10, 0), at(2, 2), at(0, 10)], 100, 100)).toBeUndefined();
});
