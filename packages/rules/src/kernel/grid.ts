/**
 * The geometry of a board, and how its cells lie in bit boards.
 *
 * Cells are numbered row by row with one guard cell at the end of each row, so that a step east from the last
 * column never lands in the next row. A bit board is a few words of at most 30 bits, whole rows in each word:
 * bit `cell % bits` of word `floor(cell / bits)`.
 */
export class Grid {
  readonly columns: number;
  readonly rows: number;
  readonly stride: number;
  readonly cells: number;
  /** Where the castle stands; also the origin of the coordinates. */
  readonly castle: number;
  /** Bits of a word in use, and how many words make a board. */
  readonly bits: number;
  readonly words: number;
  /** By cell: the word and the bit that stand for it. */
  readonly wordOf: Uint8Array;
  readonly bitOf: Int32Array;
  /** By cell: column and row counted from the castle; x grows east, y grows south. */
  readonly xOf: Int8Array;
  readonly yOf: Int8Array;
  /**
   * By cell, eight numbers: its word and bit, then the word and the bits of its neighbours in its own row, in the
   * row above and in the row below. One table, because hot code pays for every array it touches.
   */
  readonly atlas: Int32Array;
  /** By cell, a board of the other cells that may be covered together with it: those less than `span` away. */
  readonly together: Int32Array;

  /** Everything on the board must fit a square of `span` x `span`; the board may be larger, and mostly is. */
  constructor(columns: number, rows: number, span: number) {
    this.columns = columns;
    this.rows = rows;
    this.stride = columns + 1;
    this.cells = rows * this.stride;
    const rowsPerWord = Math.floor(30 / this.stride);
    this.bits = rowsPerWord * this.stride;
    this.words = Math.ceil(rows / rowsPerWord);
    this.castle = ((rows - 1) / 2) * this.stride + (columns - 1) / 2;
    this.wordOf = Uint8Array.from({ length: this.cells }, (_, cell) => Math.floor(cell / this.bits));
    this.bitOf = Int32Array.from({ length: this.cells }, (_, cell) => 1 << (cell % this.bits));
    this.xOf = Int8Array.from({ length: this.cells }, (_, cell) => (cell % this.stride) - (columns - 1) / 2);
    this.yOf = Int8Array.from(
      { length: this.cells },
      (_, cell) => Math.floor(cell / this.stride) - (rows - 1) / 2,
    );
    this.atlas = new Int32Array(8 * this.cells);
    for (let cell = 0; cell < this.cells; cell++) {
      this.atlas.set([this.wordOf[cell]!, this.bitOf[cell]!, this.wordOf[cell]!], 8 * cell);
      for (const [dx, dy] of DELTAS)
        this.#addNeighbour(cell, this.cellAt(this.x(cell) + dx, this.y(cell) + dy), dy);
    }
    this.together = new Int32Array(this.words * this.cells);
    for (let cell = 0; cell < this.cells; cell++) {
      const isTogether = (x: number, y: number) =>
        Math.max(Math.abs(x - this.x(cell)), Math.abs(y - this.y(cell))) < span && this.cellAt(x, y) !== cell;
      this.together.set(this.board(isTogether), cell * this.words);
    }
  }

  /** Columns east of the castle. */
  x(cell: number): number {
    return this.xOf[cell]!;
  }

  /** Rows south of the castle. */
  y(cell: number): number {
    return this.yOf[cell]!;
  }

  /** The cell at a place, or -1 when the place is not on the board. */
  cellAt(x: number, y: number): number {
    const column = x + (this.columns - 1) / 2;
    const row = y + (this.rows - 1) / 2;
    if (!Number.isInteger(column) || !Number.isInteger(row)) return -1;
    return column >= 0 && column < this.columns && row >= 0 && row < this.rows
      ? row * this.stride + column
      : -1;
  }

  /** A board with exactly these cells. */
  board(includes: (x: number, y: number) => boolean): Int32Array {
    const board = new Int32Array(this.words);
    for (let cell = 0; cell < this.cells; cell++) {
      const isGuard = cell % this.stride === this.columns;
      if (!isGuard && includes(this.x(cell), this.y(cell))) board[this.wordOf[cell]!]! |= this.bitOf[cell]!;
    }
    return board;
  }

  #addNeighbour(cell: number, neighbour: number, dy: number): void {
    if (neighbour < 0) return;
    const entry = 8 * cell + (dy === 0 ? 2 : dy < 0 ? 4 : 6);
    this.atlas[entry] = this.wordOf[neighbour]!;
    this.atlas[entry + 1]! |= this.bitOf[neighbour]!;
  }
}

/** The four ways a domino may point, in the order used everywhere. */
export const DIRECTIONS = ['E', 'S', 'W', 'N'] as const;
/** From the first half of a domino towards the second: east, south, west or north. */
export type Direction = (typeof DIRECTIONS)[number];

/** The step of each of `DIRECTIONS`. */
export const DELTAS: readonly (readonly [dx: number, dy: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/**
 * How many bits of a word are set.
 *
 * @param word a 32-bit integer
 * @example
 * popcount(0b1011); // 3
 */
export function popcount(word: number): number {
  return sumOfBytes(bitsPerByte(word));
}

/** The set bits of each byte of a word, as bytes. Several words' may be added before they are summed. */
export function bitsPerByte(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return (word + (word >>> 4)) & 0x0f0f0f0f;
}

export function sumOfBytes(bytes: number): number {
  return Math.imul(bytes, 0x01010101) >>> 24;
}

/** The position of the `index`-th set bit of a word, counted from the lowest. */
export function selectBit(word: number, index: number): number {
  while (index-- > 0) word &= word - 1;
  return 31 - Math.clz32(word & -word);
}
