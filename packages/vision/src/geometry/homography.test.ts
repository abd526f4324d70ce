import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapped, type Point, type Quad, unitSquareTo } from './homography.ts';
import { cutSquare, type Picture } from './sampling.ts';

const CORNERS: Quad = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];
/** A square of 100 whose corners are moved, so little that it stays convex. */
const quads = fc
  .array(fc.tuple(fc.integer({ min: -24, max: 24 }), fc.integer({ min: -24, max: 24 })), {
    minLength: 4,
    maxLength: 4,
  })
  .map(moves =>
    CORNERS.map(({ x, y }, index) => ({ x: 100 * x + moves[index]![0], y: 100 * y + moves[index]![1] })),
  )
  .map(([a, b, c, d]): Quad => [a!, b!, c!, d!]);

test('corners go to corners, and lines stay lines', () => {
  fc.assert(
    fc.property(quads, fc.double({ min: 0, max: 1, noNaN: true }), (quad, part) => {
      const map = unitSquareTo(quad)!;
      for (const [index, corner] of CORNERS.entries()) expectNear(mapped(map, corner), quad[index]!);
      const [a, b, c] = [0, part, 1].map(x => mapped(map, { x, y: part }));
      expect(Math.abs((b!.x - a!.x) * (c!.y - a!.y) - (c!.x - a!.x) * (b!.y - a!.y))).toBeLessThan(1e-5);
    }),
  );
});

test('what is no convex figure has no map', () => {
  const at = (x: number, y: number): Point => ({ x, y });
  expect(unitSquareTo([at(0, 0), at(0, 0), at(0, 0), at(0, 0)])).toBeUndefined();
  expect(unitSquareTo([at(0, 0), at(1, 0), at(2, 0), at(3, 0)])).toBeUndefined();
  expect(unitSquareTo([at(0, 0), at(10, 0), at(2, 2), at(0, 10)])).toBeUndefined();
});

test('each square is cut out where it lies, at any slant', () => {
  fc.assert(
    fc.property(quads, quad => {
      const map = unitSquareTo(quad)!;
      const picture = chequered(map, 5);
      const side = 8;
      const out = new Float32Array(3 * side * side);
      for (let square = 0; square < 25; square++) {
        const [column, row] = [square % 5, Math.floor(square / 5)];
        cutSquare(picture, map, { column, row, columns: 5, rows: 5 }, side, out);
        // the middle of its red plane; edges blend into the neighbours
        expect(out[4 * side + 4]).toBeCloseTo((10 * square) / 255, 1);
      }
    }),
    { numRuns: 12 },
  );
});

/** A picture of 160 x 160 in which the pixels of each square of a grid are as red as the square's number. */
function chequered(map: readonly number[], size: number): Picture {
  const [width, height] = [160, 160];
  const data = new Uint8ClampedArray(4 * width * height);
  const steps = 16 * size;
  for (let v = 0; v < steps * 4; v++) {
    for (let u = 0; u < steps * 4; u++) {
      const [across, down] = [(u + 0.5) / (steps * 4), (v + 0.5) / (steps * 4)];
      const { x, y } = mapped(map, { x: across, y: down });
      const [column, row] = [Math.floor(x), Math.floor(y)];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      data[4 * (row * width + column)] = 10 * (Math.floor(down * size) * size + Math.floor(across * size));
    }
  }
  return { width, height, data };
}

function expectNear(one: Point, other: Point): void {
  expect(one.x).toBeCloseTo(other.x, 6);
  expect(one.y).toBeCloseTo(other.y, 6);
}
