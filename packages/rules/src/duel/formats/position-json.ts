/** A position of Kingdomino Duel as JSON, for programs that do not know our types. docs/position.md describes it. */

import { type PositionHead, readHead, writeHead } from '../../kernel/formats/position-head.ts';
import type { RawObject } from '../../kernel/formats/raw.ts';
import {
  accepted,
  demand,
  readList,
  readObject,
  readOneOf,
  readWhole,
} from '../../kernel/formats/reading.ts';
import type { Seat } from '../../kernel/game.ts';
import { COATS, type Coat, DICE, DIE_COUNT, FACE_COUNT, SPELLBOOK, type Spell } from '../components.ts';
import type { CoatSquare } from '../map.ts';
import { readOptions, writeOptions } from '../options.ts';
import { NOBODY, type Phase, type Position } from '../position.ts';
import { buildPosition, MOST_ROUNDS } from './build-position.ts';
import { type Layout, layoutOf, ownerOf, PHASES, type RolledDie } from './layout.ts';

/** A die as it lies. */
export interface DieJson {
  readonly face: number;
  /** Null for a joker. */
  readonly coat: Coat | null;
  readonly crosses: number;
  /** A seat, or -1. */
  readonly takenBy: Seat;
  /** Whether it got the castle cross in this round. */
  readonly castleCross: boolean;
}

/** What one player has on paper. */
export interface MapJson {
  readonly squares: readonly CoatSquare[];
  /** Filled boxes by coat. */
  readonly boxes: Readonly<Record<Coat, number>>;
  readonly bonusUsed: boolean;
  /** The coat that was named for the banner. */
  readonly banner: Coat | null;
}

/** A line of the spellbook, and who has earned its spell. */
export interface SpellJson {
  readonly spell: Spell;
  readonly coat: Coat;
  /** How many boxes its line has. */
  readonly boxes: number;
  /** A seat, or -1. */
  readonly owner: Seat;
  readonly isCast: boolean;
}

/** A position of Kingdomino Duel as JSON. */
export interface DuelJson extends PositionHead<Phase> {
  /** Counted from 0. */
  readonly round: number;
  /** Null before it is settled who begins. */
  readonly playerA: Seat | null;
  /** By die; empty while they have not been rolled in this round. */
  readonly dice: readonly DieJson[];
  /** By seat. */
  readonly maps: readonly MapJson[];
  readonly spells: readonly SpellJson[];
  /** Points as they stand, by seat. */
  readonly scores: readonly number[];
}

const MOST_SQUARES = 34;

export function writeJson(position: Position, scores: readonly number[]): DuelJson {
  const layout = layoutOf(position);
  return {
    ...writeHead(writeOptions(position.options), layout),
    round: layout.round,
    playerA: layout.playerA ?? null,
    dice: layout.dice.map(dieJson),
    maps: layout.maps.map((squares, seat) => ({
      squares,
      boxes: Object.fromEntries(COATS.map((coat, index) => [coat, layout.boxes[index]![seat]!])) as Record<
        Coat,
        number
      >,
      bonusUsed: layout.bonusUsed[seat]!,
      banner: COATS[position.banners[seat]!] ?? null,
    })),
    spells: SPELLBOOK.map(({ spell, coat, boxes }, index) => ({
      spell,
      coat,
      boxes,
      owner: ownerOf(layout, index),
      isCast: layout.cast[index]!,
    })),
    scores,
  };
}

/** Reads what is necessary; whether the rest agrees with it is asked by the caller. */
export function readJson(raw: RawObject): Position {
  const options = accepted(readOptions(raw.options), 'options');
  const maps = readList(raw.maps, 'maps', 2).map((each, seat) => readObject(each, `maps[${seat}]`));
  const [one, other] = maps;
  demand(one && other, 'maps must have an entry for each of two seats');
  const spells = readList(raw.spells, 'spells', COATS.length);
  const layout: Omit<Layout, 'boxes' | 'cast' | 'named'> = {
    options,
    ...readHead(raw, PHASES, options.players),
    round: readWhole(raw.round, 'round', 0, MOST_ROUNDS - 1),
    playerA: raw.playerA === null ? undefined : readWhole(raw.playerA, 'playerA', 0, 1),
    dice: readList(raw.dice, 'dice', DIE_COUNT).map(readDie),
    maps: [readSquares(one, 'maps[0]'), readSquares(other, 'maps[1]')],
    bonusUsed: [readFlag(one.bonusUsed, 'maps[0].bonusUsed'), readFlag(other.bonusUsed, 'maps[1].bonusUsed')],
  };
  return buildPosition({
    ...layout,
    boxes: COATS.map(coat => [readBoxes(one, 0, coat), readBoxes(other, 1, coat)]),
    cast: COATS.map((_, index) =>
      readFlag(readObject(spells[index], `spells[${index}]`).isCast, `spells[${index}].isCast`),
    ),
    named: Math.max(readBanner(one.banner, 'maps[0].banner'), readBanner(other.banner, 'maps[1].banner')),
  });
}

function readFlag(raw: unknown, where: string): boolean {
  demand(typeof raw === 'boolean', `${where} must be true or false`);
  return raw;
}

function readDie(raw: unknown, index: number): RolledDie {
  const { face, takenBy, castleCross } = readObject(raw, `dice[${index}]`);
  return {
    face: readWhole(face, `dice[${index}].face`, 0, FACE_COUNT - 1),
    takenBy: readWhole(takenBy, `dice[${index}].takenBy`, NOBODY, 1),
    isCrossed: readFlag(castleCross, `dice[${index}].castleCross`),
  };
}

function readSquares(map: RawObject, where: string): CoatSquare[] {
  return readList(map.squares, `${where}.squares`, MOST_SQUARES).map((each, index) => {
    const square = `${where}.squares[${index}]`;
    const { x, y, coat, crosses, round } = readObject(each, square);
    return {
      x: readWhole(x, `${square}.x`, -3, 3),
      y: readWhole(y, `${square}.y`, -2, 2),
      coat: readOneOf(coat, `${square}.coat`, COATS),
      crosses: readWhole(crosses, `${square}.crosses`, 0, 9),
      round: readWhole(round, `${square}.round`, 0, MOST_ROUNDS - 1),
    };
  });
}

function readBoxes(map: RawObject, seat: Seat, coat: Coat): number {
  const where = `maps[${seat}].boxes`;
  return readWhole(readObject(map.boxes, where)[coat], `${where}.${coat}`, 0, 9);
}

function readBanner(raw: unknown, where: string): number {
  return raw === null ? -1 : COATS.indexOf(readOneOf(raw, where, COATS));
}

function dieJson({ face, takenBy, isCrossed }: RolledDie, die: number): DieJson {
  const { coat, crosses } = DICE[die]![face]!;
  return { face, coat: coat ?? null, crosses, takenBy, castleCross: isCrossed };
}
