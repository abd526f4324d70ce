/** One short lesson for each of Duel's six spells: how it is won, a moment in which it is worth casting, and what it leaves behind. */
import type { Spell } from '@kingdomino/rules/duel';
import { LINE_TO_WIN } from './duel-lesson.ts';
import { SPELL_POSITIONS } from './duel-positions.ts';
import type { Lesson, LessonStep, Wish } from './lesson.ts';

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
function kept(spell: 'free' | 'split' | 'both' | 'turn', expects: Wish): Lesson<'duel'> {
  return lesson(spell, [
    {
      text: 'learn.s.owned',
      scene: { start: { position: SPELL_POSITIONS[spell] } },
      expects: 'read',
      pointsAt: { part: 'book' },
    },
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

export const SPELL_LESSONS: Readonly<Record<Spell, Lesson<'duel'>>> = {
  free: kept('free', { like: /^draw:free:/ }),
  split: kept('split', { like: /^draw:split:/, gain: 10 }),
  both: kept('both', { like: /^both:/, moves: ['both:0,2'] }),
  turn: kept('turn', { like: />/, gain: 5 }),
  banner: lesson('banner', [
    {
      text: 'learn.s.win',
      scene: { start: { position: SPELL_POSITIONS.banner } },
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
