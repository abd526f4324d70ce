/** Duel in three minutes: dice, crosses, a joker, domains, the spellbook, a spell won and used, the castle's cross, the end. */
import type { Lesson, LessonStep } from './lesson.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** The plain crest in the hand fills the last box of its line, wherever it is drawn. */
const BEFORE_SPELL = oneLine(`duel/1 first0; draw 0; round 5; A 1; dice 5:1 5:0 5:0 3:1;
  seat0 0:bands@-1,1+bands1@0,1 1:band@-2,0+quarters@-1,0 2:disc@-3,-1+band1@-3,0
    3:quarters@-1,-2+quarters2@-1,-1 4:discs@1,0+disc@1,1;
  seat1 0:disc1@0,-1+bands1@1,-1 1:bands1@1,0+band@1,1 2:discs1@-1,0+band@-1,1 3:disc1@0,-2+disc@1,-2
    4:disc@2,-2+bands1@2,-1 5:bands1@2,0+band1@2,1;
  book disc=2:1 discs=1:0 band=1:2 bands=1:0 quarters=2:0; bonus 1`);

/** Three rounds later: what lies on both maps. */
export const LATE_IN_GAME = `seat0 0:bands@-1,1+bands1@0,1 1:band@-2,0+quarters@-1,0 2:disc@-3,-1+band1@-3,0
    3:quarters@-1,-2+quarters3@-1,-1 4:discs@1,0+disc@1,1 5:quarters2@0,-1+quarters@1,-1
    6:quarters@-2,-2+band@-2,-1 7:quarters@2,-1+band@2,0;
  seat1 0:disc1@0,-1+bands1@1,-1 1:bands1@1,0+band@1,1 2:discs1@-1,0+band@-1,1 3:disc1@0,-2+disc@1,-2
    4:disc@2,-2+bands1@2,-1 5:bands1@2,0+band1@2,1 6:bands1@3,0+band@3,1 7:band@0,1+quarters2@0,2`;

/** The castle's cross in the largest domain is worth more than anything else. */
const BEFORE_CASTLE = oneLine(`duel/1 first0; draw 0; round 8; A 0; dice 5:1 5:0 5:1 1:0; ${LATE_IN_GAME};
  book disc=2:1 discs=1:0 band=3:4 bands=1:0 quarters=3:0*; bonus 1`);

/** Without the castle's cross. */
const PLAIN = /^draw:[^*]*$/;

/** Wherever one draws, the Dignitary is won. */
export const LINE_TO_WIN = {
  text: 'learn.d.spell',
  scene: { start: { position: BEFORE_SPELL } },
  expects: { like: PLAIN },
  other: 'learn.d.keep',
  pointsAt: { part: 'board' },
} as const satisfies LessonStep;

export const DUEL_LESSON: Lesson<'duel'> = {
  game: 'duel',
  name: 'game.duel',
  seats: [
    { kind: 'me', name: '' },
    { kind: 'bot', level: 'squire' },
  ],
  steps: [
    {
      text: 'learn.d.take',
      // a disc, a band, a solid with two crosses, a disc with one
      scene: { start: { options: { firstSeat: 0 } }, before: ['first:0', 'roll:1,1,4,1'] },
      expects: { moves: ['take:2'] },
      other: 'learn.d.take.other',
      pointsAt: { die: 2 },
      after: ['take:1,3'],
    },
    {
      text: 'learn.d.draw',
      expects: { like: PLAIN },
      other: 'learn.d.keep',
      pointsAt: { part: 'board' },
      after: ['draw:1@1,0;3@2,0'],
    },
    {
      text: 'learn.d.book',
      expects: 'read',
      pointsAt: { part: 'book' },
      // a joker, a plain solid, a band, two discs
      after: ['roll:0,4,1,4', 'take:2'],
    },
    {
      text: 'learn.d.joker',
      expects: { moves: ['take:0,1'] },
      other: 'learn.d.joker.other',
      pointsAt: { part: 'dice' },
      after: ['draw:2@1,1;3@2,1'],
    },
    {
      text: 'learn.d.domain',
      expects: { like: PLAIN, gain: 4 },
      other: 'learn.d.domain.other',
      unlike: 'learn.d.keep',
      pointsAt: { part: 'board' },
    },
    { text: 'learn.d.count', expects: 'read', pointsAt: { part: 'board' } },
    LINE_TO_WIN,
    {
      text: 'learn.d.dignitary',
      expects: { gain: 5 },
      other: 'learn.d.dignitary.other',
      pointsAt: { part: 'board' },
    },
    {
      text: 'learn.d.castle',
      scene: { start: { position: BEFORE_CASTLE } },
      expects: { like: /\*/, gain: 14 },
      other: 'learn.d.castle.other',
      pointsAt: { part: 'castle' },
    },
    { text: 'learn.d.end', expects: 'read' },
  ],
};
