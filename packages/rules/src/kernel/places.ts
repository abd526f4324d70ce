/** Where a domino may lie on a board: the generator of both games. */
import type { Board } from './board.ts';
import { bitsPerByte, type Grid, popcount, selectBit, sumOfBytes } from './grid.ts';

/**
 * Every place for a domino, found for all cells at once. A place is a number: the cell of the first half times
 * four plus the direction towards the second.
 */
export class Places {
  readonly grid: Grid;
  /** One board for each direction, of the western or northern cell of the pair. */
  readonly #masks: Int32Array;
  /** By direction. */
  readonly #counts = new Int32Array(4);

  constructor(grid: Grid) {
    this.grid = grid;
    this.#masks = new Int32Array(4 * grid.words);
  }

  /**
   * Two open cells side by side, at least one of which is near its own kind. `alike` halves make the same picture
   * both ways round: then only E and S are kept. The kind after the last stands for "anywhere".
   */
  find(board: Board, first: number, second: number, alike: boolean): number {
    const { open, near } = board;
    const masks = this.#masks;
    const counts = this.#counts;
    const { words, stride, bits } = this.grid;
    const lift = bits - stride;
    const both = alike ? 0 : -1;
    let a = first * words;
    let b = second * words;
    let easts = 0;
    let souths = 0;
    let wests = 0;
    let norths = 0;
    for (let word = 0; word < words; word++, a++, b++) {
      const here = open[word]!;
      if (here === 0) {
        masks[word] = masks[words + word] = masks[2 * words + word] = masks[3 * words + word] = 0;
        continue;
      }
      const nearA = near[a]!;
      const nearB = near[b]!;
      const eastPairs = here & (here >>> 1);
      const southPairs = here & ((here >>> stride) | (open[word + 1]! << lift));
      const east = eastPairs & (nearA | (nearB >>> 1));
      const west = eastPairs & (nearB | (nearA >>> 1)) & both;
      const south = southPairs & (nearA | (nearB >>> stride) | (near[b + 1]! << lift));
      const north = southPairs & (nearB | (nearA >>> stride) | (near[a + 1]! << lift)) & both;
      masks[word] = east;
      masks[words + word] = south;
      masks[2 * words + word] = west;
      masks[3 * words + word] = north;
      easts += bitsPerByte(east);
      souths += bitsPerByte(south);
      wests += bitsPerByte(west);
      norths += bitsPerByte(north);
    }
    counts[0] = sumOfBytes(easts);
    counts[1] = sumOfBytes(souths);
    counts[2] = sumOfBytes(wests);
    counts[3] = sumOfBytes(norths);
    return counts[0] + counts[1] + counts[2] + counts[3];
  }

  /** In the order E, S, W, N, and by cell within a direction. */
  at(index: number): number {
    const { words, bits, stride } = this.grid;
    const masks = this.#masks;
    let direction = 0;
    for (let here = this.#counts[0]!; index >= here; here = this.#counts[++direction]!) index -= here;
    // hot code: after the loop an index past the last place shows as a fifth direction
    if (direction > 3 || !(index >= 0)) throw new RangeError('there is no such place');
    const from = direction * words;
    let word = 0;
    for (let here = popcount(masks[from]!); index >= here; here = popcount(masks[from + ++word]!))
      index -= here;
    const cell = word * bits + selectBit(masks[from + word]!, index);
    const first = direction === 2 ? cell + 1 : direction === 3 ? cell + stride : cell;
    return 4 * first + direction;
  }
}

/**
 * The cell of a domino's first half.
 *
 * @param place a place found by `Places`
 * @example
 * const cell = firstCell(places.at(0));
 */
export const firstCell = (place: number): number => place >> 2;

/**
 * The cell of a domino's second half.
 *
 * @param grid the geometry of the board
 * @param place a place; if it did not come from `Places`, the cell may be off the board
 * @example
 * const cell = secondCell(board.grid, places.at(0));
 */
export function secondCell(grid: Grid, place: number): number {
  const step = place & 1 ? grid.stride : 1;
  return (place >> 2) + (place & 2 ? -step : step);
}
