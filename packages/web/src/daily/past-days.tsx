/** The days that I played, of both games. */

import type { DailyHistory } from '@kingdomino/protocol';
import { GAME_IDS, type GameId } from '@kingdomino/rules';
import { useState } from 'preact/hooks';
import { dayText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { get, useGet } from '../connection/use-get.ts';
import { Button, Link } from '../ui/button.tsx';
import { pointsText } from './words.ts';

export function PastDays() {
  const [isOpen, open] = useState(false);
  return (
    <details class="card sheet fold" onToggle={event => open(event.currentTarget.open)}>
      <summary>{t('daily.history')}</summary>
      {isOpen && (
        <div class="daily-games">
          {GAME_IDS.map(game => (
            <Days key={game} game={game} />
          ))}
        </div>
      )}
    </details>
  );
}

function Days({ game }: { readonly game: GameId }) {
  const path = `/api/daily/${game}/history`;
  const { answer } = useGet<DailyHistory>(path, 'guest');
  const [more, setMore] = useState<DailyHistory | undefined>(undefined);
  const days = [...(answer?.ok ? answer.value.days : []), ...(more?.days ?? [])];
  const next = more ? more.next : answer?.ok ? answer.value.next : undefined;
  const showMore = async (after: string) => {
    const page = await get<DailyHistory>(`${path}?after=${after}`);
    if (page.ok) setMore({ ...page.value, days: [...(more?.days ?? []), ...page.value.days] });
  };
  return (
    <div>
      <h3>{t(`game.${game}`)}</h3>
      {answer && days.length === 0 && <p class="soft">{t('daily.no-days')}</p>}
      <ul class="daily-days">
        {days.map(({ day, finished, mine }) => (
          <li key={day}>
            <Link to={`/daily/${game}-${day}`} kind="plain" icon="calendar">
              {dayText(day, 'long')}
            </Link>
            <span>
              {mine.points === undefined
                ? t(mine.state === 'playing' ? 'daily.state.playing' : 'daily.state.unfinished')
                : `${pointsText(mine.points)} · ${t('daily.place', { place: mine.place ?? 0, count: finished })}`}
            </span>
          </li>
        ))}
      </ul>
      {next && (
        <Button icon="plus" onClick={() => void showMore(next)}>
          {t('daily.more')}
        </Button>
      )}
    </div>
  );
}
