/** What a player's net looks at besides his map: races for spells, spells, the other map, who begins. */
import { NOBODY, type Position, SPELLBOOK } from '@kingdomino/rules/duel';
import { CAST_LATER, FIRST, KINDS, OTHER_OPEN, OWNED, RACE } from './features.ts';

/** A player's side of a position, apart from his map: what his map's features depend on, and the rest listed. */
export class Side {
  readonly list = new Uint16Array(32);
  length = 0;
  /** The bonus is unused; a bit for each spell at hand; the coat of the banner or -1. */
  hasBonus = false;
  spells = 0;
  banner = -1;

  /** `position` is between rounds; `otherOpen` is how many cells are open on the other map. */
  read(position: Position, seat: number, nextA: number, otherOpen: number): void {
    const { boxes, owners, cast } = position;
    const other = 1 - seat;
    this.length = 0;
    this.spells = 0;
    this.hasBonus = position.bonusUsed[seat] === 0;
    this.banner = position.banners[seat]!;
    for (let coat = 0; coat < KINDS; coat++) {
      const owner = owners[coat]!;
      if (owner === NOBODY) {
        const left = SPELLBOOK[coat]!.boxes - boxes[seat * KINDS + coat]!;
        const otherLeft = SPELLBOOK[coat]!.boxes - boxes[other * KINDS + coat]!;
        this.#push(RACE + 36 * coat + 6 * left + otherLeft);
      } else {
        this.#push(OWNED + 4 * coat + (owner === seat ? 0 : 2) + (cast[coat] === 0 ? 0 : 1));
      }
    }
    for (let spell = 0; spell < CAST_LATER.length; spell++) {
      const coat = CAST_LATER[spell]!;
      if (owners[coat] === seat && cast[coat] === 0) this.spells |= 1 << spell;
    }
    this.#push(OTHER_OPEN + Math.min(17, otherOpen >> 1));
    this.#push(FIRST + (nextA === seat ? 1 : 0));
  }

  #push(feature: number): void {
    this.list[this.length++] = feature;
  }
}
