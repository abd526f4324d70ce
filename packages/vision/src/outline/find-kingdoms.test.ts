import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitHomography } from '../geometry/fit-homography.ts';
import { type Homography, mapped, type Point, type Quad, unitSquareTo } from '../geometry/homography.ts';
import { outlinesOf } from './find-kingdoms.ts';
import type { Heatmap } from './peaks.ts';

const SIDE = 64;

interface Scene {
  readonly columns: number;
  readonly rows: number;
  readonly corners: Quad;
  /** Squares that are not laid. */
  readonly gaps: readonly number[];
}

const scenes: fc.Arbitrary<Scene> = fc
  .record({
    size: fc.constantFrom([5, 5], [7, 7], [4, 5], [6, 3]),
    moves: fc.array(fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 })), {
      minLength: 4,
      maxLength: 4,
    }),
    angle: fc.double({ min: -0.6, max: 0.6, noNaN: true }),
    gap: fc.option(fc.nat(8)),
  })
  .map(({ size: [columns, rows], moves, angle, gap }) => ({
    columns: columns!,
    rows: rows!,
    corners: cornersOf(columns!, rows!, moves, angle),
    // never a whole row or column, which would make the kingdom smaller
    gaps: gap === null ? [] : [columns! + 1 + (gap % (columns! - 2))],
  }));

function cornersOf(
  columns: number,
  rows: number,
  moves: readonly (readonly [number, number])[],
  angle: number,
): Quad {
  const [halfWidth, halfHeight] = [
    (40 * columns) / Math.max(columns, rows) / 2,
    (40 * rows) / Math.max(columns, rows) / 2,
  ];
  const [a, b, c, d] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, y], at): Point => {
    const [u, v] = [x! * halfWidth + moves[at]![0] / 2, y! * halfHeight + moves[at]![1] / 2];
    return {
      x: 32 + Math.cos(angle) * u - Math.sin(angle) * v,
      y: 32 + Math.sin(angle) * u + Math.cos(angle) * v,
    };
  });
  return [a!, b!, c!, d!];
}

/** What a net without faults would say of a scene. */
function mapsOf({ columns, rows, corners, gaps }: Scene): { squares: Heatmap; corners: Heatmap } {
  const map = unitSquareTo(corners)!;
  const back = inverse(map);
  const squares = new Float32Array(SIDE * SIDE);
  const peaks = new Float32Array(SIDE * SIDE);
  for (let at = 0; at < SIDE * SIDE; at++) {
    const { x, y } = mapped(back, { x: (at % SIDE) + 0.5, y: Math.floor(at / SIDE) + 0.5 });
    const [column, row] = [Math.floor(x * columns), Math.floor(y * rows)];
    const isInside = column >= 0 && row >= 0 && column < columns && row < rows;
    if (isInside && !gaps.includes(row * columns + column)) squares[at] = 1;
  }
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const { x, y } = mapped(map, { x: column / columns, y: row / rows });
      for (let at = 0; at < SIDE * SIDE; at++) {
        const apart = Math.hypot((at % SIDE) + 0.5 - x, Math.floor(at / SIDE) + 0.5 - y);
        peaks[at] = Math.max(peaks[at]!, Math.exp(-(apart ** 2) / 2));
      }
    }
  return { squares: { side: SIDE, values: squares }, corners: { side: SIDE, values: peaks } };
}

function inverse(map: Homography): Homography {
  const corners = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ];
  return fitHomography(corners.map(corner => ({ from: mapped(map, corner), to: corner })))!;
}

test('a kingdom is found with its columns, rows and corners, at a slant and with a gap', () => {
  fc.assert(
    fc.property(scenes, scene => {
      const { squares, corners } = mapsOf(scene);
      const outlines = outlinesOf(squares, corners);
      expect(outlines).toHaveLength(1);
      const [found] = outlines;
      const sides = ({ columns, rows }: { columns: number; rows: number }) => [
        Math.min(columns, rows),
        Math.max(columns, rows),
      ];
      expect(sides(found!)).toEqual(sides(scene));
      for (const corner of scene.corners)
        expect(
          Math.min(...found!.corners.map(({ x, y }) => Math.hypot(x - corner.x, y - corner.y))),
        ).toBeLessThan(1);
      const [first] = found!.corners;
      expect(found!.corners.every(({ x, y }) => x + y >= first.x + first.y)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('two kingdoms are two outlines, the larger one first', () => {
  const maps = [
    { columns: 5, rows: 5, corners: boxAt(2, 2, 30), gaps: [] },
    { columns: 5, rows: 5, corners: boxAt(38, 36, 24), gaps: [] },
  ].map(mapsOf);
  const both = (which: 'squares' | 'corners'): Heatmap => ({
    side: SIDE,
    values: maps[0]![which].values.map((value, at) => Math.max(value, maps[1]![which].values[at]!)),
  });
  const outlines = outlinesOf(both('squares'), both('corners'));
  expect(outlines.map(({ columns, rows }) => [columns, rows])).toEqual([
    [5, 5],
    [5, 5],
  ]);
  expect(Math.round(outlines[0]!.corners[0].x)).toBe(2);
  expect(Math.round(outlines[1]!.corners[0].x)).toBe(38);
});

test('nothing is found where the net sees nothing, or only noise', () => {
  const empty = { side: SIDE, values: new Float32Array(SIDE * SIDE) };
  expect(outlinesOf(empty, empty)).toEqual([]);
  const full = { side: SIDE, values: new Float32Array(SIDE * SIDE).fill(1) };
  expect(outlinesOf(full, full)).toEqual([]);
});

function boxAt(x: number, y: number, side: number): Quad {
  return [
    { x, y },
    { x: x + side, y },
    { x: x + side, y: y + side },
    { x, y: y + side },
  ];
}
