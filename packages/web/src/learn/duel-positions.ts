/** Moments of Duel that lessons and help begin with. */
import type { Spell } from '@kingdomino/rules/duel';

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** What lies on the map of the other seat, five rounds on. */
const OTHER = `seat1 0:disc1@0,-1+bands1@1,-1 1:bands1@1,0+band@1,1 2:discs1@-1,0+band@-1,1 3:disc1@0,-2+disc@1,-2
  4:disc@2,-2+bands1@2,-1 5:bands1@2,0+band1@2,1`;

/** Three rounds later, on both maps: quarters and bands, discs nearly shut in, no solid. */
const LATE = `seat0 0:bands@-1,1+bands1@0,1 1:band@-2,0+quarters@-1,0 2:disc@-3,-1+band1@-3,0
    3:quarters@-1,-2+quarters3@-1,-1 4:discs@1,0+disc@1,1 5:quarters2@0,-1+quarters@1,-1
    6:quarters@-2,-2+band@-2,-1 7:quarters@2,-1+band@2,0;
  ${OTHER} 6:bands1@3,0+band@3,1 7:band@0,1+quarters2@0,2`;

/** The castle's cross in the largest domain is worth more than anything else. */
export const BEFORE_CASTLE = oneLine(`duel/1 first0; draw 0; round 8; A 0; dice 5:1 5:0 5:1 1:0; ${LATE};
  book disc=2:1 discs=1:0 band=3:4 bands=1:0 quarters=3:0*; bonus 1`);

/** The castle's crosses are spent. */
const late = (phase: string, dice: string, book: string) =>
  oneLine(
    `duel/1 first0; ${phase}; round 8; A 0; dice ${dice}; ${LATE}; book ${book} quarters=3:0*; bonus 0 1`,
  );

/** Where each spell can be cast, or won by any draw. */
export const SPELL_POSITIONS: Readonly<Record<Spell, string>> = {
  // two discs, one of them with a cross: they fit nowhere
  free: late('draw 0', '5:1 2:0 5:1 4:0', 'disc=5:1 discs=1:0 band=2:4 bands=1:0'),
  // quarters, and a band with a cross: far apart
  split: late('draw 0', '5:1 5:0 5:1 3:0', 'disc=2:1 discs=1:0 band=5:2 bands=1:0'),
  // a joker and quarters with two crosses
  both: late('take 0', '0 1 5 4', 'disc=2:1 discs=4:0 band=2:3 bands=1:0'),
  // solid and two discs: they fit nowhere
  turn: late('draw 0', '5:1 4:0 5:1 4:0', 'disc=2:1 discs=1:0 band=2:3 bands=4:0'),
  // three discs apart, and a solid that fills the last box of its line
  banner: oneLine(`duel/1 first0; draw 0; round 5; A 1; dice 5:1 4:0 1:0 3:1;
    seat0 0:disc@-1,1+bands1@0,1 1:band@-2,0+quarters@-1,0 2:disc@-3,-1+band1@-3,0
      3:quarters@-1,-2+quarters2@-1,-1 4:discs@1,0+disc@1,1;
    ${OTHER}; book disc=2:1 discs=1:0 band=1:2 bands=1:0 solid=2:0 quarters=1:0; bonus 0 1`),
  // the plain crest in the hand fills the last box of its line
  dignitary: oneLine(`duel/1 first0; draw 0; round 5; A 1; dice 5:1 5:0 5:0 3:1;
    seat0 0:bands@-1,1+bands1@0,1 1:band@-2,0+quarters@-1,0 2:disc@-3,-1+band1@-3,0
      3:quarters@-1,-2+quarters2@-1,-1 4:discs@1,0+disc@1,1;
    ${OTHER}; book disc=2:1 discs=1:0 band=1:2 bands=1:0 quarters=2:0; bonus 1`),
};
