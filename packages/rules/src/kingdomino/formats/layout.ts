/** A position as plain values that say no thing twice: what its text and its JSON are written from and read into. */
import type { RecordVersion, Seat } from '../../kernel/game.ts';
import { DELTAS, DIRECTIONS } from '../../kernel/grid.ts';
import { DOMINO_COUNT, domino, IS_DOUBLE } from '../dominoes.ts';
import type { Kingdom, Placement, Square } from '../kingdom.ts';
import type { Options } from '../options.ts';
import type { Phase, Position, Slot } from '../position.ts';
import type { KingdomScore } from '../scoring.ts';

/** A domino in a kingdom. */
export interface LaidDomino {
  readonly domino: number;
  readonly placement: Placement;
}

/** A position of Kingdomino as plain values. */
export interface Layout {
  readonly options: Options;
  readonly recordVersion: RecordVersion;
  readonly phase: Phase;
  /** Who places or picks. */
  readonly seat: Seat | undefined;
  /** In the opening: whose kings are known, in the order in which they came out of the hand. */
  readonly kings: readonly Seat[];
  readonly older: readonly Slot[];
  /** The slot of the older line whose king acts, or -1. */
  readonly acting: number;
  readonly newer: readonly Slot[];
  /** By seat, in the order of the numbers. */
  readonly kingdoms: readonly (readonly LaidDomino[])[];
  /** Dominoes that were dealt and are neither in a kingdom nor in a line: discarded, or left over. */
  readonly gone: readonly number[];
  /** Games of a Dynasty that are over, each by seat. */
  readonly finished: readonly (readonly KingdomScore[])[];
}

export function layoutOf(position: Position): Layout {
  const { phase, options } = position;
  const isActing = phase === 'place' || phase === 'pick';
  const kingdoms = position.kingdoms.map(laidDominoes);
  const older = position.older();
  const newer = position.newer();
  const held = new Set([...older, ...newer].map(slot => slot.domino));
  for (const laid of kingdoms.flat()) held.add(laid.domino);
  const numbers = Array.from({ length: DOMINO_COUNT }, (_, index) => index + 1);
  return {
    options,
    recordVersion: position.version,
    phase,
    seat: isActing ? position.seat : undefined,
    kings: position.isOpening ? Array.from(position.kings).filter(seat => seat >= 0) : [],
    older,
    acting: isActing && !position.isOpening ? position.turn : -1,
    newer,
    kingdoms,
    gone: numbers.filter(number => position.seen[number] === 1 && !held.has(number)),
    finished: position.finished,
  };
}

function laidDominoes(kingdom: Kingdom): LaidDomino[] {
  const squares = new Map<number, Square[]>();
  for (const square of kingdom.squares())
    squares.set(square.domino, [...(squares.get(square.domino) ?? []), square]);
  return [...squares.keys()]
    .sort((one, other) => one - other)
    .map(number => {
      const placement = placementOf(number, squares.get(number)!);
      if (!placement) throw new RangeError(`squares of this kingdom belong to no domino (${number})`);
      return { domino: number, placement };
    });
}

/**
 * How a domino lies that covers exactly these squares.
 *
 * @param number the domino
 * @param squares the two squares, in any order
 * @returns the placement; a domino with equal halves begins at its western or northern end
 * @example
 * const placement = placementOf(1, squares);
 */
export function placementOf(
  number: number,
  squares: readonly Pick<Square, 'x' | 'y' | 'terrain' | 'crowns'>[],
): Placement | undefined {
  const [one, other] = squares;
  if (!one || !other || squares.length !== 2 || number === 0) return undefined;
  const [first] = domino(number).halves;
  const isFirst = (square: typeof one) => square.terrain === first.terrain && square.crowns === first.crowns;
  const isNorthWest = one.y < other.y || (one.y === other.y && one.x < other.x);
  const starts = IS_DOUBLE[number] === 1 ? isNorthWest : isFirst(one);
  const [from, to] = starts ? [one, other] : [other, one];
  const direction = DELTAS.findIndex(([dx, dy]) => from.x + dx === to.x && from.y + dy === to.y);
  return direction < 0 ? undefined : { x: from.x, y: from.y, to: DIRECTIONS[direction]! };
}
