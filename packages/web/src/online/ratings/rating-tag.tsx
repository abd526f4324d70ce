/** A rating beside a name: the number, and its uncertainty on request. */
import type { Player } from '@kingdomino/protocol';
import { ratedMode } from '@kingdomino/table';
import { ratingOf } from './ratings.ts';

type Terms = Parameters<typeof ratedMode>[0];

interface Props {
  readonly player: Player | undefined;
  readonly terms: Terms;
}

export function RatingTag({ player, terms }: Props) {
  const rating = player && ratingOf(player, ratedMode(terms));
  if (!rating) return null;
  return (
    <span class="rating" title={`${rating.rating} ± ${rating.deviation}`}>
      {rating.rating}
      {rating.provisional && '?'}
    </span>
  );
}
