/**
 * What players that think ahead ask about a board, thousands of times: what a square would add, areas by their cells, how
 * much is still open. The rules themselves ask none of it.
 */
import { type Board, rootOf } from './board.ts';
import { popcount } from './grid.ts';
import { SQUARE } from './square-bytes.ts';

const { AREA_SIZE, AREA_MARKS, BYTES, squareAt } = SQUARE;

// What touches a cell, in AROUND: squares, marks and points of the areas, then how many areas and their roots.
const SIZE = 0;
const SUM = 1;
const POINTS = 2;
const ROOTS = 3;
const AROUND = new Int32Array(ROOTS + 9);

/**
 * The points that covering two cells would add, without covering them. Squares of different kinds do not meddle with each
 * other's areas; equal ones become one area.
 */
export function gainOfTwo(
  board: Board,
  one: number,
  kindOne: number,
  marksOne: number,
  two: number,
  kindTwo: number,
  marksTwo: number,
): number {
  if (kindOne !== kindTwo)
    return gainOfOne(board, one, kindOne, marksOne) + gainOfOne(board, two, kindTwo, marksTwo);
  AROUND[SIZE] = AROUND[SUM] = AROUND[POINTS] = AROUND[ROOTS] = 0;
  addAround(board, one, kindOne);
  addAround(board, two, kindOne);
  return (AROUND[SIZE]! + 2) * (AROUND[SUM]! + marksOne + marksTwo) - AROUND[POINTS]!;
}

/** The same for one cell. */
export function gainOfOne(board: Board, cell: number, kind: number, marks: number): number {
  return board.isNear(cell, kind) ? gainFrom(areasAround(board, cell, kind), marks) : marks;
}

/** The areas of a kind that touch a cell, in one number for `gainFrom`: their squares, their marks, their points. */
export function areasAround(board: Board, cell: number, kind: number): number {
  AROUND[SIZE] = AROUND[SUM] = AROUND[POINTS] = AROUND[ROOTS] = 0;
  addAround(board, cell, kind);
  return AROUND[SIZE]! | (AROUND[SUM]! << 6) | (AROUND[POINTS]! << 12);
}

/** What a square with some marks would add to the areas it touches. */
export function gainFrom(around: number, marks: number): number {
  return ((around & 63) + 1) * (((around >> 6) & 63) + marks) - (around >> 12);
}

/** The area that a covered cell belongs to, by the cell that stands for it. */
export function areaAt(board: Board, cell: number): number {
  return rootOf(board, cell);
}

/** The squares of an area found by `areaAt`. */
export function areaSize({ squares, grid }: Board, area: number): number {
  return squares[squareAt(grid, area) + AREA_SIZE]!;
}

/** The marks of an area found by `areaAt`. */
export function areaMarks({ squares, grid }: Board, area: number): number {
  return squares[squareAt(grid, area) + AREA_MARKS]!;
}

/** How many open cells are near a kind (or the castle). */
export function countFrontier({ open, near, grid }: Board, kind: number): number {
  let count = 0;
  for (let word = 0, at = kind * grid.words; word < grid.words; word++, at++)
    count += popcount(open[word]! & near[at]!);
  return count;
}

/** How many open cells have no open neighbour: no domino fits them any more. */
export function countHoles({ open, grid }: Board): number {
  const { words, stride, bits } = grid;
  const lift = bits - stride;
  let count = 0;
  for (let word = 0, before = 0; word < words; word++) {
    const here = open[word]!;
    const below = (here >>> stride) | (open[word + 1]! << lift);
    const above = (here << stride) | (before >>> lift);
    count += popcount(here & ~((here >>> 1) | (here << 1) | below | above));
    before = here;
  }
  return count;
}

/** Adds the areas of a kind that touch a cell and were not added before. */
function addAround(board: Board, cell: number, kind: number): void {
  const { squares, grid } = board;
  const { stride } = grid;
  const square = squareAt(grid, cell);
  if (squares[square + BYTES] === kind + 1) addArea(board, cell + 1);
  if (squares[square - BYTES] === kind + 1) addArea(board, cell - 1);
  if (squares[square + BYTES * stride] === kind + 1) addArea(board, cell + stride);
  if (squares[square - BYTES * stride] === kind + 1) addArea(board, cell - stride);
}

function addArea(board: Board, cell: number): void {
  const root = rootOf(board, cell);
  const count = AROUND[ROOTS]!;
  for (let index = ROOTS + 1; index <= ROOTS + count; index++) if (AROUND[index] === root) return;
  const at = squareAt(board.grid, root);
  const size = board.squares[at + AREA_SIZE]!;
  const marks = board.squares[at + AREA_MARKS]!;
  AROUND[ROOTS] = count + 1;
  AROUND[ROOTS + count + 1] = root;
  AROUND[SIZE]! += size;
  AROUND[SUM]! += marks;
  AROUND[POINTS]! += size * marks;
}
