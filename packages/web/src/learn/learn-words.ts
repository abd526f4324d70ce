/** What a step says, with its numbers. */
import { Position } from '@kingdomino/rules/kingdomino';
import { t } from '../app/language.ts';
import { areasOf } from '../kingdomino/view.ts';
import type { TableView } from '../play/table-source.ts';
import { LEARNER, type LessonStep } from './lesson.ts';

export function stepText({ text }: LessonStep, { state }: Pick<TableView, 'state'>): string {
  if (!(state instanceof Position)) return t(text);
  const best = areasOf(state.kingdoms[LEARNER]!)[0];
  const { crowns = 0, points = 0 } = best ?? {};
  return t(text, { squares: best?.spots.length ?? 0, crowns, points });
}
