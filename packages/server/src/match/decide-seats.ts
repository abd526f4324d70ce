/** Who sits where: before the game, and when somebody goes or comes back during it. */
import type { CommandOf, EventOf, Player, TableEvent } from '@kingdomino/protocol';
import type { Seat } from '@kingdomino/rules';
import { botOf, type OnlineTable } from '@kingdomino/table';
import { accept, type Decision, refuse } from './decision.ts';

export function decideSit(
  table: OnlineTable,
  player: Player,
  command: CommandOf<'sit'>,
  at: number,
): Decision {
  const late = refuseUnlessOpen(table);
  if (late) return late;
  if (table.seatOf(player.id) !== undefined) return refuse('already-seated', 'you sit at this table');
  const seat = freeSeat(table, player, command.seat);
  if (seat === undefined) {
    return command.seat === undefined
      ? refuse('no-free-seat', 'no seat is free at this table')
      : refuse('seat-taken', `seat ${command.seat} is not free`);
  }
  const seated: TableEvent = { type: 'seated', at, seat, player };
  return command.salt === undefined ? accept(seated) : accept(seated, salted(at, seat, command.salt));
}

export function decideReady(
  table: OnlineTable,
  player: Player,
  command: CommandOf<'ready'>,
  at: number,
): Decision {
  const late = refuseUnlessOpen(table);
  if (late) return late;
  const seat = table.seatOf(player.id);
  if (seat === undefined) return refuse('not-seated', 'only who sits at the table adds a salt');
  const state = table.seats[seat];
  return state?.kind === 'person' && state.salt !== undefined
    ? accept()
    : accept(salted(at, seat, command.salt));
}

export function decideFill(
  table: OnlineTable,
  player: Player,
  command: CommandOf<'fill'>,
  at: number,
): Decision {
  const late = refuseUnlessOpen(table) ?? refuseUnlessOpener(table, player);
  if (late) return late;
  const { seat, level } = command;
  return table.seats[seat]?.kind === 'open'
    ? accept({ type: 'filled', at, seat, level })
    : refuse('seat-taken', `seat ${seat} is not free`);
}

export function decideClose(table: OnlineTable, player: Player, at: number): Decision {
  return refuseUnlessOpen(table) ?? refuseUnlessOpener(table, player) ?? accept({ type: 'closed', at });
}

export function decideLeave(table: OnlineTable, player: Player, at: number): Decision {
  const seat = table.seatOf(player.id);
  if (seat === undefined) return refuse('not-seated', 'you do not sit at this table');
  switch (table.status) {
    case 'open':
      return accept({ type: 'vacated', at, seat }, ...closedIfEmpty(table, seat, at));
    case 'playing':
      return botOf(table.seats[seat]) === undefined ? accept(absence(table, seat, 'left', at)) : accept();
    case 'over':
    case 'closed':
      return refuse('over', 'the game is over');
  }
}

export function decideTakeBack(table: OnlineTable, player: Player, at: number): Decision {
  const seat = table.seatOf(player.id);
  if (seat === undefined) return refuse('not-seated', 'you do not sit at this table');
  if (table.status !== 'playing') return refuse('over', 'no game is on');
  const state = table.seats[seat];
  if (state?.kind !== 'person' || state.substitute === undefined)
    return refuse('nothing-to-take-back', 'you play this seat yourself');
  if (state.forfeited) return refuse('not-allowed', 'this seat was forfeited');
  return table.canReturn(seat)
    ? accept({ type: 'returned', at, seat })
    : refuse('too-early', 'your time for this decision is over: come back after the move of the bot');
}

/** What the table agreed on for a seat whose person is not there. */
export function absence(
  table: OnlineTable,
  seat: Seat,
  because: EventOf<'forfeited'>['because'],
  at: number,
): TableEvent {
  const rule = table.terms.absence;
  return rule.kind === 'bot'
    ? { type: 'substituted', at, seat, level: rule.level, because }
    : { type: 'forfeited', at, seat, because };
}

function freeSeat(table: OnlineTable, player: Player, wish: Seat | undefined): Seat | undefined {
  const isFree = (seat: Seat) => {
    const state = table.seats[seat];
    return state?.kind === 'open' && (state.for === undefined || state.for.id === player.id);
  };
  if (wish !== undefined) return isFree(wish) ? wish : undefined;
  const kept = table.seats.findIndex(state => state.kind === 'open' && state.for?.id === player.id);
  const seat = kept >= 0 ? kept : table.seats.findIndex((_, index) => isFree(index));
  return seat < 0 ? undefined : seat;
}

function closedIfEmpty(table: OnlineTable, leaving: Seat, at: number): TableEvent[] {
  const others = table.seats.some(({ kind }, seat) => kind === 'person' && seat !== leaving);
  return others ? [] : [{ type: 'closed', at }];
}

function salted(at: number, seat: Seat, salt: string): TableEvent {
  return { type: 'salted', at, seat, salt };
}

function refuseUnlessOpen(table: OnlineTable) {
  if (table.status === 'open') return undefined;
  return table.status === 'playing'
    ? refuse('already-started', 'the game has begun')
    : refuse('over', 'this table is over');
}

function refuseUnlessOpener(table: OnlineTable, player: Player) {
  return table.terms.by.id === player.id
    ? undefined
    : refuse('not-allowed', 'only who opened the table may do this');
}
