/** Duel in three minutes: dice, crosses, a joker, domains, the spellbook, a spell won and used, the castle's cross, the end. */
import { BEFORE_CASTLE, SPELL_POSITIONS } from './duel-positions.ts';
import type { Lesson, LessonStep } from './lesson.ts';

/** Without the castle's cross. */
const PLAIN = /^draw:[^*]*$/;

/** Wherever one draws, the Dignitary is won. */
export const LINE_TO_WIN = {
  text: 'learn.d.spell',
  scene: { start: { position: SPELL_POSITIONS.dignitary } },
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
