/** The lessons, by game. */
import type { GameId } from '@kingdomino/rules';
import { KINGDOMINO_LESSON } from './kingdomino-lesson.ts';
import type { Lesson } from './lesson.ts';

export const LESSONS: Readonly<Partial<Record<GameId, Lesson>>> = {
  kingdomino: KINGDOMINO_LESSON,
};
