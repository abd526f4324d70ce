/** A season to be, or to be changed: its days and its scoring. */
import type { Club, Scoring, Season } from '@kingdomino/protocol';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { toast } from '../app/toast.ts';
import { request } from '../connection/http.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { Button } from '../ui/button.tsx';
import { clubProblem } from './club-problem.ts';
import { ScoringChoice } from './scoring-choice.tsx';
import { dayOf, timeOf } from './season-text.ts';

interface Props {
  readonly club: Club;
  /** Absent for a new one. */
  readonly season?: Season;
  readonly onChange: (club?: Club) => void;
}

export function SeasonForm({ club, season, onChange }: Props) {
  const [first, setFirst] = useState(dayOf(season?.from ?? pageConnection().now()));
  const [last, setLast] = useState(season?.until === undefined ? '' : dayOf(season.until - 1));
  const [scoring, setScoring] = useState<Scoring>(season?.scoring ?? club.seasons[0]?.scoring ?? 'wins');
  const [problem, setProblem] = useState('');
  const save = async () => {
    const until = timeOf(last, 1);
    const dates = { from: fromOf(first, season), ...(until !== undefined && { until }), scoring };
    const at = `/api/clubs/${club.club}/seasons`;
    const done = season
      ? await request<Club>('PUT', `${at}/${season.number}`, dates)
      : await request<Club>('POST', at, dates);
    setProblem(done.ok ? '' : clubProblem(done.error === 'bad-message' ? 'bad-season' : done.error));
    if (!done.ok) return;
    toast(t('club.saved'));
    onChange(done.value);
  };
  return (
    <div class="season-form">
      <label class="field">
        <strong>{t('club.season.from')}</strong>
        <input type="date" value={first} onChange={event => setFirst(event.currentTarget.value)} />
      </label>
      <label class="field">
        <strong>{t('club.season.until')}</strong>
        <input type="date" value={last} onChange={event => setLast(event.currentTarget.value)} />
      </label>
      <ScoringChoice scoring={scoring} onChange={setScoring} />
      <p class="soft">{t('club.season.text')}</p>
      <span class="problem" role="alert">
        {problem}
      </span>
      <Button kind="main" icon="check" onClick={() => void save()}>
        {t('club.save')}
      </Button>
    </div>
  );
}

/** A season that began in the middle of its first day still does, unless another day is chosen. */
function fromOf(first: string, season: Season | undefined): number {
  if (season && first === dayOf(season.from)) return season.from;
  return timeOf(first) ?? -1;
}
