/** The moves of Kingdomino and their texts, as in the game record. */

import type { Seat } from '../kernel/game.ts';
import { DIRECTIONS, type Direction } from '../kernel/grid.ts';
import { INTEGER, quote, readNumbers, splitMove } from '../kernel/notation.ts';
import { ok, type Result } from '../kernel/result.ts';
import type { Placement } from './kingdom.ts';
import { refuse } from './refusals.ts';

export type Move =
  | { readonly kind: 'kings'; readonly order: readonly Seat[] } // chance
  | { readonly kind: 'line'; readonly dominoes: readonly number[] } // chance
  | { readonly kind: 'pick'; readonly domino: number }
  | { readonly kind: 'place'; readonly domino: number; readonly placement: Placement }
  | { readonly kind: 'discard'; readonly domino: number };

export function formatMove(move: Move): string {
  switch (move.kind) {
    case 'kings':
      return `kings:${move.order.join(',')}`;
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

export function parseMove(text: string): Result<Move> {
  const [kind, rest] = splitMove(text);
  if (rest === undefined) return refuse('bad-move', quote(text));
  if (kind === 'place') return parsePlace(text, rest);
  const numbers = readNumbers(rest);
  if (numbers && kind === 'kings') return ok({ kind, order: numbers });
  if (numbers && kind === 'line') return ok({ kind, dominoes: numbers });
  if (numbers?.length === 1 && (kind === 'pick' || kind === 'discard'))
    return ok({ kind, domino: numbers[0]! });
  return refuse('bad-move', quote(text));
}

const PLACE = new RegExp(`^(${INTEGER})@(${INTEGER}),(${INTEGER}),([${DIRECTIONS.join('')}])$`);

function parsePlace(text: string, rest: string): Result<Move> {
  const match = PLACE.exec(rest);
  if (!match) return refuse('bad-move', quote(text));
  const [domino, x, y] = match.slice(1, 4).map(Number) as [number, number, number];
  return ok({ kind: 'place', domino, placement: { x, y, to: match[4] as Direction } });
}
