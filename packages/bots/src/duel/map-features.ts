/** What a player's net sees on a map: squares, domains, frontiers, what may be gained, open cells and holes. */

import { MAP_GRID } from '@kingdomino/rules/duel';
import { type Board, countHoles, gainOfOne, popcount } from '@kingdomino/rules/search';
import {
  BANNER,
  BEST,
  BONUS,
  CAST_LATER,
  CELLS,
  COAT_DOMAIN,
  CROSS_GAIN,
  DOMAIN,
  DOMAINS,
  FRONTIER,
  HOLES,
  KINDS,
  LARGEST,
  OPEN,
  PHASES,
  PLAIN_GAIN,
  SPELL,
  squareFeature,
} from './features.ts';
import type { Side } from './side.ts';

const { stride } = MAP_GRID;

// what a size, a number of liberties or a gain counts as; larger ones are alike
const SIZE_BUCKET = [0, 0, 1, 2, 3, 4, 4, 5, 5];
const LIBERTY_BUCKET = [0, 1, 2, 3, 3];
const PLAIN_BUCKET = [0, 1, 2, 3, 4, 5, 5, 6, 6, 6];
const CROSS_BUCKET = [0, 0, 1, 2, 3, 4, 5, 5, 6, 6, 6];

// what a cell without a coat is
const NOTHING = -1;
const HOLE = -2;
const FREE = -3;

export class MapFeatures {
  readonly list = new Uint16Array(128);
  length = 0;
  readonly #kinds = new Int8Array(CELLS + 2 * stride);
  readonly #seen = new Int16Array(CELLS + 2 * stride);
  readonly #stack = new Uint8Array(CELLS);
  /** The open cells that have an open neighbour. */
  readonly #free = new Uint8Array(CELLS);
  #freeCount = 0;
  readonly #largest = new Uint8Array(KINDS);
  readonly #crosses = new Uint8Array(KINDS);
  readonly #domains = new Uint8Array(KINDS);
  /** Domains seen since the beginning, and when this map was begun. */
  #stamp = 0;
  #first = 0;

  /** Lists everything but the squares. */
  read(board: Board, side: Side): void {
    this.length = 0;
    this.#readCells(board);
    this.#largest.fill(0);
    this.#crosses.fill(0);
    this.#domains.fill(0);
    for (let cell = stride; cell < CELLS + stride; cell++)
      if (this.#kinds[cell]! >= 0 && this.#seen[cell]! <= this.#first) this.#readDomain(board, cell);
    const open = countOpen(board);
    const phase = Math.min(PHASES - 1, open >> 3);
    for (let coat = 0; coat < KINDS; coat++) {
      const domains = Math.min(4, this.#domains[coat]!);
      const at = PHASES * coat + phase;
      this.#push(LARGEST + 10 * at + Math.min(9, this.#largest[coat]!));
      this.#push(BEST + 6 * at + Math.min(5, this.#crosses[coat]!));
      this.#readFrontier(board, coat);
      this.#push(DOMAINS + 5 * coat + domains);
      if (side.banner === coat) this.#push(BANNER + 5 * coat + domains);
    }
    this.#push(OPEN + open);
    this.#push(HOLES + Math.min(6, countHoles(board)));
    if (side.hasBonus) this.#push(BONUS + (open >> 1));
    for (let spell = 0; spell < CAST_LATER.length; spell++)
      if (side.spells & (1 << spell)) this.#push(SPELL + 9 * spell + Math.min(8, open >> 2));
  }

  /** Lists the squares. */
  readSquares(board: Board): void {
    this.length = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      const coat = board.kindAt(cell);
      if (coat >= 0) this.#push(squareFeature(cell, coat));
    }
  }

  /** Where a coat can still be drawn, and what it would bring at best, without a cross and with one. */
  #readFrontier(board: Board, coat: number): void {
    const free = this.#free;
    const isNew = this.#largest[coat] === 0;
    let cells = 0;
    let plain = 0;
    let crossed = isNew ? 1 : 0;
    for (let index = 0; index < this.#freeCount; index++) {
      const cell = free[index]!;
      if (!board.isNear(cell, coat)) continue;
      cells++;
      if (isNew) continue;
      plain = Math.max(plain, gainOfOne(board, cell, coat, 0));
      crossed = Math.max(crossed, gainOfOne(board, cell, coat, 1));
    }
    this.#push(PLAIN_GAIN + 8 * coat + (PLAIN_BUCKET[plain] ?? 7));
    this.#push(CROSS_GAIN + 8 * coat + (CROSS_BUCKET[crossed] ?? 7));
    this.#push(FRONTIER + 9 * coat + Math.min(8, cells));
  }

  /** With a row of nothing before and after. An open cell without an open neighbour is as good as covered. */
  #readCells(board: Board): void {
    const kinds = this.#kinds;
    kinds.fill(NOTHING);
    this.#freeCount = 0;
    for (let cell = 0; cell < CELLS; cell++) {
      const kind = board.kindAt(cell);
      kinds[cell + stride] = kind >= 0 ? kind : board.isOpen(cell) ? FREE : NOTHING;
    }
    for (let cell = stride; cell < CELLS + stride; cell++) {
      if (kinds[cell] !== FREE) continue;
      const isHole =
        kinds[cell + 1]! > FREE &&
        kinds[cell - 1]! > FREE &&
        kinds[cell + stride]! > FREE &&
        kinds[cell - stride]! > FREE;
      if (isHole) kinds[cell] = HOLE;
      else this.#free[this.#freeCount++] = cell - stride;
    }
    // each domain has a stamp of its own; liberties are stamped anew by every domain
    if (this.#stamp > 30_000) {
      this.#seen.fill(0);
      this.#stamp = 0;
    }
    this.#first = this.#stamp;
  }

  #readDomain(board: Board, from: number): void {
    const kinds = this.#kinds;
    const seen = this.#seen;
    const stack = this.#stack;
    const coat = kinds[from]!;
    const stamp = ++this.#stamp;
    let size = 0;
    let crosses = 0;
    let liberties = 0;
    let waiting = 1;
    stack[0] = from;
    seen[from] = stamp;
    while (waiting > 0) {
      const cell = stack[--waiting]!;
      size++;
      crosses += board.marksAt(cell - stride);
      for (let direction = 0; direction < 4; direction++) {
        const next = cell + STEPS[direction]!;
        if (seen[next] === stamp) continue;
        if (kinds[next] === coat) {
          seen[next] = stamp;
          stack[waiting++] = next;
        } else if (kinds[next] === FREE) {
          seen[next] = stamp;
          liberties++;
        }
      }
    }
    this.#pushDomain(coat, size, crosses, liberties);
  }

  /** Adds a feature that the reader knows of. */
  add(feature: number): void {
    this.#push(feature);
  }

  #pushDomain(coat: number, size: number, crosses: number, liberties: number): void {
    const sizeBucket = SIZE_BUCKET[size] ?? 6;
    const freedom = LIBERTY_BUCKET[liberties] ?? 4;
    const fewCrosses = Math.min(4, crosses);
    this.#push(DOMAIN + 25 * sizeBucket + 5 * fewCrosses + freedom);
    this.#push(COAT_DOMAIN + 15 * coat + 3 * fewCrosses + (liberties === 0 ? 0 : liberties < 3 ? 1 : 2));
    this.#largest[coat] = Math.max(this.#largest[coat]!, size);
    if (liberties > 0) this.#crosses[coat] = Math.max(this.#crosses[coat]!, crosses);
    this.#domains[coat]! += 1;
  }

  #push(feature: number): void {
    this.list[this.length++] = feature;
  }
}

const STEPS = [1, -1, stride, -stride];

export function countOpen(board: Board): number {
  return popcount(board.open[0]!) + popcount(board.open[1]!);
}
