/** The answers given so far, stored on this device, so that a lesson can be resumed. */
import { StoredValue } from '../app/storage/stored-value.ts';
import { MOST_STEPS } from './lesson.ts';
import type { LessonId } from './lessons.ts';

/** Whether the answers fit the lesson is for the lesson. */
function readAnswers(raw: unknown): readonly string[] | undefined {
  const isWhole =
    Array.isArray(raw) && raw.length <= MOST_STEPS && raw.every(text => typeof text === 'string');
  return isWhole ? raw : undefined;
}

export function progressOf(id: LessonId): StoredValue<readonly string[]> {
  return new StoredValue<readonly string[]>(`lesson.${id}`, [readAnswers], []);
}
