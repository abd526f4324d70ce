/** Why a turn is good, as data: the page says it in words. */
import type { Coat, Spell } from '@kingdomino/rules/duel';
import type { Terrain } from '@kingdomino/rules/kingdomino';

/** One thing that speaks for a turn. */
export type Reason =
  /** Points that it brings at once. */
  | { readonly kind: 'gain'; readonly points: number }
  /** Squares under crowns (crosses in Duel) that now belong together, and what they gained. */
  | {
      readonly kind: 'join';
      readonly of: Terrain | Coat;
      readonly squares: number;
      readonly marks: number;
      readonly points: number;
    }
  /** K-V2: the castle can still come to lie in the middle, which other places would spoil. */
  | { readonly kind: 'centre' }
  /** Leaves no cell that nothing fits, which other places would. */
  | { readonly kind: 'no-hole' }
  /** The domino picked will bring so much as the kingdom is now. */
  | { readonly kind: 'pick'; readonly domino: number; readonly points: number }
  /** Somebody else would have gained so much more by it than by the others. */
  | { readonly kind: 'deny'; readonly seat: number; readonly points: number }
  /** Picks first in the next round. */
  | { readonly kind: 'first' }
  /** A box of the spellbook is filled: so many of so many; the last one wins the spell. */
  | {
      readonly kind: 'box';
      readonly coat: Coat;
      readonly spell: Spell;
      readonly filled: number;
      readonly boxes: number;
    }
  /** A spell is cast. */
  | { readonly kind: 'cast'; readonly spell: Spell }
  /** D-B1: the castle cross makes a square count once more. */
  | { readonly kind: 'castle-cross'; readonly coat: Coat }
  /** A die that is taken: its coat, unless it is a joker, and its crosses. */
  | { readonly kind: 'die'; readonly coat?: Coat; readonly crosses: number }
  /** The dice taken can bring so much at once. */
  | { readonly kind: 'dice'; readonly points: number };
