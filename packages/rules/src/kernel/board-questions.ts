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
 * The points that covering two cells would add, without covering them. Squares of different kinds do not change each
 * other's areas; equal ones become one area.
 *
 * @param board the squares around a castle
 * @param one the first cell
 * @param kindOne its terrain or coat, as a number
 * @param marksOne its crowns or crosses
 * @param two the second cell, beside the first
 * @param kindTwo its terrain or coat, as a number
 * @param marksTwo its crowns or crosses
 * @example
 * const gain = gainOfTwo(kingdom.board, cell, wheat, 0, cell + 1, lake, 1);
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

/**
 * The points that covering one cell would add, without covering it.
 *
 * @param board the squares around a castle
 * @param cell the cell to cover
 * @param kind its terrain or coat, as a number
 * @param marks its crowns or crosses
 * @example
 * const gain = gainOfOne(kingdom.board, cell, kind, 1);
 */
export function gainOfOne(board: Board, cell: number, kind: number, marks: number): number {
  return board.isNear(cell, kind) ? gainFrom(areasAround(board, cell, kind), marks) : marks;
}

/**
 * The areas of a kind that touch a cell, packed into one number for `gainFrom`.
 *
 * @param board the squares around a castle
 * @param cell any cell
 * @param kind a terrain or coat, as a number
 * @example
 * const gain = gainFrom(areasAround(kingdom.board, cell, kind), 1);
 */
export function areasAround(board: Board, cell: number, kind: number): number {
  AROUND[SIZE] = AROUND[SUM] = AROUND[POINTS] = AROUND[ROOTS] = 0;
  addAround(board, cell, kind);
  return AROUND[SIZE]! | (AROUND[SUM]! << 6) | (AROUND[POINTS]! << 12);
}

/**
 * The points that a square would add to the areas that it touches.
 *
 * @param around what `areasAround` returned
 * @param marks the crowns or crosses of the square
 * @example
 * const gain = gainFrom(areasAround(kingdom.board, cell, kind), 1);
 */
export function gainFrom(around: number, marks: number): number {
  return ((around & 63) + 1) * (((around >> 6) & 63) + marks) - (around >> 12);
}

/**
 * The area that a covered cell belongs to, by the cell that stands for it.
 *
 * @param board the squares around a castle
 * @param cell a covered cell
 * @example
 * const size = areaSize(board, areaAt(board, cell));
 */
export function areaAt(board: Board, cell: number): number {
  return rootOf(board, cell);
}

/**
 * How many squares an area has.
 *
 * @param board the squares around a castle
 * @param area an area found by `areaAt`
 * @example
 * const size = areaSize(board, areaAt(board, cell));
 */
export function areaSize({ squares, grid }: Board, area: number): number {
  return squares[squareAt(grid, area) + AREA_SIZE]!;
}

/**
 * How many crowns or crosses an area has.
 *
 * @param board the squares around a castle
 * @param area an area found by `areaAt`
 * @example
 * const crowns = areaMarks(board, areaAt(board, cell));
 */
export function areaMarks({ squares, grid }: Board, area: number): number {
  return squares[squareAt(grid, area) + AREA_MARKS]!;
}

/**
 * How many open cells touch a kind, or the castle.
 *
 * @param board the squares around a castle
 * @param kind a terrain or coat, as a number
 * @example
 * const open = countFrontier(kingdom.board, kind);
 */
export function countFrontier({ open, near, grid }: Board, kind: number): number {
  let count = 0;
  for (let word = 0, at = kind * grid.words; word < grid.words; word++, at++)
    count += popcount(open[word]! & near[at]!);
  return count;
}

/**
 * How many open cells have no open neighbour, so that no domino fits them any more.
 *
 * @param board the squares around a castle
 * @example
 * const holes = countHoles(kingdom.board);
 */
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
