/** What only who runs a tournament sees: start, pause, call off. */
import type { TournamentOrder, TournamentView } from '@kingdomino/protocol';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { request } from '../connection/http.ts';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { tournamentProblem } from './tournament-text.ts';

interface Props {
  readonly view: TournamentView;
  readonly onChange: () => void;
}

export function Organiser({ view, onChange }: Props) {
  const [problem, setProblem] = useState('');
  const [isCancelling, setCancelling] = useState(false);
  const give = async (order: TournamentOrder['order']) => {
    setProblem('');
    const done = await request('POST', `/api/tournaments/${view.tournament}/orders`, { order });
    if (!done.ok) setProblem(tournamentProblem(done.error));
    onChange();
  };
  return (
    <section class="tournaments-part">
      <h2>{t('tour.organise')}</h2>
      <div class="tournament-buttons">
        {view.state === 'open' && (
          <Button icon="play" onClick={() => void give('start')}>
            {t('tour.begin')}
          </Button>
        )}
        {view.state === 'running' && (
          <Button onClick={() => void give(view.paused ? 'resume' : 'pause')}>
            {t(view.paused ? 'tour.resume' : 'tour.pause')}
          </Button>
        )}
        <Button kind="quiet" onClick={() => setCancelling(true)}>
          {t('tour.cancel')}
        </Button>
      </div>
      <span class="problem" role="alert">
        {problem}
      </span>
      {isCancelling && (
        <Confirm
          title={t('tour.cancel')}
          text={t('tour.cancel.sure')}
          word={t('tour.cancel')}
          onConfirm={() => void give('cancel')}
          onClose={() => setCancelling(false)}
        />
      )}
    </section>
  );
}
