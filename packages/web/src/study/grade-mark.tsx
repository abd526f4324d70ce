/** What a decision was worth, as the sign that annotated games have. */
import type { Grade } from '@kingdomino/study';
import { t } from '../app/i18n/language.ts';
import { Icon } from '../ui/icon.tsx';

/** Of what was not good. */
export const GRADE_SIGNS: Readonly<Partial<Record<Grade, string>>> = {
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

export function GradeMark({ grade }: { readonly grade: Grade }) {
  return (
    <span class={`grade ${grade}`} title={t(`study.grade.${grade}`)} aria-hidden="true">
      {GRADE_SIGNS[grade] ?? <Icon name="check" />}
    </span>
  );
}
