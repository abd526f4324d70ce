/** The questions of the form, by what they are about. */
import { type MyClub, RATED_MODES, TOURNAMENT_KINDS } from '@kingdomino/protocol';
import { t } from '../app/i18n/language.ts';
import { useGet } from '../connection/use-get.ts';
import { modeText } from '../table-source/mode-text.ts';
import { LabelledSelect } from '../ui/labelled-select.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { aboutText } from './tournament-text.ts';
import { hasRounds, TIMES, type Wishes } from './wishes.ts';

const ROUNDS = [2, 3, 4, 5, 6, 7, 8, 9, 11];
const MINUTES = [30, 45, 60, 90, 120];
const MOST = [4, 8, 16, 32, 64, 128, 256, 1000];

interface PartProps {
  readonly wishes: Wishes;
  readonly onChange: (next: Partial<Wishes>) => void;
}

/** Who is admin of no club has nothing to choose. */
export function ForWhom({ wishes: { club, byLink }, onChange }: PartProps) {
  const { answer } = useGet<{ readonly clubs: readonly MyClub[] }>('/api/me/clubs', 'guest');
  const clubs = answer?.ok ? answer.value.clubs.filter(({ admin }) => admin) : [];
  if (clubs.length === 0) return null;
  return (
    <div class="tournament-group">
      <LabelledSelect
        class="field"
        label={t('tour.club')}
        value={club}
        options={[['', t('tour.club.none')], ...clubs.map(one => [one.club, one.name] as const)]}
        onChange={value => onChange({ club: value })}
      />
      {club !== '' && (
        <Tick isOn={byLink} text={t('tour.club.link')} onChange={value => onChange({ byLink: value })} />
      )}
    </div>
  );
}

export function Format({ wishes: { kind, mode, against }, onChange }: PartProps) {
  const modes =
    kind === 'knockout' ? RATED_MODES.filter(one => one !== 'three' && one !== 'four') : RATED_MODES;
  return (
    <div class="tournament-group">
      <SegmentedControl
        name="tournament-kind"
        label={t('tour.kind')}
        values={TOURNAMENT_KINDS}
        chosen={kind}
        text={value => t(`tour.kind.${value}`)}
        onChange={value => onChange({ kind: value, ...(value === 'knockout' && { mode: 'two' as const }) })}
      />
      <p class="soft">{aboutText({ kind, against })}</p>
      <LabelledSelect
        class="field"
        label={t('tour.mode')}
        value={mode}
        options={modes.map(value => [value, modeText(value)] as const)}
        onChange={value => onChange({ mode: value })}
      />
      {kind === 'duplicate' && (
        <LabelledSelect
          class="field"
          label={t('tour.against')}
          value={against}
          options={(['bots', 'people'] as const).map(value => [value, t(`tour.against.${value}`)] as const)}
          onChange={value => onChange({ against: value })}
        />
      )}
    </div>
  );
}

/** A club’s is in no list for everybody. */
export function Switches({ wishes: { kind, rated, hidden, club }, onChange }: PartProps) {
  return (
    <div class="tournament-group">
      {kind !== 'duplicate' && (
        <Tick isOn={rated} text={t('tour.rated')} onChange={value => onChange({ rated: value })} />
      )}
      {club === '' && (
        <Tick isOn={hidden} text={t('tour.hidden')} onChange={value => onChange({ hidden: value })} />
      )}
    </div>
  );
}

interface TickProps {
  readonly isOn: boolean;
  readonly text: string;
  readonly onChange: (isOn: boolean) => void;
}

function Tick({ isOn, text, onChange }: TickProps) {
  return (
    <label class="tick">
      <input type="checkbox" checked={isOn} onChange={event => onChange(event.currentTarget.checked)} />
      <span>{text}</span>
    </label>
  );
}

export function Numbers({ wishes: { kind, rounds, minutes, most, time }, onChange }: PartProps) {
  const numbers = (values: readonly number[]) => values.map(value => [value, String(value)] as const);
  return (
    <div class="tournament-numbers">
      {hasRounds(kind) && (
        <LabelledSelect
          class="field"
          label={t('tour.rounds')}
          value={rounds}
          options={numbers(ROUNDS)}
          onChange={value => onChange({ rounds: value })}
        />
      )}
      {kind === 'arena' && (
        <LabelledSelect
          class="field"
          label={t('tour.minutes')}
          value={minutes}
          options={numbers(MINUTES)}
          onChange={value => onChange({ minutes: value })}
        />
      )}
      <LabelledSelect
        class="field"
        label={t('tour.most')}
        value={most}
        options={numbers(MOST.filter(value => kind !== 'knockout' || value <= 64))}
        onChange={value => onChange({ most: value })}
      />
      <LabelledSelect
        class="field"
        label={t('tour.time')}
        value={time}
        options={TIMES.map(
          ([seconds, increment], index) => [index, `${seconds / 60} + ${increment}`] as const,
        )}
        onChange={value => onChange({ time: value })}
      />
    </div>
  );
}

export function Start({ wishes: { kind, start, startsAt, checkIn }, onChange }: PartProps) {
  const isTimed = start === 'time' || kind === 'arena';
  return (
    <div class="tournament-group">
      {kind !== 'arena' && (
        <SegmentedControl
          name="tournament-start"
          label={t('tour.start')}
          values={['full', 'time'] as const}
          chosen={start}
          text={value => t(`tour.start.${value}`)}
          onChange={value => onChange({ start: value })}
        />
      )}
      {isTimed && (
        <label class="field">
          <span>{t('tour.start')}</span>
          <input
            type="datetime-local"
            required
            value={startsAt}
            onInput={event => onChange({ startsAt: event.currentTarget.value })}
          />
        </label>
      )}
      {isTimed && (
        <Tick isOn={checkIn} text={t('tour.checkin.need')} onChange={value => onChange({ checkIn: value })} />
      )}
    </div>
  );
}
