/** The lessons, by game. */
import type { GameId } from '@kingdomino/rules';
import { DUEL_LESSON } from './duel-lesson.ts';
import { KINGDOMINO_LESSON } from './kingdomino-lesson.ts';
import type { Lesson } from './lesson.ts';

export const LESSONS: Readonly<Record<GameId, Lesson>> = {
  kingdomino: KINGDOMINO_LESSON,
  duel: DUEL_LESSON,
};
