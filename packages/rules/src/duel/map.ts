/** D-C3, D-R4, D-R5: a player's map, and the cells where his dice may be drawn. */
import { type Area, Board } from '../kernel/board.ts';
import { Grid } from '../kernel/grid.ts';
import { COATS, type Coat, MAP } from './components.ts';

/** A drawn die on a map. East and south of the castle, `x` and `y` are positive. */
export interface CoatSquare {
  readonly x: number;
  readonly y: number;
  readonly coat: Coat;
  readonly crosses: number;
  /** Counted from 0. */
  readonly round: number;
}

/** The geometry of every map. */
export const MAP_GRID = new Grid(MAP.columns, MAP.rows, Number.POSITIVE_INFINITY);

/** Stands for any coat: every cell is near it. The free placement spell draws so. */
export const ANYWHERE = COATS.length;

/** One player's map. It changes in place; what is drawn is trusted to be legal. */
export class DuelMap {
  readonly board = new Board(MAP_GRID, COATS.length);

  /** Becomes equal to the other. */
  copyFrom(other: DuelMap): void {
    this.board.copyFrom(other.board);
  }

  /** Draws one die. */
  draw(cell: number, coat: number, crosses: number, round: number): void {
    this.board.lay(cell, coat, crosses, round);
  }

  /** May this coat be drawn here on its own account? */
  connects(cell: number, coat: number): boolean {
    return this.board.isNear(cell, coat);
  }

  /** No cell is left. */
  isFull(): boolean {
    return !this.board.hasOpenCells();
  }

  /** Nothing has been drawn yet. */
  isEmpty(): boolean {
    return this.board.largestArea() === 0;
  }

  /** What is drawn at a place, if anything. */
  squareAt(x: number, y: number): CoatSquare | undefined {
    const cell = MAP_GRID.cellAt(x, y);
    return cell < 0 || this.board.kindAt(cell) < 0 ? undefined : this.#square(cell);
  }

  /** Everything drawn, row by row. */
  squares(): CoatSquare[] {
    return this.board.covered().map(cell => this.#square(cell));
  }

  /** The domains with their points; `kind` is an index into `COATS`. */
  domains(): Area[] {
    return this.board.areas();
  }

  #square(cell: number): CoatSquare {
    return {
      x: MAP_GRID.x(cell),
      y: MAP_GRID.y(cell),
      coat: COATS[this.board.kindAt(cell)]!,
      crosses: this.board.marksAt(cell),
      round: this.board.tagAt(cell),
    };
  }
}
