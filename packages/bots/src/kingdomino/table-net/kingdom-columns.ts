/** Columns of one kingdom: its squares, its shape, and how dominoes fit into it. */

import { Kingdom, type KingdomSize, type Options, TERRAINS } from '@kingdomino/rules/kingdomino';
import { countFrontier, countHoles, Places } from '@kingdomino/rules/search';
import { Gains } from '../gains.ts';
import { Surroundings } from '../surroundings.ts';
import {
  type Block,
  type ColumnList,
  type Columns,
  CROWN_STEPS,
  FRONT_STEPS,
  GAIN_STEPS,
  gainStep,
  HOLE_STEPS,
  HOPE_STEPS,
  PLACE_STEPS,
  placeStep,
  SIZE_STEPS,
  sizeStep,
  TILE_KINDS,
} from './columns.ts';

export class KingdomColumns {
  readonly #size: KingdomSize;
  readonly #columns: Columns;
  readonly #list: ColumnList;
  readonly #places: Places;
  readonly #gains: Gains;
  readonly #around: Surroundings;
  #kingdom: Kingdom | undefined;

  constructor(size: KingdomSize, columns: Columns, list: ColumnList) {
    const { grid } = new Kingdom(size);
    this.#size = size;
    this.#columns = columns;
    this.#list = list;
    this.#places = new Places(grid);
    this.#gains = new Gains(grid.cells);
    this.#around = new Surroundings(grid.cells);
  }

  addTiles(kingdom: Kingdom): void {
    for (let cell = 0; cell < kingdom.grid.cells; cell++) this.addTile(kingdom, cell);
  }

  /** The square on a cell, if there is one. */
  addTile({ board, grid }: Kingdom, cell: number): void {
    const kind = board.kindAt(cell);
    if (kind < 0) return;
    const reach = this.#size - 1;
    const square = (grid.y(cell) + reach) * (2 * reach + 1) + grid.x(cell) + reach;
    const tile = this.#columns.tiles + square * TILE_KINDS;
    this.#list.add(tile + kind);
    const crowns = board.marksAt(cell);
    if (crowns > 0) this.#list.add(tile + TERRAINS.length + crowns - 1);
  }

  /** Reach, areas, open ends and nooks. Hopes, crowns still to be dealt by terrain in steps, are for one's own kingdom. */
  addShape(kingdom: Kingdom, block: Block, options: Options, hopes?: Uint8Array): void {
    this.#kingdom = kingdom;
    this.#gains.start(kingdom);
    const around = this.#around;
    const list = this.#list;
    const { board, discards } = kingdom;
    around.scan(kingdom);
    this.#addReach(block.reach + (options.middleKingdom ? 4 * this.#size : 0));
    for (let kind = 0; kind < TERRAINS.length; kind++) {
      const step = kind * SIZE_STEPS + sizeStep(around.largest[3 * kind]!);
      list.add(block.areas + step * CROWN_STEPS + crownStep(around.largest[3 * kind + 1]!));
      list.add(block.crowns + kind * CROWN_STEPS + crownStep(around.largest[3 * kind + 2]!));
      list.add(block.front + kind * FRONT_STEPS + Math.min(countFrontier(board, kind), FRONT_STEPS - 1));
      if (hopes) list.add(this.#columns.hopes + step * HOPE_STEPS + hopes[kind]!);
    }
    list.add(block.holes + Math.min(countHoles(board), HOLE_STEPS - 1));
    list.add(block.discards + (options.harmony ? 3 : 0) + Math.min(discards, 2));
    for (let index = 0; index < around.nookCount; index++) list.add(block.nooks + around.nooks[index]!);
    for (let index = 0; index < around.areaCount; index++) list.add(block.around + around.areas[index]!);
  }

  /** How a domino would fit the kingdom whose shape was added last: `later` for one of the newer line. */
  addProspect(block: Block, domino: number, isLater: boolean): void {
    this.addKnownProspect(block, this.prospect(domino), isLater);
  }

  /** Places and gain, both in steps, as one number. */
  prospect(domino: number): number {
    const count = this.#kingdom!.findPlaces(domino, this.#places);
    return placeStep(count) * GAIN_STEPS + gainStep(this.#gains.best(domino, this.#places, count));
  }

  addKnownProspect(block: Block, prospect: number, isLater: boolean): void {
    const line = isLater ? 1 : 0;
    this.#list.add(block.heldPlaces + line * PLACE_STEPS + Math.trunc(prospect / GAIN_STEPS));
    this.#list.add(block.heldGain + line * GAIN_STEPS + (prospect % GAIN_STEPS));
  }

  #addReach(from: number): void {
    const { east, south, west, north } = this.#around;
    this.#list.add(from + east);
    this.#list.add(from + this.#size + south);
    this.#list.add(from + 2 * this.#size - west);
    this.#list.add(from + 3 * this.#size - north);
  }
}

function crownStep(crowns: number): number {
  return Math.min(crowns, CROWN_STEPS - 1);
}
