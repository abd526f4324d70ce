/** The summary of a table that lists show, and the columns that the store indexes it by. */
import type { FirstSeat, TableEvent, TableSummary } from '@kingdomino/protocol';
import type { ReadonlyTable, SeatState } from '@kingdomino/table';
import type { TableState } from '../storage/tables/event-store.ts';
import { dueAt } from './due.ts';

function summarise(id: string, table: ReadonlyTable): TableSummary {
  const { game, options, clock, undo, at, sharedDeal, rated } = table.terms;
  const { colours } = table;
  const toAct = waitedFor(table);
  const { deadline } = table.clocks(table.changedAt);
  const totals = table.ended?.outcome?.scores.map(({ total }) => total);
  return {
    table: id,
    game,
    options,
    clock,
    undo,
    status: table.status,
    seats: table.seats.map(shownSeat),
    ...(colours === undefined ? {} : { colours: [...colours] }),
    ...(sharedDeal === undefined ? {} : { sharedDeal }),
    ...(rated ? { rated } : {}),
    version: table.version,
    ...(toAct === undefined ? {} : { toAct }),
    ...(deadline === undefined ? {} : { deadline }),
    ...(totals === undefined ? {} : { totals }),
    ...(table.ended === undefined ? {} : { ranking: table.ended.ranking }),
    openedAt: at,
    changedAt: table.changedAt,
  };
}

/** Nobody, while the table pauses. */
function waitedFor({ toAct, halted }: ReadonlyTable): number | undefined {
  return halted ? undefined : toAct;
}

/** What the store must know after these events, which are the last of the table. */
export function storedState(id: string, table: ReadonlyTable, events: readonly TableEvent[]): TableState {
  const named = events.some(changesSeats) ? namedPlayers(table) : studentsOf(events);
  return {
    status: table.status,
    dueAt: dueAt(table),
    toAct: waitedFor(table),
    summary: JSON.stringify(summarise(id, table)),
    changedAt: table.changedAt,
    ...(events.some(changesSeats) ? { seats: playersBySeat(table) } : {}),
    ...(named.length > 0 ? { named } : {}),
  };
}

function changesSeats({ type }: TableEvent): boolean {
  return (
    type === 'opened' ||
    type === 'seated' ||
    type === 'declined' ||
    type === 'vacated' ||
    type === 'removed' ||
    type === 'filled'
  );
}

/** Whose names the study of a finished game brings to its table. */
export function studentsOf(events: readonly TableEvent[]): string[] {
  return events.flatMap(event =>
    (event.type === 'led' || event.type === 'studied') && event.by ? [event.by.id] : [],
  );
}

/** Who sits there in person. */
export function peopleAt({ seats }: { readonly seats: readonly (SeatState | FirstSeat)[] }): string[] {
  return seats.flatMap(seat => (seat.kind === 'person' ? [seat.player.id] : []));
}

/** When the player took the seat. */
export function seatedAt({ events, terms }: ReadonlyTable, player: string): number {
  return events.findLast(event => event.type === 'seated' && event.player.id === player)?.at ?? terms.at;
}

function playersBySeat(table: ReadonlyTable): (string | undefined)[] {
  return table.seats.map(seat => (seat.kind === 'person' ? seat.player.id : undefined));
}

/** Of those who are there now; the store remembers those who were. */
function namedPlayers(table: ReadonlyTable): string[] {
  const seated = table.seats.map(seat => {
    if (seat.kind === 'bot') return undefined;
    return (seat.kind === 'person' ? seat.player : seat.for)?.id;
  });
  return [table.terms.by.id, ...seated.filter(id => id !== undefined)];
}

function shownSeat(seat: SeatState): FirstSeat {
  if (seat.kind !== 'person') return seat;
  return { kind: 'person', player: seat.player, ...(seat.knows && { knows: true }) };
}
