/**
 * How a kingdom can grow: its nooks (open cells beside something) by what lies around each, and for each of its areas how
 * many open cells it touches.
 *
 * Hot code: the value net asks for every placement it considers. One pass over the open cells finds both.
 */
import type { Board } from '@kingdomino/rules';
import { type Kingdom, TERRAINS } from '@kingdomino/rules/kingdomino';

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

  /** By the cell that stands for an area: the open cells beside it. */
  readonly #liberties: Uint8Array;

  constructor(cells: number) {
    this.nooks = new Uint16Array(cells);
    this.areas = new Uint16Array(cells);
    this.#liberties = new Uint8Array(cells);
  }

  scan({ board }: Kingdom): void {
    this.#scanNooks(board);
    this.#scanAreas(board);
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
      const area = board.areaAt(beside);
      if (area === east || area === west || area === south) continue;
      if (side === 0) east = area;
      else if (side === 1) west = area;
      else south = area;
      liberties[area]!++;
    }
    this.nooks[this.nookCount++] = PATTERNS[pattern]!;
  }

  #scanAreas(board: Board): void {
    this.areaCount = 0;
    for (let cell = 0; cell < board.grid.cells; cell++) {
      const kind = board.kindAt(cell);
      if (kind < 0 || board.areaAt(cell) !== cell) continue;
      const size = Math.min(board.areaSize(cell), SIZE_STEPS) - 1;
      const crowns = Math.min(board.areaMarks(cell), CROWN_STEPS - 1);
      const liberties = Math.min(this.#liberties[cell]!, LIBERTY_STEPS - 1);
      this.areas[this.areaCount++] =
        ((kind * SIZE_STEPS + size) * CROWN_STEPS + crowns) * LIBERTY_STEPS + liberties;
    }
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
