/**
 * What placements would bring at once, for many dominoes and places of one kingdom: what touches a cell is worked out
 * once for each terrain and then shared.
 */

import { HALF_CROWNS, HALF_TERRAIN, type Kingdom, TERRAINS } from '@kingdomino/rules/kingdomino';
import {
  areasAround,
  type Board,
  firstCell,
  gainFrom,
  gainOfTwo,
  type Places,
  secondCell,
} from '@kingdomino/rules/search';

export class Gains {
  #kingdom: Kingdom | undefined;
  readonly #known = new Uint8Array(TERRAINS.length);
  readonly #around: readonly Int32Array[];

  constructor(cells: number) {
    this.#around = TERRAINS.map(() => new Int32Array(cells));
  }

  /** Begins with a kingdom, which must not change while its gains are asked for. */
  start(kingdom: Kingdom): void {
    this.#kingdom = kingdom;
    this.#known.fill(0);
  }

  of(domino: number, place: number): number {
    const { board, grid } = this.#kingdom!;
    const half = 2 * domino;
    const one = HALF_TERRAIN[half]!;
    const other = HALF_TERRAIN[half + 1]!;
    const first = firstCell(place);
    const second = secondCell(grid, place);
    if (one === other)
      return gainOfTwo(board, first, one, HALF_CROWNS[half]!, second, other, HALF_CROWNS[half + 1]!);
    return (
      gainFrom(this.#row(one)[first]!, HALF_CROWNS[half]!) +
      gainFrom(this.#row(other)[second]!, HALF_CROWNS[half + 1]!)
    );
  }

  /** The most that any of these places brings. */
  best(domino: number, places: Places, count: number): number {
    let best = 0;
    for (let index = 0; index < count; index++) best = Math.max(best, this.of(domino, places.at(index)));
    return best;
  }

  #row(terrain: number): Int32Array {
    const row = this.#around[terrain]!;
    if (this.#known[terrain] === 0) {
      this.#known[terrain] = 1;
      fill(row, this.#kingdom!.board, terrain);
    }
    return row;
  }
}

/** Cells that touch nothing of the terrain stay 0. */
function fill(row: Int32Array, board: Board, terrain: number): void {
  const { words, bits } = board.grid;
  row.fill(0);
  for (let word = 0; word < words; word++) {
    let frontier = board.open[word]! & board.near[terrain * words + word]!;
    while (frontier !== 0) {
      const cell = word * bits + 31 - Math.clz32(frontier & -frontier);
      row[cell] = areasAround(board, cell, terrain);
      frontier &= frontier - 1;
    }
  }
}
