/** A table to be opened at the server: its terms, its seats, and opening it. */
import type { Clock, DealPlan, SeatPlan } from '@kingdomino/protocol';
import { t } from '../../app/i18n/language.ts';
import { toast } from '../../app/toast.ts';
import type { UnsentCommand } from '../../connection/open-requests.ts';
import { pageConnection } from '../../connection/page-connection.ts';
import { refusalText } from '../../connection/refusal-text.ts';
import { type Coloured, LevelText, SeatRows, SeatSelect, seatColours } from '../../setup/seat-rows.tsx';
import { type Choice, mostSeats, optionsOf } from '../../setup/variants.ts';
import type { Terms } from './terms-form.tsx';

export type PlannedSeat = SeatPlan & Coloured;

export interface Plan extends Choice<PlannedSeat>, Terms {
  /** How many tables play one deal. */
  readonly tables: number;
  /** For which it is opened. */
  readonly club?: string;
}

export const FREE: PlannedSeat = { kind: 'open' };

export const FIRST: Plan = {
  game: 'kingdomino',
  seats: [{ kind: 'me' }, FREE],
  switches: [],
  clock: { kind: 'none' },
  absence: { kind: 'bot', level: 'knight' },
  undo: true,
  isPublic: false,
  isRated: false,
  tables: 1,
};

/** What a rated game needs is there, and what it does not allow is not. */
export function ratedPlan(plan: Plan): Plan {
  if (!plan.isRated) return plan;
  const clock: Clock = plan.clock.kind === 'none' ? { kind: 'turn', seconds: 60 } : plan.clock;
  return { ...withoutBots(plan), clock, tables: 1 };
}

export function withoutBots(plan: Plan): Plan {
  return { ...plan, seats: plan.seats.map(seat => (seat.kind === 'bot' ? FREE : seat)) };
}

/** The one table, or the page on which all of them are: I sit at the first, the others are for friends. */
export async function openTables(plan: Plan, end: AbortSignal): Promise<string | undefined> {
  if (plan.tables === 1) return addressOf(await openTable(plan, end));
  const first = await openTable(plan, end, { kind: 'shared' });
  if (first === undefined) return undefined;
  const others = {
    ...plan,
    seats: plan.seats.map(seat => (seat.kind === 'me' ? { ...seat, ...FREE } : seat)),
  };
  for (let table = 1; table < plan.tables; table++)
    if ((await openTable(others, end, { kind: 'of', table: first })) === undefined) break;
  return `/deal/${first}`;
}

export function addressOf(table: string | undefined): string | undefined {
  return table === undefined ? undefined : `/t/${table}`;
}

/** Answers with its id. */
export async function openTable(plan: Plan, end: AbortSignal, deal?: DealPlan): Promise<string | undefined> {
  const connection = pageConnection();
  if (!(await connection.open())) {
    toast(t('online.offline'));
    return undefined;
  }
  const { game, seats, clock, absence, undo, isPublic, isRated } = plan;
  const wish: UnsentCommand = {
    type: 'create',
    game,
    options: optionsOf(plan),
    seats: seats.map(planOf),
    ...(seats.some(({ colour }) => colour) && { colours: seatColours(seats) }),
    clock,
    absence: isRated ? { kind: 'forfeit' } : absence,
    undo: undo && !isRated,
    visibility: isPublic ? 'public' : 'link',
    ...(isRated && { rated: true }),
    ...(deal && { deal }),
    ...(plan.club !== undefined && { club: plan.club }),
  };
  const answer = await connection.ask(wish, end);
  if (answer.type === 'refused') toast(refusalText(answer.code));
  return answer.type === 'done' ? answer.table : undefined;
}

/** Colours are sent for all seats together. */
function planOf(seat: PlannedSeat): SeatPlan {
  const { colour: _, ...plan } = seat;
  return plan;
}

interface SeatsProps {
  readonly plan: Plan;
  /** As many as there are. */
  readonly isFixed?: boolean;
  readonly onChange: (seats: readonly PlannedSeat[]) => void;
}

export function Seats({ plan: { game, seats }, isFixed = false, onChange }: SeatsProps) {
  return (
    <SeatRows<PlannedSeat>
      seats={seats}
      most={isFixed ? seats.length : mostSeats(game)}
      spare={FREE}
      canRemove={({ kind }) => !isFixed && kind !== 'me'}
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

export function seatLabel(seat: SeatPlan): string {
  switch (seat.kind) {
    case 'me':
      return t('seat.me');
    case 'open':
      return t('online.seat.friend');
    case 'bot':
      return t('seat.bot', { level: t(`level.${seat.level}`) });
  }
}
