/** The anchors of what moves on the table of Duel. */
import type { Seat } from '@kingdomino/rules';

/** The names of what moves, wherever it is: `data-anchor` of the elements that show it. */
export const ANCHORS = {
  die: (die: number) => `die ${die}`,
  /** What is drawn at a place of a map. */
  ink: (seat: Seat, x: number, y: number) => `ink ${seat} ${x} ${y}`,
  /** A box of the spellbook, counted from 0. */
  box: (seat: Seat, coat: number, box: number) => `box ${seat} ${coat} ${box}`,
  spell: (coat: number) => `spell ${coat}`,
} as const;
