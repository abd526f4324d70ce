/** A day: my place, how the points spread, the best game, the bots, everybody, and whether the deal was fair. */
import type { DailyDay, DailyResult, DailyResults } from '@kingdomino/protocol';
import type { GameId } from '@kingdomino/rules';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { get, useGet } from '../connection/use-get.ts';
import { Button, Link } from '../ui/button.tsx';
import { BotResults } from './bot-results.tsx';
import { CheckDay } from './check-day.tsx';
import { PointsChart } from './points-chart.tsx';
import { ShareDaily } from './share-daily.tsx';
import { pointsText } from './words.ts';

interface Props {
  readonly game: GameId;
  readonly day: string;
}

export function DayDetails({ game, day }: Props) {
  const { answer } = useGet<DailyDay>(`/api/daily/${game}/${day}`);
  if (!answer) return <p aria-busy="true" />;
  if (!answer.ok)
    return <p class="soft">{t(answer.error === 'no-connection' ? 'daily.no-line' : 'daily.none')}</p>;
  const { mine, best, bots, finished, apart } = answer.value;
  const own = mine?.apart ? apart : answer.value;
  const mayLook = answer.value.seed !== undefined || mine?.state === 'finished';
  return (
    <div class="daily-details">
      {mine?.state === 'unfinished' && <p>{t('daily.unfinished')}</p>}
      {mine?.points !== undefined && mine.place !== undefined && (
        <div class="daily-mine">
          <p>
            <strong class="daily-points">{pointsText(mine.points)}</strong>{' '}
            {t('daily.place', { place: mine.place, count: own.finished })}
          </p>
          {mine.apart && <p class="soft">{t(`daily.apart.${mine.apart}`)}</p>}
          <p class="daily-buttons">
            <Link to={`/t/${mine.table}`} kind="plain" icon="eye">
              {t('daily.my-game')}
            </Link>
            <ShareDaily
              game={game}
              day={day}
              points={mine.points}
              place={mine.place}
              finished={own.finished}
            />
          </p>
        </div>
      )}
      <PointsChart counts={own.distribution} mine={mine?.points} />
      {best && <Best best={best} />}
      <BotResults game={game} day={day} bots={bots} mayLook={mayLook} />
      {finished > 0 && <Everybody title={t('results.all')} path={`/api/daily/${game}/${day}/results`} />}
      {apart.finished > 0 && (
        <Everybody title={t('daily.apart')} path={`/api/daily/${game}/${day}/results?list=apart`} />
      )}
      <CheckDay told={answer.value} />
    </div>
  );
}

function Best({ best }: { readonly best: DailyResult }) {
  const words = `${t('daily.best')}: ${best.name}, ${pointsText(best.points)}`;
  return (
    <p class="daily-best">
      <span>{words}</span>{' '}
      {best.table ? (
        <Link
          to={`/t/${best.table}`}
          kind="plain"
          icon="step-forward"
          label={`${t('online.watchable')}: ${best.name}`}
        >
          {t('online.watchable')}
        </Link>
      ) : (
        <span class="soft">{t('daily.finish-first')}</span>
      )}
    </p>
  );
}

interface ListProps {
  readonly title: string;
  readonly path: string;
}

function Everybody({ title, path }: ListProps) {
  const [isOpen, open] = useState(false);
  return (
    <details class="fold" onToggle={event => open(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && <ResultList path={path} />}
    </details>
  );
}

/** Page by page. */
function ResultList({ path }: { readonly path: string }) {
  const { answer } = useGet<DailyResults>(path);
  const [more, setMore] = useState<DailyResults | undefined>(undefined);
  if (!answer) return <p aria-busy="true" />;
  if (!answer.ok) return <p class="soft">{t('daily.no-line')}</p>;
  const results = [...answer.value.results, ...(more?.results ?? [])];
  const next = more ? more.next : answer.value.next;
  const showMore = async (after: string) => {
    const page = await get<DailyResults>(`${path}${path.includes('?') ? '&' : '?'}after=${after}`);
    if (page.ok) setMore({ ...page.value, results: [...(more?.results ?? []), ...page.value.results] });
  };
  return (
    <>
      <ol class="daily-results">
        {results.map((result, index) => (
          <li key={String(index)} class={result.you ? 'mine' : ''}>
            <span class="soft">{result.place}.</span>
            <span>
              {result.name}
              {result.you && <span class="you">{t('seat.you')}</span>}
            </span>
            <strong class="score">{result.points}</strong>
            {result.table && (
              <Link to={`/t/${result.table}`} icon="eye" label={`${t('online.watchable')}: ${result.name}`} />
            )}
          </li>
        ))}
      </ol>
      {next && (
        <Button icon="plus" onClick={() => void showMore(next)}>
          {t('daily.more')}
        </Button>
      )}
    </>
  );
}
