/** Opening a table at the server. */
import type { SeatPlan } from '@kingdomino/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Errand } from '../app/errand.ts';
import { t } from '../app/language.ts';
import { toast } from '../app/toast.ts';
import { FirstSeatChoice } from '../setup/first-seat.tsx';
import { GameChoice } from '../setup/game-choice.tsx';
import { type Coloured, LevelText, SeatRows, SeatSelect, seatColours } from '../setup/seat-rows.tsx';
import { VariantChoice } from '../setup/variant-choice.tsx';
import { type Choice, mostSeats, optionsOf, sensible } from '../setup/variants.ts';
import { Button } from '../ui/button.tsx';
import { PageTop } from '../ui/page-top.tsx';
import { connection } from './line.ts';
import { LineNote } from './line-note.tsx';
import { NameField } from './name-field.tsx';
import { refusalText } from './refusal-text.ts';
import type { Wish } from './requests.ts';
import { type Terms, TermsForm } from './terms-form.tsx';

type PlannedSeat = SeatPlan & Coloured;

interface Plan extends Choice<PlannedSeat>, Terms {}

const FREE: PlannedSeat = { kind: 'open' };

const FIRST: Plan = {
  game: 'kingdomino',
  seats: [{ kind: 'me' }, FREE],
  switches: [],
  clock: { kind: 'none' },
  absence: { kind: 'bot', level: 'knight' },
  undo: true,
  isPublic: false,
};

export function NewTable() {
  const [plan, setPlan] = useState(FIRST);
  const opening = useMemo(() => new Errand(), []);
  const change = (changes: Partial<Plan>) => {
    const next = { ...plan, ...changes };
    setPlan({ ...next, ...sensible(next, FREE) });
  };
  useEffect(() => {
    document.title = t('online.create');
    connection().start();
  }, []);
  return (
    <div class="page">
      <PageTop title={t('online.create')} />
      <main class="card sheet setup">
        <p>{t('online.text')}</p>
        <LineNote />
        <NameField />
        <GameChoice game={plan.game} onChange={game => change({ game })} />
        <Seats plan={plan} onChange={seats => change({ seats })} />
        <FirstSeatChoice
          choice={plan}
          names={plan.seats.map(seatLabel)}
          colours={seatColours(plan.seats)}
          onChange={firstSeat => change({ firstSeat })}
        />
        <VariantChoice choice={plan} onChange={switches => change({ switches })} />
        <TermsForm terms={plan} onChange={change} />
        <Button
          kind="main"
          icon="link"
          class="start"
          disabled={opening.isBusy.value}
          onClick={() => void opening.run(end => openTable(plan, end))}
        >
          {t('online.create')}
        </Button>
      </main>
    </div>
  );
}

/** Answers with its address. */
async function openTable(plan: Plan, end: AbortSignal): Promise<string | undefined> {
  const line = connection();
  if (!(await line.open())) {
    toast(t('online.offline'));
    return undefined;
  }
  const { game, seats, clock, absence, undo, isPublic } = plan;
  const wish: Wish = {
    type: 'create',
    game,
    options: optionsOf(plan),
    seats: seats.map(planOf),
    ...(seats.some(({ colour }) => colour) && { colours: seatColours(seats) }),
    clock,
    absence,
    undo,
    visibility: isPublic ? 'public' : 'link',
  };
  const answer = await line.ask(wish, end);
  if (answer.type === 'refused') toast(refusalText(answer.code));
  return answer.type === 'done' ? `/t/${answer.table}` : undefined;
}

/** Colours are sent for all seats together. */
function planOf(seat: PlannedSeat): SeatPlan {
  const { colour: _, ...plan } = seat;
  return plan;
}

interface SeatsProps {
  readonly plan: Plan;
  readonly onChange: (seats: readonly PlannedSeat[]) => void;
}

function Seats({ plan: { game, seats }, onChange }: SeatsProps) {
  return (
    <SeatRows<PlannedSeat>
      seats={seats}
      most={mostSeats(game)}
      spare={FREE}
      canRemove={({ kind }) => kind !== 'me'}
      onChange={onChange}
      row={(seat, index, replace) =>
        seat.kind === 'me' ? (
          <span class="seat-me">{t('seat.me')}</span>
        ) : (
          <SeatRow seat={seat} index={index} onChange={replace} />
        )
      }
    />
  );
}

interface RowProps {
  readonly seat: Exclude<PlannedSeat, { kind: 'me' }>;
  readonly index: number;
  readonly onChange: (seat: SeatPlan) => void;
}

function SeatRow({ seat, index, onChange }: RowProps) {
  return (
    <>
      <SeatSelect
        index={index}
        value={seat.kind === 'bot' ? seat.level : seat.kind}
        people={{ open: t('online.seat.friend') }}
        onPerson={kind => onChange({ kind })}
        onBot={level => onChange({ kind: 'bot', level })}
      />
      {seat.kind === 'bot' && <LevelText level={seat.level} />}
    </>
  );
}

function seatLabel(seat: SeatPlan): string {
  switch (seat.kind) {
    case 'me':
      return t('seat.me');
    case 'open':
      return t('online.seat.friend');
    case 'bot':
      return t('seat.bot', { level: t(`level.${seat.level}`) });
  }
}
