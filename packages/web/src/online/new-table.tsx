/** Opening a table at the server. */
import { BOT_LEVELS, type BotLevel, type Clock, type SeatPlan } from '@kingdomino/protocol';
import { GAME_IDS, type GameId } from '@kingdomino/rules';
import type { Switch } from '@kingdomino/rules/kingdomino';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../app/language.ts';
import { go } from '../app/router.ts';
import { toast } from '../app/toast.ts';
import { SEAT_COLOURS } from '../board/types.ts';
import { switchesFor } from '../home/setup.ts';
import { Button } from '../ui/button.tsx';
import { Art } from '../ui/icon.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { connection } from './connection.ts';
import { NameField } from './name-field.tsx';
import { refusalText } from './refusal-text.ts';

interface Plan {
  readonly game: GameId;
  readonly seats: readonly SeatPlan[];
  readonly switches: readonly Switch[];
  readonly clock: Clock;
  readonly isPublic: boolean;
}

const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'turn', seconds: 60 },
  { kind: 'turn', seconds: 180 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
];

export function NewTable() {
  const [plan, setPlan] = useState<Plan>({
    game: 'kingdomino',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    switches: [],
    clock: { kind: 'none' },
    isPublic: false,
  });
  const change = (changes: Partial<Plan>) => setPlan({ ...plan, ...changes });
  useEffect(() => {
    document.title = t('online.create');
    void connection().open();
  }, []);
  return (
    <div class="page">
      <PageTop title={t('online.create')} />
      <main class="card sheet setup">
        <p>{t(connection().state.value === 'off' ? 'online.offline' : 'online.text')}</p>
        <NameField />
        <div class="segments" role="radiogroup" aria-label={t('setup.game')}>
          {GAME_IDS.map(game => (
            <label key={game} class={game === plan.game ? 'chosen' : ''}>
              <input
                type="radio"
                name="game"
                checked={game === plan.game}
                onChange={() =>
                  change({ game, switches: [], seats: plan.seats.slice(0, game === 'duel' ? 2 : 4) })
                }
              />
              {t(`game.${game}`)}
            </label>
          ))}
        </div>
        <Seats plan={plan} onChange={seats => change({ seats, switches: [] })} />
        {plan.game === 'kingdomino' && <Switches plan={plan} onChange={switches => change({ switches })} />}
        <Terms plan={plan} onChange={change} />
        <Button kind="main" icon="link" class="start" onClick={() => void openTable(plan)}>
          {t('online.create')}
        </Button>
      </main>
    </div>
  );
}

async function openTable(plan: Plan): Promise<void> {
  const line = connection();
  if (!(await line.open())) return toast(t('online.offline'));
  const { game, seats, switches, clock, isPublic } = plan;
  const answer = await line.ask({
    type: 'create',
    game,
    options: { players: seats.length, ...Object.fromEntries(switches.map(name => [name, true])) },
    seats: [...seats],
    clock,
    absence: { kind: 'bot', level: 'knight' },
    undo: true,
    visibility: isPublic ? 'public' : 'link',
  });
  if (answer.type === 'done') go(`/t/${answer.table}`);
  else if (answer.type === 'refused') toast(refusalText(answer.code));
}

interface SeatsProps {
  readonly plan: Plan;
  readonly onChange: (seats: readonly SeatPlan[]) => void;
}

function Seats({ plan: { game, seats }, onChange }: SeatsProps) {
  const most = game === 'duel' ? 2 : 4;
  const set = (index: number, value: string) =>
    onChange(
      seats.with(index, value === 'open' ? { kind: 'open' } : { kind: 'bot', level: value as BotLevel }),
    );
  return (
    <fieldset class="seat-form">
      <legend>{t('setup.seats')}</legend>
      <ul>
        {seats.map((seat, index) => (
          <li key={String(index)}>
            <Art name={`king-${SEAT_COLOURS[index]!}`} class="king" />
            {seat.kind === 'me' ? (
              <span>{t('seat.me')}</span>
            ) : (
              <select
                aria-label={t('setup.seat', { number: index + 1 })}
                value={seat.kind === 'bot' ? seat.level : 'open'}
                onChange={event => set(index, event.currentTarget.value)}
              >
                <option value="open">{t('online.seat.friend')}</option>
                {BOT_LEVELS.map(level => (
                  <option key={level} value={level}>
                    {t('seat.bot', { level: t(`level.${level}`) })}
                  </option>
                ))}
              </select>
            )}
            {seats.length > 2 && index > 0 && (
              <Button
                kind="quiet"
                icon="close"
                label={t('setup.remove', { number: index + 1 })}
                onClick={() => onChange(seats.filter((_, at) => at !== index))}
              />
            )}
          </li>
        ))}
      </ul>
      {seats.length < most && (
        <Button icon="plus" onClick={() => onChange([...seats, { kind: 'open' }])}>
          {t('setup.add')}
        </Button>
      )}
    </fieldset>
  );
}

interface SwitchesProps {
  readonly plan: Plan;
  readonly onChange: (switches: readonly Switch[]) => void;
}

function Switches({ plan: { seats, switches }, onChange }: SwitchesProps) {
  return (
    <fieldset class="variants">
      <legend>{t('setup.variants')}</legend>
      {switchesFor(seats.length).map(name => (
        <label key={name}>
          <input
            type="checkbox"
            checked={switches.includes(name)}
            onChange={event =>
              onChange(
                event.currentTarget.checked ? [...switches, name] : switches.filter(other => other !== name),
              )
            }
          />
          <span>
            <strong>{t(`variant.${name}`)}</strong> <span class="soft">{t(`variant.${name}.text`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface TermsProps {
  readonly plan: Plan;
  readonly onChange: (changes: Partial<Plan>) => void;
}

function Terms({ plan, onChange }: TermsProps) {
  return (
    <>
      <label class="field">
        <strong>{t('online.clock')}</strong>
        <select
          value={CLOCKS.findIndex(clock => JSON.stringify(clock) === JSON.stringify(plan.clock))}
          onChange={event => onChange({ clock: CLOCKS[Number(event.currentTarget.value)]! })}
        >
          {CLOCKS.map((clock, index) => (
            <option key={clockText(clock)} value={index}>
              {clockText(clock)}
            </option>
          ))}
        </select>
      </label>
      <label class="field check">
        <input
          type="checkbox"
          checked={plan.isPublic}
          onChange={event => onChange({ isPublic: event.currentTarget.checked })}
        />
        <span>
          <strong>{t('online.public')}</strong> <span class="soft">{t('online.public.text')}</span>
        </span>
      </label>
    </>
  );
}

export function clockText(clock: Clock): string {
  if (clock.kind === 'turn') return t('online.clock.turn', { minutes: Math.round(clock.seconds / 60) });
  if (clock.kind === 'days') return t('online.clock.days', { days: clock.days });
  return t('online.clock.none');
}
