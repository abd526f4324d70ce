/** What a first try has made of the solver's rating. */
import { numberText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import type { SolverRating } from './solver-rating.ts';

export interface Rated {
  readonly before: SolverRating;
  readonly after: SolverRating;
}

export function RatingNote({ rated }: { readonly rated: Rated | undefined }) {
  if (!rated) return null;
  const { before, after } = rated;
  const change = Math.round(after.rating) - Math.round(before.rating);
  return (
    <p class="soft">
      {t('puzzle.rated', { rating: ratingText(after), change: numberText(change, 0, 'always') })}
    </p>
  );
}

/** "1240 ± 90" */
export function ratingText({ rating, deviation }: SolverRating): string {
  return `${Math.round(rating)} ± ${Math.round(deviation)}`;
}
