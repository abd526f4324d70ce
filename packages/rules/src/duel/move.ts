/** The moves of Kingdomino Duel and their texts, as in the game record. */
import type { Seat } from '../kernel/game.ts';
import { INTEGER, quote, readNumbers, splitMove } from '../kernel/notation.ts';
import { ok, type Result } from '../kernel/result.ts';
import { COATS, type Coat } from './components.ts';
import { refuse } from './refusals.ts';

/** One of the two dice as it is drawn. */
export interface DrawnDie {
  readonly die: number;
  readonly x: number;
  readonly y: number;
  /** D-S4 */
  readonly turnedTo?: number;
  /** The joker's coat. */
  readonly coat?: Coat;
  /** D-B1 */
  readonly castleCross?: boolean;
}

export type Move =
  | { readonly kind: 'first'; readonly seat: Seat } // chance
  | { readonly kind: 'roll'; readonly faces: readonly number[] } // chance
  | { readonly kind: 'take'; readonly dice: readonly number[] }
  | { readonly kind: 'both'; readonly dice: readonly number[] }
  | {
      readonly kind: 'draw';
      readonly free: boolean;
      readonly split: boolean;
      readonly dice: readonly [DrawnDie, DrawnDie];
    }
  | { readonly kind: 'pass' }
  | { readonly kind: 'banner'; readonly coat: Coat }
  | { readonly kind: 'dignitary'; readonly x: number; readonly y: number };

export type DrawMove = Move & { kind: 'draw' };

export function formatMove(move: Move): string {
  switch (move.kind) {
    case 'first':
      return `first:${move.seat}`;
    case 'roll':
      return `roll:${move.faces.join(',')}`;
    case 'take':
    case 'both':
      return `${move.kind}:${move.dice.join(',')}`;
    case 'draw':
      return `draw:${spellPrefix(move)}${move.dice.map(formatDie).join(';')}`;
    case 'pass':
      return 'pass';
    case 'banner':
      return `banner:${move.coat}`;
    case 'dignitary':
      return `dignitary:${move.x},${move.y}`;
  }
}

export function parseMove(text: string): Result<Move> {
  const [kind, rest] = splitMove(text);
  if (kind === 'pass' && rest === undefined) return ok({ kind });
  if (rest === undefined) return refuse('bad-move', quote(text));
  if (kind === 'draw') return parseDraw(text, rest);
  if (kind === 'banner') return isCoat(rest) ? ok({ kind, coat: rest }) : refuse('bad-move', quote(text));
  const numbers = readNumbers(rest);
  if (!numbers) return refuse('bad-move', quote(text));
  if (kind === 'roll') return ok({ kind, faces: numbers });
  if (kind === 'take' || kind === 'both') return ok({ kind, dice: numbers });
  if (kind === 'first' && numbers.length === 1) return ok({ kind, seat: numbers[0]! });
  if (kind === 'dignitary' && numbers.length === 2) return ok({ kind, x: numbers[0]!, y: numbers[1]! });
  return refuse('bad-move', quote(text));
}

function spellPrefix({ free, split }: DrawMove): string {
  const spells = [free ? 'free' : '', split ? 'split' : ''].filter(Boolean);
  return spells.length > 0 ? `${spells.join('+')}:` : '';
}

function formatDie({ die, x, y, turnedTo, coat, castleCross }: DrawnDie): string {
  const turned = turnedTo === undefined ? '' : `>${turnedTo}`;
  return `${die}${turned}${coat === undefined ? '' : `=${coat}`}${castleCross ? '*' : ''}@${x},${y}`;
}

function parseDraw(text: string, rest: string): Result<Move> {
  const match = /^(?:(free|split|free\+split):)?([^;:]+);([^;:]+)$/.exec(rest);
  const first = match && parseDie(match[2]!);
  const second = match && parseDie(match[3]!);
  if (!first || !second) return refuse('bad-move', quote(text));
  const spells = match[1] ?? '';
  return ok({
    kind: 'draw',
    free: spells.startsWith('free'),
    split: spells.endsWith('split'),
    dice: [first, second],
  });
}

const DRAWN_DIE = new RegExp(
  `^([0-3])(?:>([0-5]))?(?:=(${COATS.join('|')}))?(\\*)?@(${INTEGER}),(${INTEGER})$`,
);

function parseDie(text: string): DrawnDie | undefined {
  const match = DRAWN_DIE.exec(text);
  if (!match) return undefined;
  const [, die, turnedTo, coat, cross, x, y] = match;
  return {
    die: Number(die),
    x: Number(x),
    y: Number(y),
    ...(turnedTo === undefined ? {} : { turnedTo: Number(turnedTo) }),
    ...(coat === undefined ? {} : { coat: coat as Coat }),
    ...(cross === undefined ? {} : { castleCross: true }),
  };
}

function isCoat(text: string): text is Coat {
  return (COATS as readonly string[]).includes(text);
}
