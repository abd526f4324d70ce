/**
 * What the value net sees of one kingdom and its owner's prospects: a list of feature numbers, each present or not.
 *
 * They come in parts, because most questions share most of them: what a turn leaves alone, what one more domino adds,
 * the shape of the kingdom then, and what is held. Cells are seen on the castle-centred canvas; training turns and
 * mirrors them.
 */

import {
  DOMINO_COUNT,
  DOMINOES,
  HALF_CROWNS,
  HALF_TERRAIN,
  Kingdom,
  type KingdomSize,
  type Position,
  TERRAINS,
} from '@kingdomino/rules/kingdomino';
import { countFrontier, countHoles, Places } from '@kingdomino/rules/search';
import { Gains } from './gains.ts';
import { AREA_KINDS, NOOK_KINDS, Surroundings } from './surroundings.ts';

/** Terrain and crowns of a square as one number below 24. */
const TILES = 4 * TERRAINS.length;
const SIZES = 10;
const CROWNS = 6;
const FRONTIER = 9;
const HOLES = 6;
const SUPPLY = 26;
const PLACE_STEPS = 7;
const GAIN_STEPS = 10;
const MOST_FEATURES = 384;
const HOPE_STEPS = 6;

const POSSIBLE_TILES: ReadonlySet<number> = new Set(
  DOMINOES.flatMap(({ halves }) =>
    halves.map(({ terrain, crowns }) => 4 * TERRAINS.indexOf(terrain) + crowns),
  ),
);

interface Blocks {
  readonly tiles: number;
  readonly reach: number;
  readonly areas: number;
  readonly frontier: number;
  readonly holes: number;
  readonly supply: number;
  readonly unseen: number;
  readonly flags: number;
  readonly held: number;
  readonly heldPlaces: number;
  readonly heldGain: number;
  readonly slot: number;
  readonly nooks: number;
  readonly surrounded: number;
  readonly hopes: number;
  readonly count: number;
}

export class Features {
  readonly size: KingdomSize;
  readonly blocks: Blocks;
  /** The features found last; the first `length` count. */
  readonly list = new Uint16Array(MOST_FEATURES);
  length = 0;

  readonly #places: Places;
  readonly #gains: Gains;
  readonly #width: number;
  readonly #surroundings: Surroundings;
  /** By terrain: how many crowns are still to be dealt, in steps. */
  readonly #hopes = new Uint8Array(TERRAINS.length);
  #kingdom: Kingdom | undefined;

  constructor(size: KingdomSize) {
    this.size = size;
    this.#width = 2 * size - 1;
    this.#places = new Places(new Kingdom(size).grid);
    this.#gains = new Gains(this.#places.grid.cells);
    this.#surroundings = new Surroundings(this.#places.grid.cells);
    this.blocks = blocksOf(size);
  }

  /** No domino has some terrains with some numbers of crowns. */
  isPossible(feature: number): boolean {
    const tile = feature - this.blocks.tiles;
    return tile < 0 || tile >= this.#width * this.#width * TILES || POSSIBLE_TILES.has(tile % TILES);
  }

  /** Starts a list with what a turn does not change: the squares laid before it, the dominoes unseen, the options. */
  start(kingdom: Kingdom, position: Position): void {
    const { blocks } = this;
    const { options, seen } = position;
    this.length = 0;
    const { grid } = kingdom;
    for (let cell = 0; cell < grid.cells; cell++) this.addSquare(kingdom, cell);
    const hopes = this.#hopes.fill(0);
    for (let number = 1; number <= DOMINO_COUNT; number++) {
      if (seen[number] !== 0) continue;
      this.#add(blocks.unseen + number - 1);
      hopes[HALF_TERRAIN[2 * number]!]! += HALF_CROWNS[2 * number]!;
      hopes[HALF_TERRAIN[2 * number + 1]!]! += HALF_CROWNS[2 * number + 1]!;
    }
    if (options.middleKingdom) this.#add(blocks.flags);
    if (options.harmony) this.#add(blocks.flags + 1);
    this.#add(blocks.flags + 3 + options.players);
  }

  /** Adds the square on a cell, if there is one. */
  addSquare({ board, grid }: Kingdom, cell: number): void {
    const kind = board.kindAt(cell);
    if (kind < 0) return;
    const square = (grid.y(cell) + this.size - 1) * this.#width + grid.x(cell) + this.size - 1;
    this.#add(this.blocks.tiles + square * TILES + 4 * kind + board.marksAt(cell));
  }

  /** Adds the shape of the kingdom, to be followed by what is held: how far it reaches, its areas, open ends and holes, and what was discarded. */
  addShape(kingdom: Kingdom): void {
    const { board, discards } = kingdom;
    const { blocks, size } = this;
    this.#kingdom = kingdom;
    this.#gains.start(kingdom);
    const around = this.#surroundings;
    around.scan(kingdom);
    const { west, east, north, south, largest } = around;
    this.#add(blocks.reach + east);
    this.#add(blocks.reach + size + south);
    this.#add(blocks.reach + 2 * size - west);
    this.#add(blocks.reach + 3 * size - north);
    const crownBlock = blocks.areas + TERRAINS.length * SIZES * CROWNS;
    for (let kind = 0; kind < TERRAINS.length; kind++) {
      const squares = Math.min(largest[3 * kind]!, SIZES - 1);
      const crowns = Math.min(largest[3 * kind + 1]!, CROWNS - 1);
      this.#add(blocks.areas + (kind * SIZES + squares) * CROWNS + crowns);
      this.#add(crownBlock + kind * CROWNS + Math.min(largest[3 * kind + 2]!, CROWNS - 1));
      this.#add(blocks.hopes + (kind * SIZES + squares) * HOPE_STEPS + hopeStep(this.#hopes[kind]!));
      this.#add(blocks.frontier + kind * FRONTIER + Math.min(countFrontier(board, kind), FRONTIER - 1));
    }
    this.#add(blocks.holes + Math.min(countHoles(board), HOLES - 1));
    this.#add(blocks.flags + 2 + Math.min(discards, 2));
    for (let index = 0; index < around.nookCount; index++) this.#add(blocks.nooks + around.nooks[index]!);
    for (let index = 0; index < around.areaCount; index++)
      this.#add(blocks.surrounded + around.areas[index]!);
  }

  /** Adds a domino that the owner of the kingdom whose shape was added holds: `later` for one of the newer line. */
  addHeld(domino: number, later: boolean): void {
    const { blocks } = this;
    const kingdom = this.#kingdom!;
    const block = later ? 1 : 0;
    this.#add(blocks.held + block * DOMINO_COUNT + domino - 1);
    const count = kingdom.findPlaces(domino, this.#places);
    this.#add(blocks.heldPlaces + block * PLACE_STEPS + placeStep(count));
    this.#add(blocks.heldGain + block * GAIN_STEPS + gainStep(this.#gains.best(domino, this.#places, count)));
  }

  /** Adds how early the owner's newest king acts in the next round. */
  addSlot(slot: number): void {
    this.#add(this.blocks.slot + slot);
  }

  /** Adds how many dominoes the owner will still receive after those it holds. */
  addSupply(supply: number): void {
    this.#add(this.blocks.supply + Math.min(supply, SUPPLY - 1));
  }

  #add(feature: number): void {
    this.list[this.length++] = feature;
  }
}

function blocksOf(size: KingdomSize): Blocks {
  const width = 2 * size - 1;
  let next = 0;
  const block = (length: number) => {
    const from = next;
    next += length;
    return from;
  };
  return {
    tiles: block(width * width * TILES),
    reach: block(4 * size),
    areas: block(TERRAINS.length * (SIZES + 1) * CROWNS),
    frontier: block(TERRAINS.length * FRONTIER),
    holes: block(HOLES),
    supply: block(SUPPLY),
    unseen: block(DOMINO_COUNT),
    flags: block(8),
    held: block(2 * DOMINO_COUNT),
    heldPlaces: block(2 * PLACE_STEPS),
    heldGain: block(2 * GAIN_STEPS),
    slot: block(4),
    nooks: block(NOOK_KINDS),
    surrounded: block(AREA_KINDS),
    hopes: block(TERRAINS.length * SIZES * HOPE_STEPS),
    count: next,
  };
}

/**
 * By symmetry (0 to 7) and feature: what it becomes when the kingdom is turned or mirrored. Only the cells and the reach
 * to the four sides change.
 */
export function symmetryTables(features: Features): Uint16Array[] {
  const { size, blocks } = features;
  const width = 2 * size - 1;
  const reach = size - 1;
  return Array.from({ length: 8 }, (_, symmetry) => {
    const table = Uint16Array.from({ length: blocks.count }, (_unused, feature) => feature);
    for (let square = 0; square < width * width; square++) {
      const [x, y] = transform(symmetry, (square % width) - reach, Math.floor(square / width) - reach);
      const image = (y + reach) * width + x + reach;
      for (let tile = 0; tile < TILES; tile++)
        table[blocks.tiles + square * TILES + tile] = blocks.tiles + image * TILES + tile;
    }
    for (const [side, [dx, dy]] of SIDES.entries()) {
      const [x, y] = transform(symmetry, dx, dy);
      const image = SIDES.findIndex(([sx, sy]) => sx === x && sy === y);
      for (let far = 0; far < size; far++)
        table[blocks.reach + side * size + far] = blocks.reach + image * size + far;
    }
    return table;
  });
}

/** East, south, west, north. */
const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

function transform(symmetry: number, x: number, y: number): [number, number] {
  const [mx, my] = symmetry & 4 ? [-x, y] : [x, y];
  switch (symmetry & 3) {
    case 0:
      return [mx, my];
    case 1:
      return [-my, mx];
    case 2:
      return [-mx, -my];
    default:
      return [my, -mx];
  }
}

function placeStep(count: number): number {
  return count < 4 ? count : count < 7 ? 4 : count < 12 ? 5 : 6;
}

function gainStep(gain: number): number {
  return gain < 6 ? gain : gain < 9 ? 6 : gain < 13 ? 7 : gain < 19 ? 8 : 9;
}

function hopeStep(crowns: number): number {
  return crowns < 3 ? crowns : crowns < 5 ? 3 : crowns < 8 ? 4 : 5;
}
