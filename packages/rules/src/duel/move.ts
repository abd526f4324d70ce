/** The moves of Kingdomino Duel and their texts, as in the game record. */

import { INTEGER, isWholeList, quote, readNumbers, splitMove } from '../kernel/formats/notation.ts';
import { isObject } from '../kernel/formats/raw.ts';
import type { Seat } from '../kernel/game.ts';
import { ok, type Refusal, type Result } from '../kernel/result.ts';
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

/** D-S4: a die and the one of its faces that it is turned to. */
export interface TurnedDie {
  readonly die: number;
  readonly face: number;
}

/** A move of a seat, or of chance: `first` and `roll`. */
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
  | { readonly kind: 'pass'; readonly turned?: TurnedDie }
  | { readonly kind: 'banner'; readonly coat: Coat }
  | { readonly kind: 'dignitary'; readonly x: number; readonly y: number };

/** The two dice are drawn on the map. */
export type DrawMove = Move & { kind: 'draw' };
/** Nothing is drawn; with D-S4 a die may be turned all the same. */
export type PassMove = Move & { kind: 'pass' };

/** Whether this has the form of a move, whatever it is: `check` decides whether it is legal. */
export function isMove(raw: unknown): raw is Move {
  if (!isObject(raw)) return false;
  const { kind, seat, faces, dice, turned, coat, x, y } = raw;
  switch (kind) {
    case 'first':
      return Number.isInteger(seat);
    case 'roll':
      return isWholeList(faces);
    case 'take':
    case 'both':
      return isWholeList(dice);
    case 'draw':
      return Array.isArray(dice) && dice.length === 2 && dice.every(isDrawnDie);
    case 'pass':
      return turned === undefined || isTurnedDie(turned);
    case 'banner':
      return isCoat(coat);
    case 'dignitary':
      return Number.isInteger(x) && Number.isInteger(y);
    default:
      return false;
  }
}

function isDrawnDie(raw: unknown): raw is DrawnDie {
  if (!isObject(raw)) return false;
  const { die, x, y, turnedTo, coat } = raw;
  return (
    [die, x, y].every(Number.isInteger) &&
    (turnedTo === undefined || Number.isInteger(turnedTo)) &&
    (coat === undefined || isCoat(coat))
  );
}

function isTurnedDie(raw: unknown): raw is TurnedDie {
  if (!isObject(raw)) return false;
  const { die, face } = raw;
  return Number.isInteger(die) && Number.isInteger(face);
}

/**
 * A move as a record writes it.
 *
 * @param move any move
 * @example
 * formatMove(move); // 'take:2'
 */
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
      return move.turned === undefined ? 'pass' : `pass:${move.turned.die}>${move.turned.face}`;
    case 'banner':
      return `banner:${move.coat}`;
    case 'dignitary':
      return `dignitary:${move.x},${move.y}`;
  }
}

/**
 * Reads a move; whether it is legal is for `check` to say.
 *
 * @param text a move as a record writes it
 * @example
 * const move = parseMove('take:2');
 */
export function parseMove(text: string): Result<Move, Refusal<'bad-move'>> {
  if (typeof text !== 'string') return refuse('bad-move');
  const [kind, rest] = splitMove(text);
  if (kind === 'pass') return parsePass(text, rest);
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

function parsePass(text: string, rest: string | undefined): Result<Move, Refusal<'bad-move'>> {
  if (rest === undefined) return ok({ kind: 'pass' });
  const match = /^([0-3])>([0-5])$/.exec(rest);
  return match
    ? ok({ kind: 'pass', turned: { die: Number(match[1]), face: Number(match[2]) } })
    : refuse('bad-move', quote(text));
}

function spellPrefix({ free, split }: DrawMove): string {
  const spells = [free ? 'free' : '', split ? 'split' : ''].filter(Boolean);
  return spells.length > 0 ? `${spells.join('+')}:` : '';
}

function formatDie({ die, x, y, turnedTo, coat, castleCross }: DrawnDie): string {
  const turned = turnedTo === undefined ? '' : `>${turnedTo}`;
  return `${die}${turned}${coat === undefined ? '' : `=${coat}`}${castleCross ? '*' : ''}@${x},${y}`;
}

function parseDraw(text: string, rest: string): Result<Move, Refusal<'bad-move'>> {
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

function isCoat(text: unknown): text is Coat {
  return (COATS as readonly unknown[]).includes(text);
}
