/** A position of Kingdomino as JSON, for programs that do not know our types. docs/position.md describes it. */

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
import { DOMINO_COUNT, DOMINOES, type Domino, domino, TERRAINS } from '../dominoes.ts';
import type { Square } from '../kingdom.ts';
import { type Options, readOptions, writeOptions } from '../options.ts';
import { FREE, type Phase, type Position, type Slot } from '../position.ts';
import type { KingdomScore } from '../scoring.ts';
import { buildPosition } from './build-position.ts';
import { type LaidDomino, type Layout, layoutOf, placementOf } from './layout.ts';

/** A domino in a line. */
export interface SlotJson extends Domino {
  /** The seat whose king stands on it, or -1. */
  readonly owner: Seat;
}

/** A position of Kingdomino as JSON. */
export interface KingdominoJson extends PositionHead<Phase> {
  /** In the opening: whose kings have come out of the hand, in this order. */
  readonly drawn: readonly Seat[];
  readonly kingdoms: readonly { readonly squares: readonly Square[]; readonly discards: number }[];
  /** The domino to place. */
  readonly held?: Domino;
  readonly older: readonly SlotJson[];
  /** The place in the older line, from 0, of the king that acts. */
  readonly acting: number | null;
  readonly newer: readonly SlotJson[];
  /** Dominoes that have not been dealt yet, ascending. */
  readonly unseen: readonly number[];
  /** Games of a Dynasty that are over, each by seat. */
  readonly finished: readonly (readonly KingdomScore[])[];
  /** Points as they stand, by seat. */
  readonly scores: readonly number[];
}

const PHASES: readonly Phase[] = ['kings', 'line', 'king', 'pick', 'place', 'over'];
const MOST_SQUARES = 48;

export function writeJson(position: Position, scores: readonly number[]): KingdominoJson {
  const layout = layoutOf(position);
  return {
    ...writeHead(writeOptions(position.options), layout),
    drawn: layout.kings,
    kingdoms: position.kingdoms.map(kingdom => ({ squares: kingdom.squares(), discards: kingdom.discards })),
    ...(layout.phase === 'place' ? { held: domino(position.held) } : {}),
    older: layout.older.map(slotJson),
    acting: layout.acting < 0 ? null : layout.acting,
    newer: layout.newer.map(slotJson),
    unseen: position.unseen(),
    finished: layout.finished,
    scores,
  };
}

/** Reads what is necessary; whether the rest agrees with it is asked by the caller. */
export function readJson(raw: RawObject): Position {
  const options = accepted(readOptions(raw.options), 'options');
  const head = readHead(raw, PHASES, options.players);
  const older = readLine(raw.older, 'older', options);
  const newer = readLine(raw.newer, 'newer', options);
  const kingdoms = readKingdoms(raw.kingdoms, options);
  const layout: Omit<Layout, 'gone'> = {
    options,
    ...head,
    kings: readList(raw.drawn, 'drawn', 4).map((each, index) =>
      readWhole(each, `drawn[${index}]`, 0, options.players - 1),
    ),
    older,
    acting: raw.acting === null ? -1 : readWhole(raw.acting, 'acting', 0, 3),
    newer,
    kingdoms,
    finished: readFinished(raw.finished),
  };
  return buildPosition({ ...layout, gone: goneDominoes(raw.unseen, layout) });
}

function readLine(raw: unknown, where: string, { players }: Options): Slot[] {
  return readList(raw, where, 4).map((each, index) => {
    const slot = readObject(each, `${where}[${index}]`);
    return {
      domino: readWhole(slot.number, `${where}[${index}].number`, 1, DOMINO_COUNT),
      owner: readWhole(slot.owner, `${where}[${index}].owner`, FREE, players - 1),
    };
  });
}

function readKingdoms(raw: unknown, { players }: Options): LaidDomino[][] {
  const kingdoms = readList(raw, 'kingdoms', players);
  demand(kingdoms.length === players, `kingdoms has ${kingdoms.length} entries, but ${players} are playing`);
  return kingdoms.map((each, seat) => readKingdom(each, `kingdoms[${seat}]`));
}

function readKingdom(raw: unknown, where: string): LaidDomino[] {
  const list = readList(readObject(raw, where).squares, `${where}.squares`, MOST_SQUARES);
  const squares = list.map((each, index) => readSquare(each, `${where}.squares[${index}]`));
  return [...new Set(squares.map(square => square.domino))].map(domino => {
    const placement = placementOf(
      domino,
      squares.filter(square => square.domino === domino),
    );
    demand(placement, `${where}: domino ${domino} must cover two squares side by side`);
    return { domino, placement };
  });
}

function readSquare(raw: unknown, where: string): Square {
  const { x, y, terrain, crowns, domino } = readObject(raw, where);
  return {
    x: readWhole(x, `${where}.x`, -6, 6),
    y: readWhole(y, `${where}.y`, -6, 6),
    terrain: readOneOf(terrain, `${where}.terrain`, TERRAINS),
    crowns: readWhole(crowns, `${where}.crowns`, 0, 3),
    domino: readWhole(domino, `${where}.domino`, 1, DOMINO_COUNT),
  };
}

/** Dominoes that were dealt and lie nowhere. */
function goneDominoes(raw: unknown, { kingdoms, older, newer }: Omit<Layout, 'gone'>): number[] {
  const unseen = readList(raw, 'unseen', DOMINO_COUNT).map((each, index) =>
    readWhole(each, `unseen[${index}]`, 1, DOMINO_COUNT),
  );
  const lying = new Set([...kingdoms.flat(), ...older, ...newer].map(({ domino }) => domino));
  const both = unseen.find(number => lying.has(number));
  demand(both === undefined, `unseen: domino ${both} has been dealt`);
  return DOMINOES.map(({ number }) => number).filter(
    number => !lying.has(number) && !unseen.includes(number),
  );
}

function readFinished(raw: unknown): KingdomScore[][] {
  return readList(raw, 'finished', 3).map((each, game) => {
    const where = `finished[${game}]`;
    return readList(each, where, 4).map((score, seat) => readScore(score, `${where}[${seat}]`));
  });
}

function readScore(raw: unknown, where: string): KingdomScore {
  const score = readObject(raw, where);
  const part = (name: string, most: number) => readWhole(score[name], `${where}.${name}`, 0, most);
  const areas = part('areas', 999);
  const middleKingdom = part('middleKingdom', 10);
  const harmony = part('harmony', 5);
  const total = part('total', 1014);
  demand(total === areas + middleKingdom + harmony, `${where}.total is not the sum of its parts`);
  return {
    areas,
    middleKingdom,
    harmony,
    total,
    largestArea: part('largestArea', 48),
    crowns: part('crowns', 99),
  };
}

function slotJson(slot: Slot): SlotJson {
  return { ...domino(slot.domino), owner: slot.owner };
}
