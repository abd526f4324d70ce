/** Which notifications follow from events at a table, and for whom. Pure: knows tables and nothing else. */
import type { TableEvent, TableWebhookKind } from '@kingdomino/protocol';
import type { ReadonlyTable, SeatState } from '@kingdomino/table';

export interface Planned {
  readonly player: string;
  /** Absent for who opened the table and does not sit there. */
  readonly seat?: number;
  readonly kind: TableWebhookKind;
  /** Of the table, that it is about. */
  readonly version: number;
}

/** For these the game has gone on. */
const GOES_ON: readonly TableEvent['type'][] = ['moved', 'undone', 'forfeited', 'substituted', 'resumed'];
/** Time is low when a quarter is left of what there was for the decision, and not before three hours are. */
export const MOST_LEFT = 3 * 3_600_000;
/** Nobody comes from elsewhere for less. */
const LEAST_LEFT = 60_000;

/** `events` are the last ones of the table. */
export function notificationsAfter(table: ReadonlyTable, events: readonly TableEvent[]): Planned[] {
  const has = (type: TableEvent['type']) => events.some(event => event.type === type);
  const { version } = table;
  if (has('ended')) return everybody(table, 'finished');
  if (has('started')) return [...everybody(table, 'full'), ...turn(table)];
  if (has('opened')) return invited(table);
  const called = events.findLast(event => event.type === 'called');
  if (called) return [...personOn(table, called.seat, 'time', version)];
  return events.some(({ type }) => GOES_ON.includes(type)) ? turn(table) : [];
}

function everybody(table: ReadonlyTable, kind: TableWebhookKind): Planned[] {
  const { version, terms, seats } = table;
  const seated = seats.flatMap((_, seat) => personOn(table, seat, kind, version));
  const isSeated = seated.some(({ player }) => player === terms.by.id);
  return isSeated ? seated : [...seated, { player: terms.by.id, kind, version }];
}

function personOn(table: ReadonlyTable, seat: number, kind: TableWebhookKind, version: number): Planned[] {
  const state = table.seats[seat];
  return state?.kind === 'person' ? [{ player: state.player.id, seat, kind, version }] : [];
}

function invited({ seats, version }: ReadonlyTable): Planned[] {
  return seats.flatMap((state, seat) =>
    state.kind === 'open' && state.for ? [{ player: state.for.id, seat, kind: 'invited', version }] : [],
  );
}

/** Not for whoever has just moved and moves again. */
function turn(table: ReadonlyTable): Planned[] {
  const seat = waitedFor(table);
  if (seat === undefined) return [];
  const last = table.events[table.lastGameVersion - 1];
  if (last?.type === 'moved' && last.by === seat && last.bot === undefined) return [];
  return personOn(table, seat, 'turn', table.lastGameVersion);
}

/** The seat of a person who is to act, and for whom no bot does. */
function waitedFor(table: ReadonlyTable): number | undefined {
  const { toAct } = table;
  const state = toAct === undefined ? undefined : table.seats[toAct];
  return table.status === 'playing' &&
    !table.halted &&
    state?.kind === 'person' &&
    table.botToAct === undefined
    ? toAct
    : undefined;
}

/** Whose time is running out. */
export function lowTime(table: ReadonlyTable, now: number): Planned[] {
  const seat = waitedFor(table);
  const { deadline } = table.clocks(now);
  const since = table.thinkingSince;
  if (seat === undefined || deadline === undefined || since === undefined) return [];
  const left = Math.min(MOST_LEFT, (deadline - since) / 4);
  return left >= LEAST_LEFT && now < deadline && deadline - now <= left
    ? personOn(table, seat, 'time', table.lastGameVersion)
    : [];
}

/** Of a table are told who sits there, for whom a seat is kept, and who opened it. */
export function concerns({ terms, seats }: ReadonlyTable, player: string): boolean {
  const isOn = (seat: SeatState) =>
    seat.kind !== 'bot' && (seat.kind === 'person' ? seat.player : seat.for)?.id === player;
  return terms.by.id === player || seats.some(isOn);
}

/** Whether it is still so. */
export function isStillTrue(table: ReadonlyTable, { player, kind, version }: Planned): boolean {
  const seat = table.seatOf(player);
  switch (kind) {
    case 'turn':
      return seat !== undefined && waitedFor(table) === seat && table.lastGameVersion === version;
    case 'time':
      return seat !== undefined && waitedFor(table) === seat && table.lastGameVersion <= version;
    case 'full':
      return table.status === 'playing';
    case 'invited':
      return table.status === 'open' && invited(table).some(one => one.player === player);
    case 'finished':
      return table.status === 'over';
  }
}

/** The version after the last thing that a player did; 0: nothing. */
export function actedAt({ events }: ReadonlyTable, seat: number | undefined): number {
  return seat === undefined ? 0 : 1 + events.findLastIndex(event => isBy(event, seat));
}

function isBy(event: TableEvent, seat: number): boolean {
  switch (event.type) {
    case 'moved':
      return event.by === seat && event.bot === undefined;
    case 'undone':
      return event.by === seat;
    case 'said':
    case 'seated':
    case 'salted':
    case 'returned':
    case 'resumed':
    case 'proposed':
    case 'answered':
      return event.seat === seat;
    default:
      return false;
  }
}
