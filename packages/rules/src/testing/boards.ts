/** Boards as full as games make them, for properties. */
import fc from 'fast-check';
import { Board } from '../kernel/board.ts';
import { Grid } from '../kernel/grid.ts';

export const grid = new Grid(9, 9, 9);
export const KINDS = 3;

/** Any squares at all, in any order, none twice and none on the castle. */
export const squares = fc
  .uniqueArray(
    fc.record({
      x: fc.integer({ min: -4, max: 4 }),
      y: fc.integer({ min: -4, max: 4 }),
      kind: fc.nat({ max: KINDS - 1 }),
      marks: fc.nat({ max: 3 }),
    }),
    { selector: ({ x, y }) => grid.cellAt(x, y), maxLength: 60, size: 'max' },
  )
  .map(all => all.filter(({ x, y }) => x !== 0 || y !== 0));

export type Squares = typeof squares extends fc.Arbitrary<infer Value> ? Value : never;

export function boardOf(all: Squares): Board {
  const board = new Board(grid, KINDS);
  for (const [tag, { x, y, kind, marks }] of all.entries()) board.lay(grid.cellAt(x, y), kind, marks, tag);
  return board;
}
