/** What a first try has made of the solver's rating. */
import { number } from '../study/words.ts';
import type { SolverRating } from './solver-rating.ts';
import { p } from './words.ts';

export interface Rated {
  readonly before: SolverRating;
  readonly after: SolverRating;
}

export function RatingNote({ rated }: { readonly rated: Rated | undefined }) {
  if (!rated) return null;
  const { before, after } = rated;
  const change = Math.round(after.rating) - Math.round(before.rating);
  return <p class="soft">{p('rated', { rating: ratingText(after), change: number(change, 0, 'always') })}</p>;
}

/** "1240 ± 90" */
export function ratingText({ rating, deviation }: SolverRating): string {
  return `${Math.round(rating)} ± ${Math.round(deviation)}`;
}
