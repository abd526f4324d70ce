/** What admins decide: the name, whether bots are welcome, the link, the seasons; and its end, by who runs it. */
import { type Club, MOST_NAME } from '@kingdomino/protocol';
import { useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { fromHere } from '../app/navigation/from-here.ts';
import { toast } from '../app/toast.ts';
import { type Problem, request } from '../connection/http.ts';
import { Checkbox } from '../setup/checkbox.tsx';
import { Button } from '../ui/button.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { TextField } from '../ui/text-field.tsx';
import { clubProblem } from './club-problem.ts';
import { SeasonForm } from './season-form.tsx';
import { seasonText } from './season-text.ts';

interface Props {
  readonly club: Club;
  readonly isFounder: boolean;
  readonly onChange: (club?: Club) => void;
}

export function ClubSettings({ club, isFounder, onChange }: Props) {
  const [asked, ask] = useState<'link.new' | 'close' | undefined>(undefined);
  const at = `/api/clubs/${club.club}`;
  const tell = (problem: Problem) => toast(clubProblem(problem === 'bad-message' ? 'bad-name' : problem));
  const change = async (method: 'PATCH' | 'POST', path: string, body: object) => {
    const done = await request<Club>(method, path, body);
    if (done.ok) toast(t('club.saved'));
    else tell(done.error);
    onChange(done.ok ? done.value : undefined);
    return done.ok;
  };
  const close = async () => {
    const here = fromHere();
    const done = await request('DELETE', at);
    if (done.ok) here.replace('/club');
    else tell(done.error);
  };
  return (
    <details class="club-part club-settings">
      <summary>
        <h2>{t('club.settings')}</h2>
      </summary>
      <label class="field">
        <strong>{t('club.name')}</strong>
        <TextField maxLength={MOST_NAME} value={club.name} onCommit={name => change('PATCH', at, { name })} />
      </label>
      <div class="variants">
        <Checkbox
          title={t('club.bots')}
          text={t('club.bots.text')}
          isOn={club.bots}
          onChange={bots => void change('PATCH', at, { bots })}
        />
      </div>
      {club.seasons.map(season => (
        <details key={season.number}>
          <summary>{t('club.season.change', { season: seasonText(season) })}</summary>
          <SeasonForm club={club} season={season} onChange={onChange} />
        </details>
      ))}
      <details>
        <summary>{t('club.season.new')}</summary>
        <SeasonForm key={club.seasons.length} club={club} onChange={onChange} />
      </details>
      <div class="club-buttons">
        <Button icon="link" onClick={() => ask('link.new')}>
          {t('club.link.new')}
        </Button>
        {isFounder && (
          <Button icon="trash" onClick={() => ask('close')}>
            {t('club.close')}
          </Button>
        )}
      </div>
      {asked && (
        <Confirm
          title={t(`club.${asked}`)}
          text={t(`club.${asked}.text`)}
          word={t(`club.${asked}`)}
          onConfirm={() => void (asked === 'close' ? close() : change('POST', `${at}/link`, {}))}
          onClose={() => ask(undefined)}
        />
      )}
    </details>
  );
}
