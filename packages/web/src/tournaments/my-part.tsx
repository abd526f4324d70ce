/** What a tournament is to me: joining it, my table, leaving it. */
import type { TournamentView } from '@kingdomino/protocol';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { request } from '../connection/http.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { Button, Link } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { tournamentProblem } from './tournament-text.ts';

interface Props {
  readonly view: TournamentView;
  readonly onChange: () => void;
}

type Step = readonly ['PUT' | 'DELETE' | 'POST', string];

export function MyPart({ view, onChange }: Props) {
  const [problem, setProblem] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { mine, state } = view;
  const take = async ([method, path]: Step) => {
    setBusy(true);
    setProblem('');
    const isKnown = await pageConnection().open();
    const done = isKnown
      ? await request(method, `/api/tournaments/${view.tournament}/${path}`)
      : ({ ok: false, error: 'no-connection' } as const);
    setBusy(false);
    if (!done.ok) setProblem(tournamentProblem(done.error));
    onChange();
  };
  if (state === 'over' || state === 'cancelled') return null;
  const isIn = mine?.state === 'in';
  const mayCheckIn = isIn && state === 'open' && !mine.checkedIn && isCheckIn(view);
  return (
    <section class="tournament-mine" aria-live="polite">
      {mine?.table !== undefined && (
        <Link to={`/t/${mine.table}`} kind="main" icon="dominoes">
          {t('tour.play')}
        </Link>
      )}
      {isIn && mine.table === undefined && <p>{t(mine.bye ? 'tour.bye' : 'tour.in')}</p>}
      {mine && !isIn && <p>{t('tour.out')}</p>}
      <div class="tournament-buttons">
        {mayCheckIn && (
          <Button kind="main" icon="check" disabled={isBusy} onClick={() => void take(['POST', 'check-in'])}>
            {t('tour.checkin')}
          </Button>
        )}
        {!isIn && mine?.state !== 'out' && (
          <Button kind="main" icon="plus" disabled={isBusy} onClick={() => void take(['PUT', 'me'])}>
            {t('tour.join')}
          </Button>
        )}
        {isIn && (
          <Button kind="quiet" disabled={isBusy} onClick={() => setLeaving(true)}>
            {t('tour.leave')}
          </Button>
        )}
      </div>
      {state === 'open' && view.against !== 'bots' && view.kind !== 'knockout' && (
        <p class="soft">{t('tour.blocks')}</p>
      )}
      <span class="problem" role="alert">
        {problem}
      </span>
      {isLeaving && (
        <Confirm
          title={t('tour.leave')}
          text={t('tour.leave.sure')}
          word={t('tour.leave')}
          onConfirm={() => void take(['DELETE', 'me'])}
          onClose={() => setLeaving(false)}
        />
      )}
    </section>
  );
}

function isCheckIn({ checkInFrom, now }: TournamentView): boolean {
  return checkInFrom !== undefined && now >= checkInFrom;
}
