/**
 * What a kingdom and a Duel map have in common: squares of a kind (terrain, coat) with marks (crowns, crosses)
 * around a castle; where a domino may lie; areas of one kind and their points.
 *
 * Hot code: everything sits in one buffer, so that copying a board is one call, and areas are joined as squares
 * are laid, so that the points are always known.
 */
import type { Grid } from './grid.ts';
import { CASTLE, SQUARE } from './square-bytes.ts';

const { KIND, MARKS, PARENT, AREA_SIZE, AREA_MARKS, TAG, BYTES, squareAt } = SQUARE;

/** Squares of one kind that are joined: an area in Kingdomino, a domain in Duel. */
export interface Area {
  readonly kind: number;
  readonly marks: number;
  readonly cells: readonly number[];
  readonly points: number;
}

/**
 * The points of an area.
 *
 * @param squares how many squares it has
 * @param marks how many crowns or crosses
 * @example
 * areaPoints(5, 2); // 10
 */
export function areaPoints(squares: number, marks: number): number {
  return squares * marks;
}

/** By grid and number of kinds: the bytes of a board on which only the castle stands. Games copy boards all the time. */
const EMPTY = new WeakMap<Grid, ReadonlyMap<number, Uint8Array>>();

/** The squares around one castle. Kinds and tags are numbers whose meaning is the game's. */
export class Board {
  readonly grid: Grid;
  readonly kinds: number;
  /** Sum over all areas of squares x marks. */
  points = 0;
  /** Cells that may still be covered; one word longer than a board, so that the last word has a successor too. */
  readonly open: Int32Array;
  /** For each kind a board of the cells next to the castle or to that kind; after the last, a board of all cells. */
  readonly near: Int32Array;

  /** Eight bytes a cell, with a guard row before and after: see `square-bytes.ts`. */
  readonly squares: Uint8Array;
  readonly #bytes: Uint8Array;

  constructor(grid: Grid, kinds: number) {
    this.grid = grid;
    this.kinds = kinds;
    const boards = grid.words * (kinds + 2) + 2;
    const buffer = new ArrayBuffer(4 * boards + BYTES * (grid.cells + 2 * grid.stride));
    this.open = new Int32Array(buffer, 0, grid.words + 1);
    this.near = new Int32Array(buffer, 4 * (grid.words + 1), grid.words * (kinds + 1) + 1);
    this.squares = new Uint8Array(buffer, 4 * boards);
    this.#bytes = new Uint8Array(buffer);
    this.clear();
  }

  /** Only the castle is left. */
  clear(): void {
    this.points = 0;
    const known = EMPTY.get(this.grid)?.get(this.kinds);
    if (known) this.#bytes.set(known);
    else this.#clearByHand();
  }

  #clearByHand(): void {
    const { grid, kinds } = this;
    this.#bytes.fill(0);
    this.open.set(grid.board((x, y) => x !== 0 || y !== 0));
    const besideCastle = grid.board((x, y) => Math.abs(x) + Math.abs(y) === 1);
    for (let kind = 0; kind < kinds; kind++) this.near.set(besideCastle, kind * grid.words);
    this.near.fill(-1, kinds * grid.words);
    this.squares[squareAt(this.grid, grid.castle) + KIND] = CASTLE;
    EMPTY.set(grid, new Map(EMPTY.get(grid)).set(kinds, this.#bytes.slice()));
  }

  /** Both must be of the same grid and number of kinds. */
  copyFrom(other: Board): void {
    this.#bytes.set(other.#bytes);
    this.points = other.points;
  }

  /** Covers a cell. Trusts that it may be covered. */
  lay(cell: number, kind: number, marks: number, tag: number): void {
    const { grid, open, near } = this;
    const squares = this.squares;
    const { atlas, together, words } = grid;
    const entry = 8 * cell;
    const word = atlas[entry]!;
    const bit = atlas[entry + 1]!;
    const offset = kind * words;
    const square = squareAt(this.grid, cell);
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
    const squares = this.squares;
    const root = squareAt(this.grid, rootOf(this, cell));
    squares[squareAt(this.grid, cell) + MARKS]! += 1;
    squares[root + AREA_MARKS]! += 1;
    this.points += squares[root + AREA_SIZE]!;
  }

  /** May still be covered: empty, and not too far from what is laid. */
  isOpen(cell: number): boolean {
    return (this.open[this.grid.wordOf[cell]!]! & this.grid.bitOf[cell]!) !== 0;
  }

  /** Covered by a square or by the castle. */
  isCovered(cell: number): boolean {
    return this.squares[squareAt(this.grid, cell) + KIND] !== 0;
  }

  /** Next to the castle or to a square of this kind. */
  isNear(cell: number, kind: number): boolean {
    return (this.near[kind * this.grid.words + this.grid.wordOf[cell]!]! & this.grid.bitOf[cell]!) !== 0;
  }

  /** The kind of the square on a cell, or -1 where there is none. */
  kindAt(cell: number): number {
    const kind = this.squares[squareAt(this.grid, cell) + KIND]!;
    return kind === CASTLE ? -1 : kind - 1;
  }

  /** The marks of the square on a cell. */
  marksAt(cell: number): number {
    return this.squares[squareAt(this.grid, cell) + MARKS]!;
  }

  /** The number that a square was laid with: its domino, or the round in which it was drawn. */
  tagAt(cell: number): number {
    return this.squares[squareAt(this.grid, cell) + TAG]!;
  }

  /** Whether any cell may still be covered. */
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
      const root = rootOf(this, cell);
      const cells = cellsByRoot.get(root);
      if (cells) cells.push(cell);
      else cellsByRoot.set(root, [cell]);
    }
    return [...cellsByRoot].map(([root, cells]) => {
      const marks = this.squares[squareAt(this.grid, root) + AREA_MARKS]!;
      return { kind: this.kindAt(root), marks, cells, points: areaPoints(cells.length, marks) };
    });
  }

  /** How many separate areas of a kind there are. */
  countAreas(kind: number): number {
    let count = 0;
    for (let cell = 0; cell < this.grid.cells; cell++) {
      const at = squareAt(this.grid, cell);
      if (this.squares[at + KIND] === kind + 1 && this.squares[at + PARENT] === cell) count++;
    }
    return count;
  }

  /** The size of the largest area, in squares. */
  largestArea(): number {
    let largest = 0;
    for (let square = 0; square < this.squares.length; square += BYTES) {
      largest = Math.max(largest, this.squares[square + AREA_SIZE]!);
    }
    return largest;
  }

  /** The marks of all squares together. */
  totalMarks(): number {
    let total = 0;
    for (let square = 0; square < this.squares.length; square += BYTES)
      total += this.squares[square + MARKS]!;
    return total;
  }

  #joinNeighbours(cell: number, kind: number): void {
    const squares = this.squares;
    const { stride } = this.grid;
    const square = squareAt(this.grid, cell);
    let root = cell;
    if (squares[square + BYTES] === kind) root = this.#join(root, cell + 1);
    if (squares[square - BYTES] === kind) root = this.#join(root, cell - 1);
    if (squares[square + BYTES * stride] === kind) root = this.#join(root, cell + stride);
    if (squares[square - BYTES * stride] === kind) this.#join(root, cell - stride);
  }

  /** Joins the area with this root to the area of another cell and answers with the new root. */
  #join(root: number, cell: number): number {
    const other = rootOf(this, cell);
    if (other === root) return root;
    const squares = this.squares;
    const from = squareAt(this.grid, root);
    const to = squareAt(this.grid, other);
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
}

/** The cell that stands for the area of a covered cell. Paths stay short because a new square is hung below an old root. */
export function rootOf({ squares, grid }: Board, cell: number): number {
  let parent = squares[squareAt(grid, cell) + PARENT]!;
  while (parent !== cell) {
    cell = parent;
    parent = squares[squareAt(grid, cell) + PARENT]!;
  }
  return cell;
}
