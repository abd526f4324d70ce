/**
 * The shape of a kingdom and how it can grow: how far it reaches, its areas with the open cells beside each, and its nooks
 * (open cells beside something) by what lies around them.
 *
 * Hot code: the value net asks for every placement it considers, so all is found in one pass over the open cells and one
 * over the squares.
 */

import { type Kingdom, TERRAINS } from '@kingdomino/rules/kingdomino';
import { areaAt, areaMarks, areaSize, type Board } from '@kingdomino/rules/search';

// What can lie on a side of a nook; terrains follow.
const OPEN = 0;
const SHUT = 1;
const CASTLE = 2;
const FIRST_TERRAIN = 3;
const SIDES = FIRST_TERRAIN + TERRAINS.length;

const PATTERNS = patternTable();
/** How many kinds of nooks there are: what lies around counts, on which side does not. */
export const NOOK_KINDS = Math.max(...PATTERNS) + 1;

const SIZE_STEPS = 8;
const CROWN_STEPS = 5;
const LIBERTY_STEPS = 5;
/** How many kinds of areas are told apart: by terrain, squares, crowns and open cells beside them. */
export const AREA_KINDS = TERRAINS.length * SIZE_STEPS * CROWN_STEPS * LIBERTY_STEPS;

export class Surroundings {
  /** The nooks found, each by its kind. */
  readonly nooks: Uint16Array;
  nookCount = 0;
  /** The areas found, each by its kind. */
  readonly areas: Uint16Array;
  areaCount = 0;
  /** By terrain three numbers: squares and crowns of its largest area (of equal ones that with most crowns), and all its crowns. */
  readonly largest = new Uint8Array(3 * TERRAINS.length);
  /** The outermost columns and rows with a square, seen from the castle. */
  west = 0;
  east = 0;
  north = 0;
  south = 0;

  /** By the cell that stands for an area: the open cells beside it. */
  readonly #liberties: Uint8Array;

  constructor(cells: number) {
    this.nooks = new Uint16Array(cells);
    this.areas = new Uint16Array(cells);
    this.#liberties = new Uint8Array(cells);
  }

  scan({ board }: Kingdom): void {
    this.#scanNooks(board);
    this.#scanSquares(board);
  }

  #scanNooks(board: Board): void {
    const { words, bits } = board.grid;
    const { open, near, kinds } = board;
    this.nookCount = 0;
    this.#liberties.fill(0);
    for (let word = 0; word < words; word++) {
      let beside = 0;
      for (let kind = 0; kind < kinds; kind++) beside |= near[kind * words + word]!;
      beside &= open[word]!;
      while (beside !== 0) {
        this.#addNook(board, word * bits + 31 - Math.clz32(beside & -beside));
        beside &= beside - 1;
      }
    }
  }

  #addNook(board: Board, cell: number): void {
    const { stride } = board.grid;
    const liberties = this.#liberties;
    let pattern = 0;
    let east = -1;
    let west = -1;
    let south = -1;
    for (let side = 0; side < 4; side++) {
      const beside =
        side === 0 ? cell + 1 : side === 1 ? cell - 1 : side === 2 ? cell + stride : cell - stride;
      const kind = sideAt(board, beside);
      pattern = pattern * SIDES + kind;
      if (kind < FIRST_TERRAIN) continue;
      const area = areaAt(board, beside);
      if (area === east || area === west || area === south) continue;
      if (side === 0) east = area;
      else if (side === 1) west = area;
      else south = area;
      liberties[area]!++;
    }
    this.nooks[this.nookCount++] = PATTERNS[pattern]!;
  }

  #scanSquares(board: Board): void {
    const { cells, xOf, yOf } = board.grid;
    this.areaCount = 0;
    this.largest.fill(0);
    let west = 0;
    let east = 0;
    let north = 0;
    let south = 0;
    for (let cell = 0; cell < cells; cell++) {
      const kind = board.kindAt(cell);
      if (kind < 0) continue;
      const x = xOf[cell]!;
      const y = yOf[cell]!;
      if (x < west) west = x;
      else if (x > east) east = x;
      if (y < north) north = y;
      else if (y > south) south = y;
      if (areaAt(board, cell) === cell) this.#addArea(board, cell, kind);
    }
    this.west = west;
    this.east = east;
    this.north = north;
    this.south = south;
  }

  #addArea(board: Board, area: number, kind: number): void {
    const { largest } = this;
    const entry = 3 * kind;
    const size = areaSize(board, area);
    const crowns = areaMarks(board, area);
    const liberties = Math.min(this.#liberties[area]!, LIBERTY_STEPS - 1);
    this.areas[this.areaCount++] =
      ((kind * SIZE_STEPS + Math.min(size, SIZE_STEPS) - 1) * CROWN_STEPS +
        Math.min(crowns, CROWN_STEPS - 1)) *
        LIBERTY_STEPS +
      liberties;
    largest[entry + 2]! += crowns;
    if (size < largest[entry]! || (size === largest[entry] && crowns <= largest[entry + 1]!)) return;
    largest[entry] = size;
    largest[entry + 1] = crowns;
  }
}

function sideAt(board: Board, cell: number): number {
  const { grid } = board;
  if (cell < 0 || cell >= grid.cells) return SHUT;
  if (cell === grid.castle) return CASTLE;
  const kind = board.kindAt(cell);
  return kind >= 0 ? FIRST_TERRAIN + kind : board.isOpen(cell) ? OPEN : SHUT;
}

/** By what lies east, west, south and north, as a number with four digits: the kind of nook. */
function patternTable(): Uint16Array {
  const numbers = new Map<string, number>();
  return Uint16Array.from({ length: SIDES ** 4 }, (_, pattern) => {
    const sides = [0, 1, 2, 3].map(digit => Math.floor(pattern / SIDES ** digit) % SIDES);
    const key = sides.sort((one, other) => one - other).join();
    if (!numbers.has(key)) numbers.set(key, numbers.size);
    return numbers.get(key)!;
  });
}
