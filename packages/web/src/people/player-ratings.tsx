/** A player's ratings, mode by mode, and how each of them went. */
import { RATED_MODES, type RatedMode } from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { request } from '../connection/http.ts';
import { readRatings, type ShownRating } from '../online/ratings/ratings.ts';
import { modeText } from '../table-source/mode-text.ts';
import { type CurvePoint, RatingCurve } from './rating-curve.tsx';

export function PlayerRatings({ player }: { readonly player: string }) {
  const [ratings, setRatings] = useState<readonly ShownRating[] | undefined>(undefined);
  useEffect(() => {
    void readRatings([player]).then(setRatings);
  }, [player]);
  if (!ratings) return null;
  if (ratings.length === 0) return <p class="soft">{t('rating.unrated')}</p>;
  return (
    <ul class="player-ratings">
      {[...ratings].sort(byMode).map(rating => (
        <li key={rating.mode}>
          <p>
            <strong>{modeText(rating.mode)}</strong> <RatingText rating={rating} />{' '}
            <span class="soft">
              {t('rating.games')}: {rating.games}
            </span>
          </p>
          <Curve player={player} mode={rating.mode} />
        </li>
      ))}
    </ul>
  );
}

function byMode(one: ShownRating, other: ShownRating): number {
  return RATED_MODES.indexOf(one.mode) - RATED_MODES.indexOf(other.mode);
}

function RatingText({ rating }: { readonly rating: Omit<ShownRating, 'player' | 'mode'> }) {
  return (
    <span class="rating-text">
      {rating.rating} <span class="soft">± {rating.deviation}</span>
      {rating.provisional && <span class="soft"> ({t('rating.provisional')})</span>}
    </span>
  );
}

function Curve({ player, mode }: { readonly player: string; readonly mode: RatedMode }) {
  const [points, setPoints] = useState<readonly CurvePoint[]>([]);
  useEffect(() => {
    const path = `/api/players/${player}/ratings/${mode}`;
    void request<{ readonly points: readonly CurvePoint[] }>('GET', path).then(read => {
      if (read.ok) setPoints(read.value.points);
    });
  }, [player, mode]);
  return <RatingCurve points={points} />;
}
