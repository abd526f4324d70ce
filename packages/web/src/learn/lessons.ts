/** All lessons, by the name in their address. */
import { SPELLS } from '@kingdomino/rules/duel';
import { DUEL_LESSON } from './duel-lesson.ts';
import { KINGDOMINO_LESSON } from './kingdomino-lesson.ts';
import type { Lesson } from './lesson.ts';
import { SPELL_LESSONS } from './spell-lessons.ts';
import { DYNASTY_LESSON, MIGHTY_DUEL_LESSON } from './variant-lessons.ts';

export const LESSON_IDS = ['kingdomino', 'dynasty', 'mightyDuel', 'duel', ...SPELLS] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export const LESSONS: Readonly<Record<LessonId, Lesson>> = {
  kingdomino: KINGDOMINO_LESSON,
  dynasty: DYNASTY_LESSON,
  mightyDuel: MIGHTY_DUEL_LESSON,
  duel: DUEL_LESSON,
  ...SPELL_LESSONS,
};
