/** The moves of Kingdomino and their texts, as in the game record. */

import { INTEGER, isWholeList, quote, readNumbers, splitMove } from '../kernel/formats/notation.ts';
import { isObject } from '../kernel/formats/raw.ts';
import type { Seat } from '../kernel/game.ts';
import { DIRECTIONS, type Direction } from '../kernel/grid.ts';
import { ok, type Refusal, type Result } from '../kernel/result.ts';
import type { Placement } from './kingdom.ts';
import { refuse } from './refusals.ts';

/** A move of a seat, or of chance: `kings`, `king` and `line`. */
export type Move =
  | { readonly kind: 'kings'; readonly order: readonly Seat[] } // chance, in version 1
  | { readonly kind: 'king'; readonly seat: Seat } // chance
  | { readonly kind: 'line'; readonly dominoes: readonly number[] } // chance
  | { readonly kind: 'pick'; readonly domino: number }
  | { readonly kind: 'place'; readonly domino: number; readonly placement: Placement }
  | { readonly kind: 'discard'; readonly domino: number };

/** Whether this has the form of a move, whatever it is: `check` decides whether it is legal. */
export function isMove(raw: unknown): raw is Move {
  if (!isObject(raw)) return false;
  const { kind, order, seat, dominoes, domino, placement } = raw;
  switch (kind) {
    case 'kings':
      return isWholeList(order);
    case 'king':
      return Number.isInteger(seat);
    case 'line':
      return isWholeList(dominoes);
    case 'pick':
    case 'discard':
      return Number.isInteger(domino);
    case 'place':
      return Number.isInteger(domino) && isPlacement(placement);
    default:
      return false;
  }
}

function isPlacement(raw: unknown): raw is Placement {
  if (!isObject(raw)) return false;
  const { x, y, to } = raw;
  return Number.isInteger(x) && Number.isInteger(y) && DIRECTIONS.includes(to as Direction);
}

/**
 * A move as a record writes it.
 *
 * @param move any move
 * @example
 * formatMove(move); // 'place:17@1,0,E'
 */
export function formatMove(move: Move): string {
  switch (move.kind) {
    case 'kings':
      return `kings:${move.order.join(',')}`;
    case 'king':
      return `king:${move.seat}`;
    case 'line':
      return `line:${move.dominoes.join(',')}`;
    case 'pick':
    case 'discard':
      return `${move.kind}:${move.domino}`;
    case 'place': {
      const { x, y, to } = move.placement;
      return `place:${move.domino}@${x},${y},${to}`;
    }
  }
}

/**
 * Reads a move; whether it is legal is for `check` to say.
 *
 * @param text a move as a record writes it
 * @example
 * const move = parseMove('place:17@1,0,E');
 */
export function parseMove(text: string): Result<Move, Refusal<'bad-move'>> {
  if (typeof text !== 'string') return refuse('bad-move');
  const [kind, rest] = splitMove(text);
  if (rest === undefined) return refuse('bad-move', quote(text));
  if (kind === 'place') return parsePlace(text, rest);
  const numbers = readNumbers(rest);
  if (numbers && kind === 'kings') return ok({ kind, order: numbers });
  if (numbers?.length === 1 && kind === 'king') return ok({ kind, seat: numbers[0]! });
  if (numbers && kind === 'line') return ok({ kind, dominoes: numbers });
  if (numbers?.length === 1 && (kind === 'pick' || kind === 'discard'))
    return ok({ kind, domino: numbers[0]! });
  return refuse('bad-move', quote(text));
}

const PLACE = new RegExp(`^(${INTEGER})@(${INTEGER}),(${INTEGER}),([${DIRECTIONS.join('')}])$`);

function parsePlace(text: string, rest: string): Result<Move, Refusal<'bad-move'>> {
  const match = PLACE.exec(rest);
  if (!match) return refuse('bad-move', quote(text));
  const [domino, x, y] = match.slice(1, 4).map(Number) as [number, number, number];
  return ok({ kind: 'place', domino, placement: { x, y, to: match[4] as Direction } });
}
