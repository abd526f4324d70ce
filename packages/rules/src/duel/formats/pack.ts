/** Moves and options in a few characters, for links. The kind of a move follows from the position before it. */

import { packNumber, unpackNumber } from '../../kernel/formats/notation.ts';
import type { Unpacked } from '../../kernel/game.ts';
import { ok, type Refusal, type Result } from '../../kernel/result.ts';
import { COATS, DIE_COUNT, FACE_COUNT } from '../components.ts';
import { MAP_GRID } from '../map.ts';
import type { DrawMove, DrawnDie, Move } from '../move.ts';
import { type Options, readOptions } from '../options.ts';
import type { Position } from '../position.ts';
import { refuse } from '../refusals.ts';
import { coatOf, isJoker } from './draw-numbers.ts';

const BOTH = 1 << DIE_COUNT;
/** Instead of a draw's first character, which is less than 3 x 3 x 4: a pass, or one in which a die is turned. */
const PASS = 63;
const TURNING_PASS = 62;

export function packMove(position: Position, move: Move): string {
  switch (move.kind) {
    case 'first':
      return packNumber(move.seat, 1);
    case 'roll':
      return packNumber(
        move.faces.reduce((index, face) => FACE_COUNT * index + face, 0),
        2,
      );
    case 'take':
    case 'both': {
      const dice = move.dice.reduce((bits, die) => bits | (1 << die), 0);
      return packNumber(dice | (move.kind === 'both' ? BOTH : 0), 1);
    }
    case 'draw':
      return packDraw(position, move);
    case 'pass':
      return move.turned
        ? packNumber(TURNING_PASS, 1) + packNumber(FACE_COUNT * move.turned.die + move.turned.face, 1)
        : packNumber(PASS, 1);
    case 'banner':
      return packNumber(COATS.indexOf(move.coat), 1);
    case 'dignitary':
      return packNumber(MAP_GRID.cellAt(move.x, move.y), 1);
  }
}

export function unpackMove(
  position: Position,
  text: string,
  from: number,
): Result<Unpacked<Move>, Refusal<'bad-move'>> {
  const unpacked =
    position.phase === 'draw' ? unpackDrawing(position, text, from) : unpackOther(position, text, from);
  return unpacked ? ok(unpacked) : refuse('bad-move', `the link is damaged at character ${from + 1}`);
}

/** One character for the options: the seat that begins, if it was agreed. */
export function packOptions({ firstSeat }: Options): string {
  return packNumber(firstSeat === undefined ? 0 : firstSeat + 1, 1);
}

export function unpackOptions(text: string): Result<Options, Refusal<'bad-move' | 'bad-options'>> {
  const value = typeof text === 'string' && text.length === 1 ? unpackNumber(text, 0, 1) : -1;
  if (value < 0) return refuse('bad-move', 'the link has no readable options');
  return readOptions(value === 0 ? {} : { firstSeat: value - 1 });
}

function moveOf(position: Position, value: number): Move | undefined {
  switch (position.phase) {
    case 'first':
      return { kind: 'first', seat: value };
    case 'roll':
      return { kind: 'roll', faces: [216, 36, 6, 1].map(unit => Math.floor(value / unit) % FACE_COUNT) };
    case 'take':
    case 'take-two': {
      const dice = Array.from({ length: DIE_COUNT }, (_, die) => die).filter(die => value & (1 << die));
      return { kind: value & BOTH ? 'both' : 'take', dice };
    }
    case 'banner': {
      const coat = COATS[value];
      return coat && { kind: 'banner', coat };
    }
    case 'dignitary':
      return value < MAP_GRID.cells
        ? { kind: 'dignitary', x: MAP_GRID.x(value), y: MAP_GRID.y(value) }
        : undefined;
    case 'draw':
    case 'over':
      return undefined;
  }
}

function unpackOther(position: Position, text: string, from: number): Unpacked<Move> | undefined {
  const length = position.phase === 'roll' ? 2 : 1;
  const value = unpackNumber(text, from, length);
  const move = value < 0 ? undefined : moveOf(position, value);
  return move && { move, end: from + length };
}

function unpackDrawing(position: Position, text: string, from: number): Unpacked<Move> | undefined {
  switch (unpackNumber(text, from, 1)) {
    case PASS:
      return { move: { kind: 'pass' }, end: from + 1 };
    case TURNING_PASS: {
      const value = unpackNumber(text, from + 1, 1);
      const turned = { die: Math.floor(value / FACE_COUNT), face: value % FACE_COUNT };
      return value < 0 ? undefined : { move: { kind: 'pass', turned }, end: from + 2 };
    }
    default:
      return unpackDraw(position, text, from);
  }
}

/** First the spells, the crossed die and the turned die; then for each die its cell, its new face, its joker's coat. */
function packDraw(position: Position, move: DrawMove): string {
  const which = (found: (drawn: DrawnDie) => boolean) => 1 + move.dice.findIndex(found);
  const spells = (move.free ? 1 : 0) + (move.split ? 2 : 0);
  const crossed = which(({ castleCross }) => castleCross === true);
  const turned = which(({ turnedTo }) => turnedTo !== undefined);
  const dice = move.dice.map(drawn => {
    const cell = packNumber(MAP_GRID.cellAt(drawn.x, drawn.y), 1);
    const face = drawn.turnedTo === undefined ? '' : packNumber(drawn.turnedTo, 1);
    return cell + face + (isJoker(position, drawn) ? packNumber(coatOf(position, drawn), 1) : '');
  });
  return packNumber(spells + 4 * crossed + 12 * turned, 1) + dice.join('');
}

function unpackDraw(position: Position, text: string, from: number): Unpacked<Move> | undefined {
  let end = from;
  let isWhole = true;
  const next = () => {
    const value = unpackNumber(text, end++, 1);
    isWhole &&= value >= 0;
    return value;
  };
  const head = next();
  const turned = Math.floor(head / 12) - 1;
  const crossed = (Math.floor(head / 4) % 3) - 1;
  const dice = [0, 1].map(which => {
    const cell = next();
    const drawn: DrawnDie = {
      die: position.dieOf(position.seat, which),
      x: MAP_GRID.xOf[cell] ?? Number.NaN,
      y: MAP_GRID.yOf[cell] ?? Number.NaN,
      ...(turned === which ? { turnedTo: next() } : {}),
      ...(crossed === which ? { castleCross: true } : {}),
    };
    const coat = isJoker(position, drawn) ? COATS[next()] : undefined;
    return coat === undefined ? drawn : { ...drawn, coat };
  });
  if (!isWhole) return undefined;
  const move: DrawMove = {
    kind: 'draw',
    free: (head & 1) !== 0,
    split: (head & 2) !== 0,
    dice: [dice[0]!, dice[1]!],
  };
  return { move, end };
}
