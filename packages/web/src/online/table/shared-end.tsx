/** After a game with a shared deal: my place of the day, or the way to the other tables. */
import type { DailyDay } from '@kingdomino/protocol';
import { t } from '../../app/i18n/language.ts';
import { PersonPlace } from '../../company/person-place.tsx';
import { useGet } from '../../connection/use-get.ts';
import { Link } from '../../ui/button.tsx';
import type { OnlineSource } from './online-source.ts';

export function SharedEnd({ source }: { readonly source: OnlineSource }) {
  const { sharedDeal, game, club } = source.table.terms;
  if (sharedDeal?.until !== undefined) {
    const day = sharedDeal.deal.slice(`daily-${game}-`.length);
    return <DailyEnd game={game} day={day} isMine={source.mySeat !== undefined} />;
  }
  return (
    <>
      <Opponent source={source} />
      <p class="shared-end">
        {club !== undefined && (
          <Link to={`/club/${club}`} kind="main" icon="shield">
            {t('online.club')}
          </Link>
        )}
        {sharedDeal && (
          <Link to={`/deal/${sharedDeal.deal}`} kind="main" icon="points">
            {t('deal.compare')}
          </Link>
        )}
        <Link to={`/table/${source.id}`} kind="plain" icon="copy">
          {t('deal.again')}
        </Link>
      </p>
    </>
  );
}

/** Of two who have played: the other may be followed, and challenged to something else. */
function Opponent({ source }: { readonly source: OnlineSource }) {
  const { seats } = source.table;
  const [other, ...more] = seats.filter((_, seat) => seat !== source.mySeat);
  if (source.mySeat === undefined || other?.kind !== 'person' || more.length > 0) return null;
  return <PersonPlace player={other.player} isAside />;
}

interface DailyProps {
  readonly game: 'kingdomino' | 'duel';
  readonly day: string;
  readonly isMine: boolean;
}

function DailyEnd({ game, day, isMine }: DailyProps) {
  const { answer } = useGet<DailyDay>(`/api/daily/${game}/${day}`);
  const told = answer?.ok ? answer.value : undefined;
  const mine = isMine ? told?.mine : undefined;
  const list = mine?.apart ? told?.apart : told;
  return (
    <div class="daily-end">
      {list && mine?.place !== undefined && (
        <p role="status">
          <strong>{t('daily.place', { place: mine.place, count: list.finished })}</strong>
          {mine.apart && <span class="soft"> {t(`daily.apart.${mine.apart}`)}</span>}
        </p>
      )}
      <Link to="/daily" kind="main" icon="calendar" class="big">
        {t('daily.all-results')}
      </Link>
    </div>
  );
}
