/** One game of today: play it, go on, or see how one did. */

import type { DailyGame } from '@kingdomino/protocol';
import { useMemo } from 'preact/hooks';
import { listText } from '../app/i18n/format.ts';
import { t } from '../app/i18n/language.ts';
import { NavigateWhenDone } from '../app/navigation/navigate-when-done.ts';
import { toast } from '../app/toast.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { refusalText } from '../connection/refusal-text.ts';
import { Button, Link } from '../ui/button.tsx';
import { DayDetails } from './day-details.tsx';
import { thisDevice } from './this-device.ts';

export function GameOfToday({ told }: { readonly told: DailyGame }) {
  const { game, day, mine, bots } = told;
  const finished = told.finished + told.apart;
  const levels = listText(bots.map(level => t(`level.${level}`)));
  return (
    <section class="card sheet" aria-labelledby={`daily-${game}`}>
      <h3 id={`daily-${game}`}>{t(`game.${game}`)}</h3>
      <p class="soft">
        {t('daily.against', { levels })} · {t('daily.finished', { count: finished })}
      </p>
      <State told={told} />
      {mine?.state === 'finished' ? (
        <DayDetails game={game} day={day} />
      ) : (
        finished > 0 && (
          <details class="fold">
            <summary>{t('daily.so-far')}</summary>
            <DayDetails game={game} day={day} />
          </details>
        )
      )}
    </section>
  );
}

function State({ told: { game, mine } }: { readonly told: DailyGame }) {
  const opening = useMemo(() => new NavigateWhenDone(), []);
  if (mine?.state === 'playing')
    return (
      <Link to={`/t/${mine.table}`} kind="main" icon="play" class="big">
        {t('daily.continue')}
      </Link>
    );
  if (mine?.state === 'unfinished') return <p>{t('daily.unfinished')}</p>;
  if (mine) return null;
  return (
    <Button
      kind="main"
      icon="play"
      class="big"
      disabled={opening.isBusy.value}
      label={`${t('daily.play')}: ${t(`game.${game}`)}`}
      onClick={() => void opening.run(end => openDaily(game, end))}
    >
      {t('daily.play')}
    </Button>
  );
}

/** Answers with the address of my table. */
async function openDaily(game: DailyGame['game'], end: AbortSignal): Promise<string | undefined> {
  const connection = pageConnection();
  if (!(await connection.open())) {
    toast(t('online.offline'));
    return undefined;
  }
  const answer = await connection.ask({ type: 'daily', game, device: thisDevice() }, end);
  if (answer.type === 'refused') toast(refusalText(answer.code));
  return answer.type === 'done' ? `/t/${answer.table}` : undefined;
}
