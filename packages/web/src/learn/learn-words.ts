/** What a step says, with its numbers. */
import { SPELLBOOK } from '@kingdomino/rules/duel';
import { Position } from '@kingdomino/rules/kingdomino';
import { t } from '../app/i18n/language.ts';
import type { Values } from '../app/i18n/message-format.ts';
import { domainsOf } from '../duel/view.ts';
import { coatName, spellName } from '../duel/words.ts';
import { areasOf } from '../kingdomino/view.ts';
import type { TableView } from '../table-source/table-source.ts';
import { LEARNER, type LearnKey, type Lesson, type LessonStep } from './lesson.ts';

interface About {
  readonly spell?: Lesson['spell'] | undefined;
}

export function stepText(
  { text }: LessonStep,
  { spell }: About,
  { state }: Pick<TableView, 'state'>,
): string {
  return t(text, { ...bestOf(state), bonus: t('bonus.name'), ...wordsOf({ spell }) });
}

/** What is said to whoever does something else. */
export function whyText(text: LearnKey, about: About): string {
  return t(text, wordsOf(about));
}

function wordsOf({ spell }: About): Values {
  const line = SPELLBOOK.find(each => each.spell === spell);
  return line ? { spell: spellName(line.spell), coat: coatName(line.coat), boxes: line.boxes } : {};
}

/** What the learner's best area or domain counts. */
function bestOf(state: TableView['state']): Values {
  const [best] =
    state instanceof Position ? areasOf(state.kingdoms[LEARNER]!) : domainsOf(state.maps[LEARNER]!);
  if (!best) return {};
  const marks = 'crowns' in best ? { crowns: best.crowns } : { crosses: best.crosses };
  return { squares: best.spots.length, points: best.points, ...marks };
}
