/**
 * How a board keeps its squares: eight bytes a cell, with a guard row before and after.
 *
 * A square's kind + 1 and its marks; its parent in a forest of areas, of which the root knows its area's size and marks; and
 * a tag for the game's own use.
 */
import type { Grid } from './grid.ts';

/** The kind of the castle's cell. */
export const CASTLE = 255;

const BYTES = 8;

/**
 * Where each byte stands, how many there are, and where a cell's begin. Hot code takes them out into constants of its own:
 * those become part of the machine code, while imported ones are read from memory each time.
 */
export const SQUARE = {
  KIND: 0,
  MARKS: 1,
  PARENT: 2,
  AREA_SIZE: 3,
  AREA_MARKS: 4,
  TAG: 5,
  BYTES,
  squareAt: (grid: Grid, cell: number): number => BYTES * (cell + grid.stride),
} as const;
