import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Homography, mapped, type Point, type Quad, unitSquareTo } from '../geometry/homography.ts';
import { findLattice } from './lattice.ts';

/** A kingdom in a map of 80 x 80, its corners moved: seen from above, turned or at a slant. */
const views = fc.record({
  size: fc.constantFrom(5, 7),
  moves: fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), {
    minLength: 4,
    maxLength: 4,
  }),
  angle: fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
  noise: fc.array(fc.double({ min: -0.5, max: 0.5, noNaN: true }), { minLength: 128, maxLength: 128 }),
  missing: fc.array(fc.nat(63), { maxLength: 6 }),
  strays: fc.array(fc.tuple(fc.nat(80), fc.nat(80)), { maxLength: 5 }),
});

function quadOf(moves: readonly (readonly [number, number])[], angle: number): Quad {
  const corners = [
    [-24, -24],
    [24, -24],
    [24, 24],
    [-24, 24],
  ].map(([x, y], index): Point => {
    const [u, v] = [x! + moves[index]![0], y! + moves[index]![1]];
    return {
      x: 40 + Math.cos(angle) * u - Math.sin(angle) * v,
      y: 40 + Math.sin(angle) * u + Math.cos(angle) * v,
    };
  });
  return [corners[0]!, corners[1]!, corners[2]!, corners[3]!];
}

function cornersOf(map: Homography, size: number): Point[] {
  return Array.from({ length: (size + 1) ** 2 }, (_, at) =>
    mapped(map, { x: (at % (size + 1)) / size, y: Math.floor(at / (size + 1)) / size }),
  );
}

test('the lattice of a kingdom is found at any angle and slant, with corners missing, moved and made up', () => {
  fc.assert(
    fc.property(views, ({ size, moves, angle, noise, missing, strays }) => {
      const truth = cornersOf(unitSquareTo(quadOf(moves, angle))!, size);
      const seen = truth
        .map(({ x, y }, at) => ({ x: x + noise[2 * at]!, y: y + noise[2 * at + 1]! }))
        .filter((_, at) => !missing.includes(at));
      const lattice = findLattice([...seen, ...strays.map(([x, y]) => ({ x, y }))])!;
      // every true corner is a whole number of the lattice
      const far = truth.filter(point => {
        const nearest = Math.min(
          ...grid(lattice.map).map(each => Math.hypot(each.x - point.x, each.y - point.y)),
        );
        return nearest > 1;
      });
      expect(far).toEqual([]);
      expect(lattice.corners.length).toBeGreaterThan(0.8 * seen.length);
    }),
    { numRuns: 60 },
  );
});

test('nothing is found in nothing, on a line, or in a heap', () => {
  expect(findLattice([])).toBeUndefined();
  expect(findLattice([{ x: 1, y: 1 }])).toBeUndefined();
  expect(findLattice(Array.from({ length: 12 }, (_, x) => ({ x: 5 * x, y: 40 })))).toBeUndefined();
  expect(findLattice(Array.from({ length: 12 }, () => ({ x: 40, y: 40 })))).toBeUndefined();
});

function grid(map: Homography): Point[] {
  return Array.from({ length: 441 }, (_, at) =>
    mapped(map, { x: (at % 21) - 10, y: Math.floor(at / 21) - 10 }),
  );
}
