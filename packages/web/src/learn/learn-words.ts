/** What a step says, with its numbers. */
import { Position } from '@kingdomino/rules/kingdomino';
import { t } from '../app/language.ts';
import type { Values } from '../app/message.ts';
import { domainsOf } from '../duel/view.ts';
import { areasOf } from '../kingdomino/view.ts';
import type { TableView } from '../play/table-source.ts';
import { LEARNER, type LessonStep } from './lesson.ts';

export function stepText({ text }: LessonStep, { state }: Pick<TableView, 'state'>): string {
  return t(text, { ...bestOf(state), bonus: t('bonus.name') });
}

/** What the learner's best area or domain counts. */
function bestOf(state: TableView['state']): Values {
  const [best] =
    state instanceof Position ? areasOf(state.kingdoms[LEARNER]!) : domainsOf(state.maps[LEARNER]!);
  if (!best) return {};
  const marks = 'crowns' in best ? { crowns: best.crowns } : { crosses: best.crosses };
  return { squares: best.spots.length, points: best.points, ...marks };
}
