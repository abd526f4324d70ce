/** Decisions as numbers and positions as rows of numbers, for programs that learn. docs/learning.md describes them. */
import * as duelActions from './duel/formats/actions.ts';
import { ENCODING as DUEL_ENCODING, encode as encodeDuel } from './duel/formats/encoding.ts';
import { Position as DuelPosition } from './duel/position.ts';
import type { GameId, GameOf, MoveOf, RefusalCodeOf, StateOf } from './games.ts';
import type { Encoding } from './kernel/formats/blocks.ts';
import type { Seat } from './kernel/game.ts';
import { checkWhole } from './kernel/misuse.ts';
import { err, type Refusal, type Result } from './kernel/result.ts';
import * as kingdominoActions from './kingdomino/formats/actions.ts';
import {
  encode as encodeKingdomino,
  ENCODING as KINGDOMINO_ENCODING,
} from './kingdomino/formats/encoding.ts';

/** How many numbers there are. Duel's are many: `PLAIN_ACTION_COUNTS` leaves draws with spells out. */
export const ACTION_COUNTS: Readonly<Record<GameId, number>> = {
  kingdomino: kingdominoActions.ACTION_COUNT,
  duel: duelActions.ACTION_COUNT,
};

/** Below these numbers there is always a legal decision: who never draws with a spell needs no others. */
export const PLAIN_ACTION_COUNTS: Readonly<Record<GameId, number>> = {
  kingdomino: kingdominoActions.ACTION_COUNT,
  duel: duelActions.PLAIN_ACTION_COUNT,
};

/** What each number of `encodePosition` means, by game. */
export const ENCODINGS: Readonly<Record<GameId, Encoding>> = {
  kingdomino: KINGDOMINO_ENCODING,
  duel: DUEL_ENCODING,
};

/** Numbers and rows of one game. */
interface Numbering<G extends GameId> {
  readonly numberAction: (state: StateOf<G>, move: MoveOf<G>) => number;
  readonly moveOfAction: (state: StateOf<G>, action: number) => MoveOf<G>;
  readonly encode: (state: StateOf<G>, viewer: Seat, out: Float32Array, offset: number) => void;
}

const NUMBERINGS: { readonly [G in GameId]: Numbering<G> } = {
  kingdomino: {
    numberAction: kingdominoActions.numberAction,
    moveOfAction: kingdominoActions.moveOfAction,
    encode: encodeKingdomino,
  },
  duel: {
    numberAction: duelActions.numberAction,
    moveOfAction: duelActions.moveOfAction,
    encode: encodeDuel,
  },
};

/**
 * The number of a legal move of the seat to act.
 *
 * @param game the game that is played
 * @param state the position
 * @param move a legal move
 * @returns its number, from 0 to `ACTION_COUNTS[game.id] - 1`
 * @throws RangeError for a move that is not legal
 * @example
 * const action = actionOf(game, state, game.moveAt(state, 0));
 */
export function actionOf<G extends GameId>(game: GameOf<G>, state: StateOf<G>, move: MoveOf<G>): number {
  const checked = game.check(state, move);
  if (!checked.ok) throw new RangeError(`an illegal move has no number: ${checked.error.text}`);
  return NUMBERINGS[game.id].numberAction(state, checked.value);
}

/**
 * The legal move that a number stands for.
 *
 * @param game the game that is played
 * @param state the position
 * @param action a number from 0 to `ACTION_COUNTS[game.id] - 1`
 * @returns the move, or a refusal where it is not legal here
 * @example
 * const move = moveOf(game, state, legalMask(game, state).indexOf(1));
 */
export function moveOf<G extends GameId>(
  game: GameOf<G>,
  state: StateOf<G>,
  action: number,
): Result<MoveOf<G>, Refusal<RefusalCodeOf<G> | 'bad-action'>> {
  checkWhole(action, 0, ACTION_COUNTS[game.id] - 1, 'the number of a decision');
  if (typeof game.toAct(state) !== 'number')
    return err({ code: 'bad-action', rule: 'learning', text: 'no seat is to act' });
  const { numberAction, moveOfAction } = NUMBERINGS[game.id];
  const move = game.check(state, moveOfAction(state, action));
  // another number is the usual one of this move: a draw has one
  if (move.ok && numberAction(state, move.value) !== action)
    return err({ code: 'bad-action', rule: 'learning', text: `${action} is not the number of a move here` });
  return move;
}

/**
 * The numbers of all legal moves, in the order of `moveAt`.
 *
 * @param game the game that is played
 * @param state the position
 * @returns the numbers; none where no seat is to act
 * @example
 * const actions = legalActions(game, state);
 */
export function legalActions<G extends GameId>(game: GameOf<G>, state: StateOf<G>): Int32Array {
  if (typeof game.toAct(state) !== 'number') return new Int32Array(0);
  if (state instanceof DuelPosition && state.phase === 'draw') return duelActions.drawActions(state);
  const { numberAction } = NUMBERINGS[game.id];
  return Int32Array.from({ length: game.countMoves(state) }, (_, index) =>
    numberAction(state, game.moveAt(state, index)),
  );
}

/**
 * Which numbers are legal, as an array of zeros and ones.
 *
 * @param game the game that is played
 * @param state the position
 * @param count the length of the mask; numbers from there on are left out
 * @returns a 1 for every number below `count` that is legal
 * @example
 * const mask = legalMask(game, state); // Uint8Array
 */
export function legalMask<G extends GameId>(
  game: GameOf<G>,
  state: StateOf<G>,
  count = PLAIN_ACTION_COUNTS[game.id],
): Uint8Array {
  checkWhole(count, 1, ACTION_COUNTS[game.id], 'the length of a mask');
  const mask = new Uint8Array(count);
  for (const action of legalActions(game, state)) if (action < count) mask[action] = 1;
  return mask;
}

/**
 * Everything that is known about a position, as a row of `ENCODINGS[game.id].length` numbers.
 *
 * @param game the game that is played
 * @param state the position
 * @param viewer whose view it is: by default the seat that acts, else seat 0
 * @param out where the numbers go, so that a batch needs one array: by default a new array
 * @param offset where in `out` they begin
 * @returns the array that holds the row
 * @example
 * const { length } = ENCODINGS.kingdomino;
 * const batch = new Float32Array(positions.length * length);
 * positions.forEach((position, row) => encodePosition(game, position, 0, batch, row * length));
 */
export function encodePosition<G extends GameId>(
  game: GameOf<G>,
  state: StateOf<G>,
  viewer?: Seat,
  out: Float32Array = new Float32Array(ENCODINGS[game.id].length),
  offset = 0,
): Float32Array {
  const { length } = ENCODINGS[game.id];
  const actor = game.toAct(state);
  const seat = viewer ?? (typeof actor === 'number' ? actor : 0);
  checkWhole(seat, 0, game.seats(state) - 1, 'the seat that sees');
  if (!(out instanceof Float32Array)) throw new TypeError('out must be a Float32Array');
  if (out.length < length)
    throw new RangeError(`out has room for ${out.length} numbers, and a row has ${length}`);
  checkWhole(offset, 0, out.length - length, 'the offset of a row');
  NUMBERINGS[game.id].encode(state, seat, out, offset);
  return out;
}
