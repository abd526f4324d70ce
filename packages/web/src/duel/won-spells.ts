/** D-R8: the spells that a move has won. */
import type { Seat } from '@kingdomino/rules';
import { NOBODY, type Position } from '@kingdomino/rules/duel';

/** Whose rows are full since. */
export function wonSpells(
  before: Position,
  after: Position,
): { readonly coat: number; readonly seat: Seat }[] {
  return [...after.owners.entries()]
    .filter(([coat, owner]) => owner !== NOBODY && before.owners[coat] !== owner)
    .map(([coat, seat]) => ({ coat, seat }));
}
