/**
 * Which dominoes lie there, when only the squares are known: each domino of the box at most once at the whole table, and
 * every kingdom such as can have been laid by the rules. There may be several answers; any will do.
 */
import {
  Kingdom,
  type KingdomSize,
  type LaidDomino,
  layInAnyOrder,
  placementOf,
  type Terrain,
} from '@kingdomino/rules/kingdomino';
import { areBeside } from '../board-edits.ts';
import type { PadBoard, PadSquare } from '../pad.ts';
import { dominoesWith } from '../pieces.ts';

/** By board; `unknown` where looking any longer would be noticed. */
export type Found = readonly (readonly LaidDomino[])[] | 'impossible' | 'unknown';

/** Steps of the search: well under a tenth of a second. */
const MOST_STEPS = 20_000;

export function findDominoes(boards: readonly PadBoard[], size: KingdomSize): Found {
  const search = new Search(boards, size);
  if (search.solve(0)) return search.found;
  return search.steps >= MOST_STEPS ? 'unknown' : 'impossible';
}

class Search {
  steps = 0;
  readonly found: LaidDomino[][] = [];
  readonly #boards: readonly PadBoard[];
  readonly #size: KingdomSize;
  readonly #used = new Set<number>();
  /** Laid as dominoes, somewhere at the table: no others can be these. */
  readonly #known: ReadonlySet<number | undefined>;

  constructor(boards: readonly PadBoard[], size: KingdomSize) {
    this.#boards = boards;
    this.#size = size;
    this.#known = new Set(boards.flatMap(({ squares }) => squares.map(({ domino }) => domino)));
  }

  /** This board and those after it. */
  solve(at: number): boolean {
    const board = this.#boards[at];
    if (!board) return true;
    return this.#cover(board.squares, [], laid => {
      if (!this.#canLie(board, laid)) return false;
      this.found[at] = laid.map(pair => this.#placed(board, pair));
      return this.solve(at + 1);
    });
  }

  /** Covers all squares with dominoes that are left, beginning where there is the least choice. */
  #cover(
    left: readonly PadSquare[],
    laid: readonly Pair[],
    then: (laid: readonly Pair[]) => boolean,
  ): boolean {
    if (++this.steps >= MOST_STEPS) return false;
    if (left.length === 0) return then(laid);
    let best: readonly Pair[] | undefined;
    for (const square of left) {
      const pairs = this.#pairsOf(square, left);
      if (!best || pairs.length < best.length) best = pairs;
      if (best.length <= 1) break;
    }
    for (const pair of best!) {
      this.#used.add(pair.number);
      const rest = left.filter(square => square !== pair.one && square !== pair.other);
      if (this.#cover(rest, [...laid, pair], then)) return true;
      this.#used.delete(pair.number);
    }
    return false;
  }

  /** Of dominoes that show the same, only one is tried: the others would do no better. */
  #pairsOf(one: PadSquare, left: readonly PadSquare[]): Pair[] {
    return left
      .filter(other => areBeside(one, other) && other.domino === one.domino)
      .flatMap(other => {
        const isFree = (each: number) => !this.#used.has(each) && !this.#known.has(each);
        const number =
          one.domino === undefined ? dominoesWith(one, other).find(isFree) : this.#unused(one.domino);
        return number === undefined ? [] : [{ one, other, number }];
      });
  }

  #unused(number: number): number | undefined {
    return this.#used.has(number) ? undefined : number;
  }

  #canLie(board: PadBoard, laid: readonly Pair[]): boolean {
    const placed = laid.map(pair => this.#placed(board, pair));
    return layInAnyOrder(new Kingdom(this.#size), placed).length === 0;
  }

  #placed({ castle }: PadBoard, { one, other, number }: Pair): LaidDomino {
    const squares = [one, other].map(({ x, y, kind, marks }) => ({
      x: x - castle.x,
      y: y - castle.y,
      terrain: kind as Terrain,
      crowns: marks,
    }));
    return { domino: number, placement: placementOf(number, squares)! };
  }
}

interface Pair {
  readonly one: PadSquare;
  readonly other: PadSquare;
  readonly number: number;
}
