/** D-R7: the box of the spellbook that a die would fill. */
import type { Seat } from '@kingdomino/rules';
import { COATS, NOBODY, type Position } from '@kingdomino/rules/duel';

export interface BoxToFill {
  /** Its row in the book. */
  readonly coat: number;
  /** How many would be filled then. */
  readonly filled: number;
}

/** Undefined for a die with a cross, for a joker, and where the row is done. */
export function boxOf(position: Position, seat: Seat, die: number): BoxToFill | undefined {
  const coat = position.coatOn(die);
  if (coat < 0 || position.crossesOn(die) > 0 || position.owners[coat] !== NOBODY) return undefined;
  return { coat, filled: position.boxes[seat * COATS.length + coat]! + 1 };
}
