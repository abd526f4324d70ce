/**
 * What a player's net looks at: his map (squares, domains, frontiers, holes) and his side of the spellbook. Features are
 * numbers of embeddings; a map's squares, its other features and the side are listed apart, because they change apart.
 */
import { type Board, popcount } from '@kingdomino/rules';
import { COAT_OF, COATS, MAP_GRID, type Position, SPELLBOOK } from '@kingdomino/rules/duel';

const KINDS = COATS.length;
const CELLS = MAP_GRID.cells;
const { stride } = MAP_GRID;

// where each group begins
const SQUARE = 0;
/** How many features stand for a square of a coat; they come first. */
export const SQUARES = CELLS * KINDS;
const DOMAIN = SQUARE + CELLS * KINDS;
const COAT_DOMAIN = DOMAIN + 7 * 5 * 5;
const LARGEST = COAT_DOMAIN + KINDS * 5 * 3;
const FRONTIER = LARGEST + KINDS * 10;
const DOMAINS = FRONTIER + KINDS * 13;
const OPEN = DOMAINS + KINDS * 5;
const HOLES = OPEN + 35;
const RACE = HOLES + 7;
const OWNED = RACE + KINDS * 6 * 6;
const BONUS = OWNED + KINDS * 4;
const SPELL = BONUS + 18;
const BANNER = SPELL + 4 * 9;
const OTHER_OPEN = BANNER + KINDS * 5;
const FIRST = OTHER_OPEN + 18;
export const FEATURES = FIRST + 2;

export const squareFeature = (cell: number, coat: number): number => SQUARE + cell * KINDS + coat;

/** False for squares on the castle or beyond the map, which are counted but never seen. */
export function isPossible(feature: number): boolean {
  const cell = Math.floor(feature / KINDS);
  return feature >= SQUARES || (cell !== MAP_GRID.castle && cell % stride < MAP_GRID.columns);
}

const SIZE_BUCKET = [0, 0, 1, 2, 3, 4, 4, 5, 5];
const LIBERTY_BUCKET = [0, 1, 2, 3, 3];
const CAST_LATER = [COAT_OF.free, COAT_OF.split, COAT_OF.both, COAT_OF.turn];

/** A player's side of a position, apart from his map: what his map's features depend on, and the rest listed. */
export class Side {
  readonly list = new Uint16Array(32);
  length = 0;
  /** The bonus is unused; a bit for each spell at hand; the coat of the banner or -1. */
  hasBonus = false;
  spells = 0;
  banner = -1;

  /** `position` is between rounds; `otherOpen` is how many cells are open on the other map. */
  read(position: Position, seat: number, nextA: number, otherOpen: number): void {
    const { boxes, owners, cast } = position;
    const other = 1 - seat;
    this.length = 0;
    this.spells = 0;
    this.hasBonus = position.bonusUsed[seat] === 0;
    this.banner = position.banners[seat]!;
    for (let coat = 0; coat < KINDS; coat++) {
      const owner = owners[coat]!;
      if (owner < 0) {
        const left = SPELLBOOK[coat]!.boxes - boxes[seat * KINDS + coat]!;
        const otherLeft = SPELLBOOK[coat]!.boxes - boxes[other * KINDS + coat]!;
        this.#push(RACE + 36 * coat + 6 * left + otherLeft);
      } else {
        this.#push(OWNED + 4 * coat + (owner === seat ? 0 : 2) + (cast[coat] === 0 ? 0 : 1));
      }
    }
    for (let spell = 0; spell < CAST_LATER.length; spell++) {
      const coat = CAST_LATER[spell]!;
      if (owners[coat] === seat && cast[coat] === 0) this.spells |= 1 << spell;
    }
    this.#push(OTHER_OPEN + Math.min(17, otherOpen >> 1));
    this.#push(FIRST + (nextA === seat ? 1 : 0));
  }

  #push(feature: number): void {
    this.list[this.length++] = feature;
  }
}

export class MapFeatures {
  readonly list = new Uint16Array(128);
  length = 0;
  readonly #kinds = new Int8Array(CELLS + 2 * stride);
  readonly #seen = new Int16Array(CELLS + 2 * stride);
  readonly #stack = new Uint8Array(CELLS);
  readonly #largest = new Uint8Array(KINDS);
  readonly #domains = new Uint8Array(KINDS);
  /** Domains seen since the beginning, and when this map was begun. */
  #stamp = 0;
  #first = 0;

  /** Lists everything but the squares. */
  read(board: Board, side: Side): void {
    this.length = 0;
    this.#readCells(board);
    this.#largest.fill(0);
    this.#domains.fill(0);
    for (let cell = stride; cell < CELLS + stride; cell++)
      if (this.#kinds[cell]! >= 0 && this.#seen[cell]! <= this.#first) this.#readDomain(board, cell);
    const open = countOpen(board);
    for (let coat = 0; coat < KINDS; coat++) {
      const domains = Math.min(4, this.#domains[coat]!);
      this.#push(LARGEST + 10 * coat + Math.min(9, this.#largest[coat]!));
      this.#push(FRONTIER + 13 * coat + Math.min(12, board.countFrontier(coat)));
      this.#push(DOMAINS + 5 * coat + domains);
      if (side.banner === coat) this.#push(BANNER + 5 * coat + domains);
    }
    this.#push(OPEN + open);
    this.#push(HOLES + Math.min(6, board.countHoles()));
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

  /** With a row of nothing before and after: -1 where nothing is, -2 where a coat may still be drawn. */
  #readCells(board: Board): void {
    const kinds = this.#kinds;
    kinds.fill(-1);
    for (let cell = 0; cell < CELLS; cell++) {
      const kind = board.kindAt(cell);
      kinds[cell + stride] = kind >= 0 ? kind : board.isOpen(cell) ? -2 : -1;
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
        } else if (kinds[next] === -2) {
          seen[next] = stamp;
          liberties++;
        }
      }
    }
    this.#pushDomain(coat, size, Math.min(4, crosses), liberties);
  }

  /** Adds a feature that the reader knows of. */
  add(feature: number): void {
    this.#push(feature);
  }

  #pushDomain(coat: number, size: number, crosses: number, liberties: number): void {
    const sizeBucket = SIZE_BUCKET[size] ?? 6;
    const freedom = LIBERTY_BUCKET[liberties] ?? 4;
    this.#push(DOMAIN + 25 * sizeBucket + 5 * crosses + freedom);
    this.#push(COAT_DOMAIN + 15 * coat + 3 * crosses + (liberties === 0 ? 0 : liberties < 3 ? 1 : 2));
    this.#largest[coat] = Math.max(this.#largest[coat]!, size);
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
