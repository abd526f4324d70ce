/** How a rated game has changed my rating. */
import { ratedMode } from '@kingdomino/table';
import { useEffect, useState } from 'preact/hooks';
import { numberText } from '../../app/i18n/format.ts';
import { t } from '../../app/i18n/language.ts';
import { request } from '../../connection/http.ts';
import { pageConnection } from '../../connection/page-connection.ts';
import { Icon } from '../../ui/icon.tsx';
import type { OnlineSource } from './online-source.ts';

interface Point {
  readonly table: string;
  readonly rating: number;
}

/** What everybody begins with. */
const FIRST = 1500;

export function RatingChange({ source }: { readonly source: OnlineSource }) {
  const { terms, status } = source.table;
  const me = pageConnection().me.value?.id;
  const isShown = terms.rated === true && status === 'over' && source.mySeat !== undefined;
  const [points, setPoints] = useState<readonly Point[]>([]);
  useEffect(() => {
    if (!isShown || me === undefined) return;
    const path = `/api/players/${me}/ratings/${ratedMode(terms)}`;
    void request<{ readonly points: readonly Point[] }>('GET', path).then(read => {
      if (read.ok) setPoints(read.value.points);
    });
  }, [isShown, me]);
  const index = points.findIndex(({ table }) => table === source.id);
  const after = points[index];
  if (!isShown || !after) return null;
  const change = after.rating - (points[index + 1]?.rating ?? FIRST);
  return (
    <span class="rating-change" role="status">
      <Icon name="trophy" /> {t('online.rated')}: {after.rating} (
      {change === 0 ? '±0' : numberText(change, 0, 'always')})
    </span>
  );
}
