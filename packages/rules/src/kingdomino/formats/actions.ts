/** Every decision of a seat as a number that means the same in every position. docs/learning.md lists the ranges. */
import { DIRECTIONS } from '../../kernel/grid.ts';
import { DOMINO_COUNT } from '../dominoes.ts';
import type { Move } from '../move.ts';
import type { Position } from '../position.ts';

/** Columns and rows of the field around the castle: that of the larger kingdom. */
export const FIELD = 13;
export const REACH = 6;

const FIRST_PICK = 4 * FIELD * FIELD;
const DISCARD = FIRST_PICK + DOMINO_COUNT;
export const ACTION_COUNT = DISCARD + 1;

export function numberAction(_: Position, move: Move): number {
  switch (move.kind) {
    case 'place': {
      const { x, y, to } = move.placement;
      return 4 * (FIELD * (y + REACH) + x + REACH) + DIRECTIONS.indexOf(to);
    }
    case 'pick':
      return FIRST_PICK + move.domino - 1;
    case 'discard':
      return DISCARD;
    case 'kings':
    case 'king':
    case 'line':
      throw new RangeError(`${move.kind} is a move of chance: only decisions of seats have numbers`);
  }
}

/** The move that a number stands for here, legal or not. */
export function moveOfAction({ held: domino }: Position, action: number): Move {
  if (action === DISCARD) return { kind: 'discard', domino };
  if (action >= FIRST_PICK) return { kind: 'pick', domino: action - FIRST_PICK + 1 };
  const cell = action >> 2;
  const placement = {
    x: (cell % FIELD) - REACH,
    y: Math.floor(cell / FIELD) - REACH,
    to: DIRECTIONS[action & 3]!,
  };
  return { kind: 'place', domino, placement };
}
