/** Moves and options in a few characters, for links. The kind of a move follows from the position before it. */

import { packNumber, unpackNumber } from '../../kernel/formats/notation.ts';
import type { Unpacked } from '../../kernel/game.ts';
import { DIRECTIONS } from '../../kernel/grid.ts';
import { ok, type Refusal, type Result } from '../../kernel/result.ts';
import type { Move } from '../move.ts';
import { kingOrders } from '../opening.ts';
import { type Options, readOptions, SWITCH_NAMES, SWITCHES, type Switch } from '../options.ts';
import type { Position } from '../position.ts';
import { refuse } from '../refusals.ts';

// A placement is a number in a field of 32 x 32 around the castle, far more than any kingdom needs.
const FIELD = 32;
const CENTRE = 16;
const PLACE_LENGTH = 2;
/** Beyond every placement. */
const DISCARD = 4 * FIELD * FIELD - 1;

export function packMove(position: Position, move: Move): string {
  switch (move.kind) {
    case 'kings': {
      const drawn = move.order.join();
      return packNumber(
        kingOrders(position.options).findIndex(order => order.join() === drawn),
        1,
      );
    }
    case 'king':
      return packNumber(move.seat, 1);
    case 'line':
      return move.dominoes.map(number => packNumber(number, 1)).join('');
    case 'pick':
      return packNumber(move.domino, 1);
    case 'discard':
      return packNumber(DISCARD, PLACE_LENGTH);
    case 'place': {
      const { x, y, to } = move.placement;
      const cell = (y + CENTRE) * FIELD + x + CENTRE;
      return packNumber(4 * cell + DIRECTIONS.indexOf(to), PLACE_LENGTH);
    }
  }
}

export function unpackMove(
  position: Position,
  text: string,
  from: number,
): Result<Unpacked<Move>, Refusal<'bad-move'>> {
  const length = packedLength(position);
  const values = Array.from({ length: position.phase === 'line' ? length : 1 }, (_, index) =>
    position.phase === 'line' ? unpackNumber(text, from + index, 1) : unpackNumber(text, from, length),
  );
  if (values.some(value => value < 0))
    return refuse('bad-move', `the link is damaged at character ${from + 1}`);
  const move = moveOf(position, values);
  return move ? ok({ move, end: from + length }) : refuse('bad-move', `at character ${from + 1} of the link`);
}

function packedLength({ phase, setup }: Position): number {
  return phase === 'line' ? setup.lineLength : phase === 'place' ? PLACE_LENGTH : 1;
}

function moveOf(position: Position, values: readonly number[]): Move | undefined {
  const value = values[0]!;
  switch (position.phase) {
    case 'kings': {
      const order = kingOrders(position.options)[value];
      return order && { kind: 'kings', order };
    }
    case 'king':
      return { kind: 'king', seat: value };
    case 'line':
      return { kind: 'line', dominoes: values };
    case 'pick':
      return { kind: 'pick', domino: value };
    case 'place': {
      if (value === DISCARD) return { kind: 'discard', domino: position.held };
      const cell = value >> 2;
      const placement = {
        x: (cell % FIELD) - CENTRE,
        y: Math.floor(cell / FIELD) - CENTRE,
        to: DIRECTIONS[value & 3]!,
      };
      return { kind: 'place', domino: position.held, placement };
    }
    case 'over':
      return undefined;
  }
}

/** Two characters: the seats, and one bit for each switch. */
export function packOptions(options: Options): string {
  const bits = SWITCH_NAMES.reduce((sum, name) => sum + (options[name] ? bitOf(name) : 0), 0);
  return packNumber(options.players, 1) + packNumber(bits, 1);
}

export function unpackOptions(text: string): Result<Options, Refusal<'bad-move' | 'bad-options'>> {
  if (typeof text !== 'string') return refuse('bad-move', 'the link has no readable options');
  const players = unpackNumber(text, 0, 1);
  const bits = unpackNumber(text, 1, 1);
  if (players < 0 || bits < 0 || text.length !== 2)
    return refuse('bad-move', 'the link has no readable options');
  return readOptions({
    players,
    ...Object.fromEntries(SWITCH_NAMES.map(name => [name, (bits & bitOf(name)) !== 0])),
  });
}

const bitOf = (name: Switch): number => 1 << SWITCHES[name].linkBit;
