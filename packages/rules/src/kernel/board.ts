/**
 * What a kingdom and a Duel map have in common: squares of a kind (terrain, coat) with marks (crowns, crosses)
 * around a castle; where a domino may lie; areas of one kind and their points.
 *
 * Hot code: everything sits in one buffer, so that copying a board is one call, and areas are joined as squares
 * are laid, so that the points are always known.
 */
import { type Grid, popcount } from './grid.ts';

export interface Area {
  readonly kind: number;
  readonly marks: number;
  readonly cells: readonly number[];
  readonly points: number;
}

// A square's bytes: its kind + 1 and its marks; its parent in a forest of areas, of which the root knows its area's size and marks;
// and a tag for the game's own use.
const KIND = 0;
const MARKS = 1;
const PARENT = 2;
const AREA_SIZE = 3;
const AREA_MARKS = 4;
const TAG = 5;
const BYTES = 8;

const CASTLE = 255;

// What touches a cell, in `#around`: squares, marks and points of the areas, then how many areas and their roots.
const SIZE = 0;
const SUM = 1;
const POINTS = 2;
const ROOTS = 3;

export class Board {
  readonly grid: Grid;
  readonly kinds: number;
  /** Sum over all areas of squares x marks. */
  points = 0;
  /** Cells that may still be covered; one word longer than a board, so that the last word has a successor too. */
  readonly open: Int32Array;
  /** For each kind a board of the cells next to the castle or to that kind; after the last, a board of all cells. */
  readonly near: Int32Array;

  // Eight bytes a cell, with a guard row before and after: see KIND and so on.
  readonly #squares: Uint8Array;
  readonly #bytes: Uint8Array;
  readonly #around = new Int32Array(ROOTS + 9);

  constructor(grid: Grid, kinds: number) {
    this.grid = grid;
    this.kinds = kinds;
    const boards = grid.words * (kinds + 2) + 2;
    const buffer = new ArrayBuffer(4 * boards + BYTES * (grid.cells + 2 * grid.stride));
    this.open = new Int32Array(buffer, 0, grid.words + 1);
    this.near = new Int32Array(buffer, 4 * (grid.words + 1), grid.words * (kinds + 1) + 1);
    this.#squares = new Uint8Array(buffer, 4 * boards);
    this.#bytes = new Uint8Array(buffer);
    this.clear();
  }

  /** Only the castle is left. */
  clear(): void {
    const { grid } = this;
    this.points = 0;
    this.#bytes.fill(0);
    this.open.set(grid.board((x, y) => x !== 0 || y !== 0));
    const besideCastle = grid.board((x, y) => Math.abs(x) + Math.abs(y) === 1);
    for (let kind = 0; kind < this.kinds; kind++) this.near.set(besideCastle, kind * grid.words);
    this.near.fill(-1, this.kinds * grid.words);
    this.#squares[this.#at(grid.castle) + KIND] = CASTLE;
  }

  copyFrom(other: Board): void {
    this.#bytes.set(other.#bytes);
    this.points = other.points;
  }

  /** Covers a cell. Trusts that it may be covered. */
  lay(cell: number, kind: number, marks: number, tag: number): void {
    const { grid, open, near } = this;
    const squares = this.#squares;
    const { atlas, together, words } = grid;
    const entry = 8 * cell;
    const word = atlas[entry]!;
    const bit = atlas[entry + 1]!;
    const offset = kind * words;
    const square = this.#at(cell);
    squares[square + KIND] = kind + 1;
    squares[square + MARKS] = marks;
    squares[square + PARENT] = cell;
    squares[square + AREA_SIZE] = 1;
    squares[square + AREA_MARKS] = marks;
    squares[square + TAG] = tag;
    this.points += marks;
    for (let index = 0, mate = cell * words; index < words; index++, mate++) open[index]! &= together[mate]!;
    if ((near[offset + word]! & bit) !== 0) this.#joinNeighbours(cell, kind + 1);
    near[offset + atlas[entry + 2]!]! |= atlas[entry + 3]!;
    near[offset + atlas[entry + 4]!]! |= atlas[entry + 5]!;
    near[offset + atlas[entry + 6]!]! |= atlas[entry + 7]!;
  }

  /** One more mark on a square that is covered already. */
  addMark(cell: number): void {
    const squares = this.#squares;
    const root = this.#at(this.#root(cell));
    squares[this.#at(cell) + MARKS]! += 1;
    squares[root + AREA_MARKS]! += 1;
    this.points += squares[root + AREA_SIZE]!;
  }

  /**
   * The points that covering two cells would add, without covering them: what a greedy player asks thousands of times.
   * Squares of different kinds do not meddle with each other's areas; equal ones become one area.
   */
  gainOfTwo(
    one: number,
    kindOne: number,
    marksOne: number,
    two: number,
    kindTwo: number,
    marksTwo: number,
  ): number {
    if (kindOne !== kindTwo) return this.gain(one, kindOne, marksOne) + this.gain(two, kindTwo, marksTwo);
    const around = this.#around;
    around[SIZE] = around[SUM] = around[POINTS] = around[ROOTS] = 0;
    this.#addAround(one, kindOne);
    this.#addAround(two, kindOne);
    return (around[SIZE]! + 2) * (around[SUM]! + marksOne + marksTwo) - around[POINTS]!;
  }

  /** The same for one cell. */
  gain(cell: number, kind: number, marks: number): number {
    return this.isNear(cell, kind) ? gainFrom(this.around(cell, kind), marks) : marks;
  }

  /** The areas of a kind that touch a cell, in one number for `gainFrom`: their squares, their marks, their points. */
  around(cell: number, kind: number): number {
    const around = this.#around;
    around[SIZE] = around[SUM] = around[POINTS] = around[ROOTS] = 0;
    this.#addAround(cell, kind);
    return around[SIZE]! | (around[SUM]! << 6) | (around[POINTS]! << 12);
  }

  isOpen(cell: number): boolean {
    return (this.open[this.grid.wordOf[cell]!]! & this.grid.bitOf[cell]!) !== 0;
  }

  /** Covered by a square or by the castle. */
  isCovered(cell: number): boolean {
    return this.#squares[this.#at(cell) + KIND] !== 0;
  }

  /** Next to the castle or to a square of this kind. */
  isNear(cell: number, kind: number): boolean {
    return (this.near[kind * this.grid.words + this.grid.wordOf[cell]!]! & this.grid.bitOf[cell]!) !== 0;
  }

  /** The kind of the square on a cell, or -1 where there is none. */
  kindAt(cell: number): number {
    const kind = this.#squares[this.#at(cell) + KIND]!;
    return kind === CASTLE ? -1 : kind - 1;
  }

  marksAt(cell: number): number {
    return this.#squares[this.#at(cell) + MARKS]!;
  }

  tagAt(cell: number): number {
    return this.#squares[this.#at(cell) + TAG]!;
  }

  hasOpenCells(): boolean {
    for (let word = 0; word < this.grid.words; word++) if (this.open[word] !== 0) return true;
    return false;
  }

  /** The cells that are covered by squares. */
  covered(): number[] {
    const cells: number[] = [];
    for (let cell = 0; cell < this.grid.cells; cell++) if (this.kindAt(cell) >= 0) cells.push(cell);
    return cells;
  }

  /** In the order of their first cells. */
  areas(): Area[] {
    const cellsByRoot = new Map<number, number[]>();
    for (const cell of this.covered()) {
      const root = this.#root(cell);
      const cells = cellsByRoot.get(root);
      if (cells) cells.push(cell);
      else cellsByRoot.set(root, [cell]);
    }
    return [...cellsByRoot].map(([root, cells]) => {
      const marks = this.#squares[this.#at(root) + AREA_MARKS]!;
      return { kind: this.kindAt(root), marks, cells, points: cells.length * marks };
    });
  }

  /** The area that a covered cell belongs to, by the cell that stands for it. */
  areaAt(cell: number): number {
    return this.#root(cell);
  }

  areaSize(area: number): number {
    return this.#squares[this.#at(area) + AREA_SIZE]!;
  }

  areaMarks(area: number): number {
    return this.#squares[this.#at(area) + AREA_MARKS]!;
  }

  /** How many separate areas of a kind there are. */
  countAreas(kind: number): number {
    let count = 0;
    for (let cell = 0; cell < this.grid.cells; cell++) {
      const at = this.#at(cell);
      if (this.#squares[at + KIND] === kind + 1 && this.#squares[at + PARENT] === cell) count++;
    }
    return count;
  }

  /** How many open cells are near a kind (or the castle). */
  countFrontier(kind: number): number {
    let count = 0;
    for (let word = 0, near = kind * this.grid.words; word < this.grid.words; word++, near++) {
      count += popcount(this.open[word]! & this.near[near]!);
    }
    return count;
  }

  /** How many open cells have no open neighbour: no domino fits them any more. */
  countHoles(): number {
    const { words, stride, bits } = this.grid;
    const lift = bits - stride;
    let count = 0;
    for (let word = 0, before = 0; word < words; word++) {
      const here = this.open[word]!;
      const below = (here >>> stride) | (this.open[word + 1]! << lift);
      const above = (here << stride) | (before >>> lift);
      count += popcount(here & ~((here >>> 1) | (here << 1) | below | above));
      before = here;
    }
    return count;
  }

  largestArea(): number {
    let largest = 0;
    for (let square = 0; square < this.#squares.length; square += BYTES) {
      largest = Math.max(largest, this.#squares[square + AREA_SIZE]!);
    }
    return largest;
  }

  totalMarks(): number {
    let total = 0;
    for (let square = 0; square < this.#squares.length; square += BYTES)
      total += this.#squares[square + MARKS]!;
    return total;
  }

  /** Adds the areas of a kind that touch a cell and were not added before to `#around`. */
  #addAround(cell: number, kind: number): void {
    const squares = this.#squares;
    const { stride } = this.grid;
    const square = this.#at(cell);
    if (squares[square + BYTES] === kind + 1) this.#addArea(cell + 1);
    if (squares[square - BYTES] === kind + 1) this.#addArea(cell - 1);
    if (squares[square + BYTES * stride] === kind + 1) this.#addArea(cell + stride);
    if (squares[square - BYTES * stride] === kind + 1) this.#addArea(cell - stride);
  }

  #addArea(cell: number): void {
    const around = this.#around;
    const root = this.#root(cell);
    const count = around[ROOTS]!;
    for (let index = ROOTS + 1; index <= ROOTS + count; index++) if (around[index] === root) return;
    const at = this.#at(root);
    const size = this.#squares[at + AREA_SIZE]!;
    const marks = this.#squares[at + AREA_MARKS]!;
    around[ROOTS] = count + 1;
    around[ROOTS + count + 1] = root;
    around[SIZE]! += size;
    around[SUM]! += marks;
    around[POINTS]! += size * marks;
  }

  /** Where a cell's bytes begin. */
  #at(cell: number): number {
    return BYTES * (cell + this.grid.stride);
  }

  #joinNeighbours(cell: number, kind: number): void {
    const squares = this.#squares;
    const { stride } = this.grid;
    const square = this.#at(cell);
    let root = cell;
    if (squares[square + BYTES] === kind) root = this.#join(root, cell + 1);
    if (squares[square - BYTES] === kind) root = this.#join(root, cell - 1);
    if (squares[square + BYTES * stride] === kind) root = this.#join(root, cell + stride);
    if (squares[square - BYTES * stride] === kind) this.#join(root, cell - stride);
  }

  /** Joins the area with this root to the area of another cell and answers with the new root. */
  #join(root: number, cell: number): number {
    const other = this.#root(cell);
    if (other === root) return root;
    const squares = this.#squares;
    const from = this.#at(root);
    const to = this.#at(other);
    const size = squares[from + AREA_SIZE]!;
    const marks = squares[from + AREA_MARKS]!;
    const otherSize = squares[to + AREA_SIZE]!;
    const otherMarks = squares[to + AREA_MARKS]!;
    squares[from + PARENT] = other;
    squares[to + AREA_SIZE] = size + otherSize;
    squares[to + AREA_MARKS] = marks + otherMarks;
    this.points += size * otherMarks + otherSize * marks;
    return other;
  }

  /** Paths stay short because a new square is hung below an old root. */
  #root(cell: number): number {
    const squares = this.#squares;
    let parent = squares[this.#at(cell) + PARENT]!;
    while (parent !== cell) {
      cell = parent;
      parent = squares[this.#at(cell) + PARENT]!;
    }
    return cell;
  }
}

/** What a square with some marks would add to the areas it touches. */
export function gainFrom(around: number, marks: number): number {
  return ((around & 63) + 1) * (((around >> 6) & 63) + marks) - (around >> 12);
}
