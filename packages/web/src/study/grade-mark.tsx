/** What a decision was worth, as the sign that annotated games have. */
import type { Grade } from '@kingdomino/study';
import { t } from '../app/i18n/language.ts';

export const GRADE_SIGNS: Readonly<Record<Grade, string>> = {
  best: '★',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

export function GradeMark({ grade }: { readonly grade: Grade }) {
  return (
    <span class={`grade ${grade}`} title={t(`study.grade.${grade}`)} aria-hidden="true">
      {GRADE_SIGNS[grade]}
    </span>
  );
}
