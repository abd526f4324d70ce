/** Whether a kingdom can still become the full square around its castle: the test that the greedy players use. */
import type { Board, Grid } from '@kingdomino/rules/search';

/** Squares outside the castle-centred square; an empty cell that no domino fits; neither. */
export const OFF_CENTRE = 0;
export const HOLE = 1;
export const TIDY = 2;

export class Shape {
  readonly #grid: Grid;
  /** The square of the kingdom's size with the castle in its middle. */
  readonly #square: Int32Array;
  readonly #empty: Int32Array;

  constructor(grid: Grid, size: number) {
    const reach = (size - 1) / 2;
    this.#grid = grid;
    this.#square = grid.board((x, y) => Math.abs(x) <= reach && Math.abs(y) <= reach && (x !== 0 || y !== 0));
    this.#empty = new Int32Array(grid.words + 2);
  }

  /** How well a domino on these two cells keeps the kingdom in shape: OFF_CENTRE, HOLE or TIDY. */
  tidiness(board: Board, one: number, two: number): number {
    if (!this.isInside(one) || !this.isInside(two)) return OFF_CENTRE;
    return this.leavesHole(board, one, two) ? HOLE : TIDY;
  }

  isInside(cell: number): boolean {
    return (this.#square[this.#grid.wordOf[cell]!]! & this.#grid.bitOf[cell]!) !== 0;
  }

  /** Would covering these two cells leave an empty cell of the square that no domino fits any more? */
  leavesHole(board: Board, one: number, two: number): boolean {
    const { words, wordOf, bitOf, stride, bits } = this.#grid;
    const empty = this.#empty;
    for (let word = 0; word < words; word++) empty[word + 1] = this.#square[word]! & board.open[word]!;
    empty[wordOf[one]! + 1]! &= ~bitOf[one]!;
    empty[wordOf[two]! + 1]! &= ~bitOf[two]!;
    const lift = bits - stride;
    for (let word = 1; word <= words; word++) {
      const here = empty[word]!;
      const below = (here >>> stride) | (empty[word + 1]! << lift);
      const above = (here << stride) | (empty[word - 1]! >>> lift);
      if ((here & ~((here >>> 1) | (here << 1) | below | above)) !== 0) return true;
    }
    return false;
  }
}
