/** Planning a tournament: few questions, each with a usual answer. */
import {
  RATED_MODES,
  type RatedMode,
  TOURNAMENT_KINDS,
  type TournamentKind,
  type TournamentWish,
} from '@kingdomino/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/i18n/language.ts';
import { fromHere } from '../app/navigation/from-here.ts';
import { request } from '../connection/http.ts';
import { pageConnection } from '../connection/page-connection.ts';
import { modeText } from '../table-source/mode-text.ts';
import { Link } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { LabelledSelect } from '../ui/labelled-select.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { tournamentProblem } from './tournament-text.ts';

const TIMES = [
  [180, 5],
  [300, 10],
  [600, 15],
] as const;
const ROUNDS = [2, 3, 4, 5, 6, 7, 8, 9, 11];
const MINUTES = [30, 45, 60, 90, 120];
const MOST = [4, 8, 16, 32, 64, 128, 256, 1000];
const CHECK_IN = 10;
const SOON = 30 * 60_000;

interface Wishes {
  readonly kind: TournamentKind;
  readonly mode: RatedMode;
  readonly against: 'people' | 'bots';
  readonly rounds: number;
  readonly minutes: number;
  readonly most: number;
  readonly time: number;
  readonly start: 'full' | 'time';
  /** As the field has it: the time of this place. */
  readonly startsAt: string;
  readonly checkIn: boolean;
  readonly rated: boolean;
  readonly hidden: boolean;
}

const USUAL: Omit<Wishes, 'startsAt'> = {
  kind: 'duplicate',
  mode: 'two',
  against: 'bots',
  rounds: 5,
  minutes: 60,
  most: 16,
  time: 1,
  start: 'full',
  checkIn: false,
  rated: false,
  hidden: false,
};

/** Which questions there are, by kind. */
const hasRounds = (kind: TournamentKind) => kind === 'swiss' || kind === 'duplicate';

function planOf(wishes: Wishes): TournamentWish {
  const { kind, mode, rounds, minutes, most, against } = wishes;
  const [seconds, increment] = TIMES[wishes.time] ?? TIMES[1];
  const isTimed = wishes.start === 'time' || kind === 'arena';
  return {
    kind,
    mode,
    rated: wishes.rated && kind !== 'duplicate',
    visibility: wishes.hidden ? 'link' : 'public',
    most: kind === 'knockout' ? Math.min(64, most) : most,
    seconds,
    increment,
    ...(isTimed && { startsAt: new Date(wishes.startsAt).getTime() }),
    ...(isTimed && wishes.checkIn && { checkIn: CHECK_IN }),
    ...(hasRounds(kind) && { rounds }),
    ...(kind === 'arena' && { minutes }),
    ...(kind === 'duplicate' && { against }),
  };
}

/** For a field of date and time. */
function localTime(at: number): string {
  const date = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return date.toISOString().slice(0, 16);
}

export function TournamentForm() {
  useEffect(() => {
    document.title = t('tour.new');
    pageConnection().start('anybody');
  }, []);
  const [wishes, setWishes] = useState<Wishes>(() => ({ ...USUAL, startsAt: localTime(Date.now() + SOON) }));
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const change = (next: Partial<Wishes>) => {
    setProblem('');
    setWishes(before => ({ ...before, ...next }));
  };
  const create = async () => {
    setBusy(true);
    const here = fromHere();
    const isKnown = await pageConnection().open();
    const made = isKnown
      ? await request<{ tournament: string }>('POST', '/api/tournaments', planOf(wishes))
      : ({ ok: false, error: 'no-connection' } as const);
    setBusy(false);
    if (made.ok) here.go(`/tournaments/${made.value.tournament}`);
    else setProblem(tournamentProblem(made.error === 'bad-message' ? 'bad-tournament' : made.error));
  };
  const isMember = pageConnection().me.value?.member === true;
  return (
    <div class="page tournaments">
      <PageTop title={t('tour.new')} />
      <main class="card sheet tournaments-main">
        {!isMember && (
          <p class="soft">
            {t('tour.members')} <Link to="/account">{t('nav.account')}</Link>
          </p>
        )}
        <form
          class="tournament-form"
          onSubmit={event => {
            event.preventDefault();
            void create();
          }}
        >
          <Format wishes={wishes} onChange={change} />
          <Numbers wishes={wishes} onChange={change} />
          <Start wishes={wishes} onChange={change} />
          <Switches wishes={wishes} onChange={change} />
          <span class="problem" role="alert">
            {problem}
          </span>
          <button type="submit" class="button main" disabled={isBusy}>
            <Icon name="plus" />
            <span>{t('tour.create')}</span>
          </button>
        </form>
      </main>
    </div>
  );
}

interface Part {
  readonly wishes: Wishes;
  readonly onChange: (next: Partial<Wishes>) => void;
}

function Format({ wishes: { kind, mode, against }, onChange }: Part) {
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
      <p class="soft">{t(`tour.about.${kind}`)}</p>
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

function Numbers({ wishes: { kind, rounds, minutes, most, time }, onChange }: Part) {
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

function Start({ wishes: { kind, start, startsAt, checkIn }, onChange }: Part) {
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

function Switches({ wishes: { kind, rated, hidden }, onChange }: Part) {
  return (
    <div class="tournament-group">
      {kind !== 'duplicate' && (
        <Tick isOn={rated} text={t('tour.rated')} onChange={value => onChange({ rated: value })} />
      )}
      <Tick isOn={hidden} text={t('tour.hidden')} onChange={value => onChange({ hidden: value })} />
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
