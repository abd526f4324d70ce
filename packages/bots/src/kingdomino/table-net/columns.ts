/**
 * The input of the net that sees the whole table: which column stands for what. The trainer's engine has the same table
 * (training/gpu/columns.h), which says more.
 */
import { DOMINO_COUNT, type KingdomSize, TERRAINS } from '@kingdomino/rules/kingdomino';
import { AREA_KINDS, NOOK_KINDS } from '../surroundings.ts';

export const SIZE_STEPS = 12;
export const CROWN_STEPS = 8;
export const HOPE_STEPS = 6;
export const FRONT_STEPS = 9;
export const HOLE_STEPS = 6;
export const SUPPLY_STEPS = 26;
export const PLACE_STEPS = 7;
export const GAIN_STEPS = 12;
export const POINT_STEPS = 24;
export const DIFFERENCE_STEPS = 41;
/** A square shows one of six terrains, and one to three crowns or none. */
export const TILE_KINDS = TERRAINS.length + 3;
export const LINE = 4;
export const SEATS = 4;
/** Who has a slot: nobody, oneself, or one of three others. */
export const OWNERS = 5;
export const NO_NEWER = OWNERS ** LINE;

/** A kingdom and what its owner holds, from the block's first column on. */
export interface Block {
  readonly reach: number;
  readonly areas: number;
  readonly crowns: number;
  readonly front: number;
  readonly holes: number;
  readonly discards: number;
  readonly nooks: number;
  readonly around: number;
  readonly supply: number;
  readonly held: number;
  readonly heldPlaces: number;
  readonly heldGain: number;
  readonly slot: number;
}

export interface Columns {
  readonly own: Block;
  /** Shared by all other seats: their rows add up. */
  readonly other: Block;
  readonly tiles: number;
  readonly hopes: number;
  readonly unseen: number;
  readonly flags: number;
  readonly lines: number;
  readonly newer: number;
  readonly pattern: number;
  readonly older: number;
  readonly order: number;
  readonly opening: number;
  readonly freeOwn: number;
  readonly freeOther: number;
  readonly points: number;
  readonly difference: number;
  readonly count: number;
}

export function columnsOf(size: KingdomSize): Columns {
  const width = 2 * size - 1;
  let next = 0;
  const take = (length: number) => {
    const from = next;
    next += length;
    return from;
  };
  return {
    own: takeBlock(size, take),
    other: takeBlock(size, take),
    tiles: take(width * width * TILE_KINDS),
    hopes: take(TERRAINS.length * SIZE_STEPS * HOPE_STEPS),
    unseen: take(DOMINO_COUNT),
    flags: take(6),
    lines: take(13),
    newer: take(LINE * OWNERS * DOMINO_COUNT),
    pattern: take(NO_NEWER + 1),
    older: take((LINE - 1) * SEATS * DOMINO_COUNT),
    order: take(OWNERS ** (LINE - 1)),
    opening: take(3 * LINE),
    freeOwn: take(LINE * GAIN_STEPS),
    freeOther: take((SEATS - 1) * LINE * GAIN_STEPS),
    points: take(SEATS * POINT_STEPS),
    difference: take(2 * DIFFERENCE_STEPS),
    count: next,
  };
}

function takeBlock(size: KingdomSize, take: (length: number) => number): Block {
  return {
    reach: take(2 * 4 * size),
    areas: take(TERRAINS.length * SIZE_STEPS * CROWN_STEPS),
    crowns: take(TERRAINS.length * CROWN_STEPS),
    front: take(TERRAINS.length * FRONT_STEPS),
    holes: take(HOLE_STEPS),
    discards: take(2 * 3),
    nooks: take(NOOK_KINDS),
    around: take(AREA_KINDS),
    supply: take(SUPPLY_STEPS),
    held: take(2 * DOMINO_COUNT),
    heldPlaces: take(2 * PLACE_STEPS),
    heldGain: take(2 * GAIN_STEPS),
    slot: take(LINE),
  };
}

export function sizeStep(squares: number): number {
  return squares < 8 ? squares : squares < 10 ? 8 : squares < 12 ? 9 : squares < 15 ? 10 : 11;
}

export function placeStep(count: number): number {
  return count < 4 ? count : count < 7 ? 4 : count < 12 ? 5 : 6;
}

export function gainStep(gain: number): number {
  if (gain < 6) return gain;
  return gain < 9 ? 6 : gain < 13 ? 7 : gain < 19 ? 8 : gain < 27 ? 9 : gain < 37 ? 10 : 11;
}

export function hopeStep(crowns: number): number {
  return crowns < 3 ? crowns : crowns < 5 ? 3 : crowns < 8 ? 4 : 5;
}

export function pointStep(size: KingdomSize, points: number): number {
  return Math.min(Math.trunc(points / (size === 5 ? 4 : 8)), POINT_STEPS - 1);
}

export function differenceStep(size: KingdomSize, difference: number): number {
  const step = Math.trunc(difference / (size === 5 ? 2 : 4)) + (DIFFERENCE_STEPS - 1) / 2;
  return Math.max(0, Math.min(step, DIFFERENCE_STEPS - 1));
}

const MOST_COLUMNS = 1024;

/** A list of columns that is filled again and again. */
export class ColumnList {
  readonly at = new Uint16Array(MOST_COLUMNS);
  length = 0;

  add(column: number): void {
    this.at[this.length++] = column;
  }
}
