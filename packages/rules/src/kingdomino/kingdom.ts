/** K-P1..K-P3: a kingdom, the square it must fit, and where a domino may lie in it. */
import { type Area, Board } from '../kernel/board.ts';
import { DELTAS, DIRECTIONS, type Direction, Grid } from '../kernel/grid.ts';
import { firstCell, type Places, secondCell } from '../kernel/places.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { HALF_CROWNS, HALF_TERRAIN, IS_DOUBLE, TERRAINS, type Terrain } from './dominoes.ts';

/** The side of the square that a kingdom must fit (K-P3): 7 in the Mighty Duel, else 5. */
export type KingdomSize = 5 | 7;

/** Where a domino lies: its first half, counted from the castle, and the direction of the second. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  /** Where the second half lies, seen from the first. */
  readonly to: Direction;
}

/** Half a domino in a kingdom. East and south of the castle, `x` and `y` are positive. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly terrain: Terrain;
  readonly crowns: number;
  /** The domino it belongs to. */
  readonly domino: number;
}

/** A rectangle of columns and rows, counted from the castle, its edges included. */
export interface Frame {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

/** Why a domino may not lie at a place: K-P1, K-P3 or K-P2. */
export type PlacementProblem = 'overlap' | 'too-wide' | 'no-match';

/** Castle-centred canvases just large enough for every square of that size that holds the castle. */
const GRIDS: Readonly<Record<KingdomSize, Grid>> = { 5: new Grid(9, 9, 5), 7: new Grid(13, 13, 7) };

/** One seat's kingdom. It changes in place; what is laid is trusted to be legal. */
export class Kingdom {
  readonly size: KingdomSize;
  /** To be read: what is laid on it directly would show on copies of this kingdom, too. */
  board: Board;
  /** Dominoes laid and dominoes discarded so far (K-P4). */
  dominoCount = 0;
  discards = 0;
  /** The board belongs to a copy as well: it is copied before it changes. */
  #isShared = false;

  constructor(size: KingdomSize, board = new Board(GRIDS[size], TERRAINS.length)) {
    this.size = size;
    this.board = board;
  }

  /** The geometry of the board. */
  get grid(): Grid {
    return this.board.grid;
  }

  /** Both must be of the same size. */
  copyFrom(other: Kingdom): void {
    this.#ownBoard();
    this.board.copyFrom(other.board);
    this.dominoCount = other.dominoCount;
    this.discards = other.discards;
  }

  /**
   * A kingdom of its own. Boards are large, and most copies are never changed: whoever keeps a position for each move, as a
   * server does for each table, keeps each board once.
   */
  copy(): Kingdom {
    const copy = new Kingdom(this.size, this.board);
    this.#isShared = copy.#isShared = true;
    copy.dominoCount = this.dominoCount;
    copy.discards = this.discards;
    return copy;
  }

  #ownBoard(): void {
    if (!this.#isShared) return;
    const { board } = this;
    this.#isShared = false;
    this.board = new Board(board.grid, board.kinds);
    this.board.copyFrom(board);
  }

  /** Lays a domino at a place found by `Places`, or checked. */
  lay(domino: number, place: number): void {
    this.#ownBoard();
    this.dominoCount++;
    this.#layHalf(firstCell(place), 2 * domino);
    this.#layHalf(secondCell(this.grid, place), 2 * domino + 1);
  }

  /** One half by itself, which no move does: to ask what it would bring. Halves are numbered as in `HALF_TERRAIN`. */
  layHalf(cell: number, half: number): void {
    this.#ownBoard();
    this.#layHalf(cell, half);
  }

  /** Fills `places` with every legal place for a domino and says how many there are. */
  findPlaces(domino: number, places: Places): number {
    return places.find(
      this.board,
      HALF_TERRAIN[2 * domino]!,
      HALF_TERRAIN[2 * domino + 1]!,
      IS_DOUBLE[domino] === 1,
    );
  }

  /** Answers with the place as a number. */
  checkPlacement(domino: number, placement: Placement): Result<number, PlacementProblem> {
    const { board, grid } = this;
    const place = this.placeNumber(placement);
    if (place < 0) return err('too-wide');
    const first = firstCell(place);
    const second = secondCell(grid, place);
    if (board.isCovered(first) || board.isCovered(second)) return err('overlap');
    if (!board.isOpen(first) || !board.isOpen(second)) return err('too-wide');
    const joins =
      board.isNear(first, HALF_TERRAIN[2 * domino]!) || board.isNear(second, HALF_TERRAIN[2 * domino + 1]!);
    return joins ? ok(place) : err('no-match');
  }

  /** The placement as a number, or -1 when a half is off the canvas, and so too far from the castle. */
  placeNumber({ x, y, to }: Placement): number {
    const direction = DIRECTIONS.indexOf(to);
    const [dx, dy] = DELTAS[direction]!;
    const first = this.grid.cellAt(x, y);
    return first < 0 || this.grid.cellAt(x + dx, y + dy) < 0 ? -1 : 4 * first + direction;
  }

  /** A place number as a placement. */
  placement(place: number): Placement {
    const cell = firstCell(place);
    return { x: this.grid.x(cell), y: this.grid.y(cell), to: DIRECTIONS[place & 3]! };
  }

  /** The smallest rectangle around everything laid, castle included. */
  extent(): Frame {
    const { board, grid } = this;
    let west = 0;
    let east = 0;
    let north = 0;
    let south = 0;
    for (let cell = 0; cell < grid.cells; cell++) {
      if (board.kindAt(cell) < 0) continue;
      west = Math.min(west, grid.x(cell));
      east = Math.max(east, grid.x(cell));
      north = Math.min(north, grid.y(cell));
      south = Math.max(south, grid.y(cell));
    }
    return { west, east, north, south };
  }

  /** The columns and rows that can still become part of this kingdom. */
  frame(): Frame {
    const reach = this.size - 1;
    const { west, east, north, south } = this.extent();
    return { west: east - reach, east: west + reach, north: south - reach, south: north + reach };
  }

  /** What lies at a place, if anything but the castle does. */
  squareAt(x: number, y: number): Square | undefined {
    const cell = this.grid.cellAt(x, y);
    return cell < 0 || this.board.kindAt(cell) < 0 ? undefined : this.#square(cell);
  }

  /** All squares, row by row; the castle is none. */
  squares(): Square[] {
    const squares: Square[] = [];
    for (let cell = 0; cell < this.grid.cells; cell++) {
      if (this.board.kindAt(cell) >= 0) squares.push(this.#square(cell));
    }
    return squares;
  }

  /** The areas with their points; `kind` is an index into `TERRAINS`. */
  areas(): Area[] {
    return this.board.areas();
  }

  #square(cell: number): Square {
    return {
      x: this.grid.x(cell),
      y: this.grid.y(cell),
      terrain: TERRAINS[this.board.kindAt(cell)]!,
      crowns: this.board.marksAt(cell),
      domino: this.board.tagAt(cell),
    };
  }

  #layHalf(cell: number, half: number): void {
    this.board.lay(cell, HALF_TERRAIN[half]!, HALF_CROWNS[half]!, half >> 1);
  }
}
