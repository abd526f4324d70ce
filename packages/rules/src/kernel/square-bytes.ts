/**
 * How a board keeps its squares: eight bytes a cell, with a guard row before and after.
 *
 * A square's kind + 1 and its marks; its parent in a forest of areas, of which the root knows its area's size and marks; and
 * a tag for the game's own use.
 */
import type { Grid } from './grid.ts';

export const KIND = 0;
export const MARKS = 1;
export const PARENT = 2;
export const AREA_SIZE = 3;
export const AREA_MARKS = 4;
export const TAG = 5;
export const BYTES = 8;

/** The kind of the castle's cell. */
export const CASTLE = 255;

/** Where a cell's bytes begin. */
export function squareAt(grid: Grid, cell: number): number {
  return BYTES * (cell + grid.stride);
}
