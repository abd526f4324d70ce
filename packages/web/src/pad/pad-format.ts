/** A pad as it is kept, read like anything from outside: what is damaged in a board empties it, what else is damaged ends the pad. */

import { MOST_NAME } from '@kingdomino/protocol';
import { isGameId } from '@kingdomino/rules';
import { COATS } from '@kingdomino/rules/duel';
import { SWITCH_NAMES } from '@kingdomino/rules/kingdomino';
import { fieldsOf } from '../app/storage/stored-value.ts';
import { SEAT_COLOURS } from '../board/colours.ts';
import type { Spot } from '../board/types.ts';
import { mostSeats } from '../setup/variants.ts';
import {
  BONUS_NAMES,
  emptyBoard,
  frameOf,
  type Pad,
  type PadArea,
  type PadBoard,
  type PadSquare,
  type Size,
  WAYS,
  withSetup,
} from './pad.ts';
import { KINDS, marksOf } from './pieces.ts';

export function readPad(raw: unknown): Pad | undefined {
  const { id, game, switches, players, isSetUp } = fieldsOf(raw);
  if (typeof id !== 'string' || !/^[0-9a-f]{1,40}$/.test(id) || !isGameId(game) || !Array.isArray(players))
    return undefined;
  if (players.length < 2 || players.length > mostSeats(game)) return undefined;
  const people = players.map(player => {
    const { name, colour } = fieldsOf(player);
    return {
      name: typeof name === 'string' ? name.slice(0, MOST_NAME) : '',
      colour: SEAT_COLOURS.find(each => each === colour),
    };
  });
  const bare = { id, game, switches: [], players: [], isSetUp: isSetUp === true };
  const chosen = SWITCH_NAMES.filter(name => listOf(switches).includes(name));
  const pad = withSetup(bare, { players: people, switches: chosen });
  return {
    ...pad,
    players: pad.players.map((player, seat) => {
      const kept = listOf(fieldsOf(players[seat]).boards);
      return { ...player, boards: player.boards.map((_, at) => readBoard(pad, kept[at])) };
    }),
  };
}

function readBoard(pad: Pad, raw: unknown): PadBoard {
  const frame = frameOf(pad);
  const { way, castle, squares, areas, earned, banner } = fieldsOf(raw);
  const known = WAYS.find(each => each === way) ?? 'squares';
  const empty = emptyBoard(frame, pad.game === 'duel' && known === 'dominoes' ? 'squares' : known);
  const at = readSpot(castle, frame);
  const read = listOf(squares).map(square => readSquare(pad, frame, square));
  const counted = listOf(areas).map(area => readArea(pad, area));
  const spots = new Set(read.map(square => `${square?.x},${square?.y}`).concat(`${at?.x},${at?.y}`));
  const isWhole = !read.includes(undefined) && !counted.includes(undefined);
  // a spot that is covered twice, or a map whose castle has moved
  const isSound = at && spots.size === read.length + 1 && (pad.game !== 'duel' || isSame(at, empty.castle));
  if (!isWhole || !isSound) return empty;
  return {
    ...empty,
    castle: at,
    squares: read as PadSquare[],
    areas: counted as PadArea[],
    earned: BONUS_NAMES.filter(name => listOf(earned).includes(name)),
    banner: COATS.find(coat => coat === banner),
  };
}

function readSpot(raw: unknown, { columns, rows }: Size): Spot | undefined {
  const { x, y } = fieldsOf(raw);
  return isBelow(x, columns) && isBelow(y, rows) ? { x, y } : undefined;
}

function readSquare(pad: Pad, frame: Size, raw: unknown): PadSquare | undefined {
  const spot = readSpot(raw, frame);
  const { kind: name, marks, domino } = fieldsOf(raw);
  const kind = KINDS[pad.game].find(each => each === name);
  if (!spot || !kind || !marksOf(pad.game, kind).some(each => each === marks)) return undefined;
  return {
    ...spot,
    kind,
    marks: Number(marks),
    ...(isBelow(domino, 49) && domino > 0 && { domino }),
  };
}

/** More than any board has. */
const MOST = 100;

function readArea(pad: Pad, raw: unknown): PadArea | undefined {
  const { kind: name, squares, marks } = fieldsOf(raw);
  const kind = KINDS[pad.game].find(each => each === name);
  return kind && isBelow(squares, MOST) && isBelow(marks, MOST) ? { kind, squares, marks } : undefined;
}

function isBelow(raw: unknown, most: number): raw is number {
  return Number.isInteger(raw) && Number(raw) >= 0 && Number(raw) < most;
}

function isSame(one: Spot, other: Spot): boolean {
  return one.x === other.x && one.y === other.y;
}

function listOf(raw: unknown): readonly unknown[] {
  return Array.isArray(raw) ? raw : [];
}
