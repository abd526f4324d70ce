/** Says above a table that it is a tournament's, or that its deal is the day's or shared with other tables. */
import { t } from '../../app/i18n/language.ts';
import { Link } from '../../ui/button.tsx';
import type { OnlineSource } from './online-source.ts';

interface Props {
  readonly source: OnlineSource;
  readonly class: string;
}

export function DealBadge({ source, class: extra }: Props) {
  const { sharedDeal, tournament } = source.table.terms;
  if (tournament)
    return (
      <Link to={`/tournaments/${tournament.id}`} icon="medal" class={`on-wood ${extra}`}>
        {t('nav.tournaments')}
      </Link>
    );
  if (!sharedDeal) return null;
  const isDaily = sharedDeal.until !== undefined;
  const word = isDaily ? t('home.daily') : t('online.same-deal');
  return (
    <Link
      to={isDaily ? '/daily' : `/deal/${sharedDeal.deal}`}
      icon={isDaily ? 'trophy' : 'copy'}
      class={`on-wood ${extra}`}
    >
      {word}
    </Link>
  );
}
