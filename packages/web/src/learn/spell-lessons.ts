/** One short lesson for each of Duel's six spells: how it is won, a moment in which it is worth casting, and what it leaves behind. */
import type { Spell } from '@kingdomino/rules/duel';
import { LATE_IN_GAME, LINE_TO_WIN } from './duel-lesson.ts';
import type { Lesson, LessonStep, Wish } from './lesson.ts';

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Both maps of the long lesson, with other dice and another book; the castle's crosses are spent. */
const scene = (phase: string, dice: string, book: string) => ({
  start: {
    position: oneLine(
      `duel/1 first0; ${phase}; round 8; A 0; dice ${dice}; ${LATE_IN_GAME}; book ${book}; bonus 0 1`,
    ),
  },
});

/** Three discs apart, and a solid that fills the last box of its line. */
const BEFORE_BANNER = oneLine(`duel/1 first0; draw 0; round 5; A 1; dice 5:1 4:0 1:0 3:1;
  seat0 0:disc@-1,1+bands1@0,1 1:band@-2,0+quarters@-1,0 2:disc@-3,-1+band1@-3,0
    3:quarters@-1,-2+quarters2@-1,-1 4:discs@1,0+disc@1,1;
  seat1 0:disc1@0,-1+bands1@1,-1 1:bands1@1,0+band@1,1 2:discs1@-1,0+band@-1,1 3:disc1@0,-2+disc@1,-2
    4:disc@2,-2+bands1@2,-1 5:bands1@2,0+band1@2,1;
  book disc=2:1 discs=1:0 band=1:2 bands=1:0 solid=2:0 quarters=1:0; bonus 0 1`);

function lesson(spell: Spell, steps: readonly LessonStep[]): Lesson<'duel'> {
  return {
    game: 'duel',
    name: `spell.${spell}`,
    spell,
    seats: [
      { kind: 'me', name: '' },
      { kind: 'bot', level: 'squire' },
    ],
    steps,
  };
}

/** A spell that is kept until its owner casts it. */
function kept(
  spell: 'free' | 'split' | 'both' | 'turn',
  setup: LessonStep['scene'],
  expects: Wish,
): Lesson<'duel'> {
  return lesson(spell, [
    { text: 'learn.s.owned', expects: 'read', pointsAt: { part: 'book' }, ...(setup && { scene: setup }) },
    {
      text: `learn.s.${spell}`,
      expects,
      other: `learn.s.${spell}.other`,
      unlike: 'learn.s.cast-first',
      pointsAt: { part: 'spell' },
    },
    { text: 'learn.s.end', expects: 'read' },
  ]);
}

/** Quarters and bands on the map, discs nearly shut in, no solid. */
const BOOKS = {
  free: 'disc=5:1 discs=1:0 band=2:4 bands=1:0 quarters=3:0*',
  split: 'disc=2:1 discs=1:0 band=5:2 bands=1:0 quarters=3:0*',
  both: 'disc=2:1 discs=4:0 band=2:3 bands=1:0 quarters=3:0*',
  turn: 'disc=2:1 discs=1:0 band=2:3 bands=4:0 quarters=3:0*',
};

export const SPELL_LESSONS: Readonly<Record<Spell, Lesson<'duel'>>> = {
  // two discs, one of them with a cross: they fit nowhere
  free: kept('free', scene('draw 0', '5:1 2:0 5:1 4:0', BOOKS.free), { like: /^draw:free:/ }),
  // quarters, and a band with a cross: far apart
  split: kept('split', scene('draw 0', '5:1 5:0 5:1 3:0', BOOKS.split), { like: /^draw:split:/, gain: 10 }),
  // a joker and quarters with two crosses
  both: kept('both', scene('take 0', '0 1 5 4', BOOKS.both), { like: /^both:/, moves: ['both:0,2'] }),
  // solid and two discs: they fit nowhere
  turn: kept('turn', scene('draw 0', '5:1 4:0 5:1 4:0', BOOKS.turn), { like: />/, gain: 5 }),
  banner: lesson('banner', [
    {
      text: 'learn.s.win',
      scene: { start: { position: BEFORE_BANNER } },
      expects: 'any',
      pointsAt: { part: 'book' },
    },
    {
      text: 'learn.s.banner',
      expects: { moves: ['banner:disc'] },
      other: 'learn.s.banner.other',
      pointsAt: { part: 'board' },
    },
    { text: 'learn.s.end-at-once', expects: 'read' },
  ]),
  dignitary: lesson('dignitary', [
    { ...LINE_TO_WIN, text: 'learn.s.win' },
    {
      text: 'learn.d.dignitary',
      expects: { gain: 5 },
      other: 'learn.d.dignitary.other',
      pointsAt: { part: 'board' },
    },
    { text: 'learn.s.end-at-once', expects: 'read' },
  ]),
};
