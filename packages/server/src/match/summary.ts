/** A table as lists show it and as the store indexes it. */
import type { FirstSeat, TableSummary } from '@kingdomino/protocol';
import type { ReadonlyTable, SeatState } from '@kingdomino/table';
import type { TableState } from '../storage/table-operations.ts';
import { dueAt } from './due.ts';

function summarise(id: string, table: ReadonlyTable): TableSummary {
  const { game, options, clock, undo, at, colours } = table.terms;
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
    ...(colours === undefined ? {} : { colours }),
    version: table.version,
    ...(table.toAct === undefined ? {} : { toAct: table.toAct }),
    ...(deadline === undefined ? {} : { deadline }),
    ...(totals === undefined ? {} : { totals }),
    ...(table.ended === undefined ? {} : { ranking: table.ended.ranking }),
    openedAt: at,
    changedAt: table.changedAt,
  };
}

/** What the store must know after an append. */
export function storedState(id: string, table: ReadonlyTable, seatsChanged: boolean): TableState {
  return {
    status: table.status,
    dueAt: dueAt(table),
    toAct: table.toAct,
    summary: JSON.stringify(summarise(id, table)),
    changedAt: table.changedAt,
    ...(seatsChanged ? { seats: playersBySeat(table), named: namedPlayers(table) } : {}),
  };
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
  return seat.kind === 'person' ? { kind: 'person', player: seat.player } : seat;
}
