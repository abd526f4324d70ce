/** Who sits where: before the game, and when somebody gets up during it. */
import type { CommandRefusal, EventOf, Player, SeatColour, TableEvent } from '@kingdomino/protocol';
import type { Seat } from '@kingdomino/rules';
import { seatColours } from '../colours.ts';
import { accept, type CommandNamed, type Decision, refuse } from '../command.ts';
import { refusalOfPlayer } from '../rated.ts';
import {
  ALREADY_SEATED,
  ALREADY_STARTED,
  CLOSED,
  NO_FREE_SEAT,
  NO_KEPT_SEAT,
  NOBODY_TO_REMOVE,
  NOT_OPENER,
  NOT_SEATED,
  NOT_WELCOME,
  OVER,
  RATED_WITHOUT_BOTS,
  seatTaken,
  tooManySeatings,
} from '../refusals.ts';
import { botOf } from '../seat-state.ts';
import { countEvents, type ReadonlyTable } from '../table.ts';

/** How often one player may sit down at a table; and the events after which it takes nobody new. */
export const MOST_SEATINGS = 20;
const MOST_BEFORE_START = 2000;

export function decideSit(
  table: ReadonlyTable,
  { by, seat: wish, salt, knows, colour }: CommandNamed<'sit'>,
  at: number,
): Decision {
  const late = refusalUnlessOpen(table) ?? refusalOfPlayer(table.terms, by);
  if (late) return refuse(late);
  if (table.seatOf(by.id) !== undefined) return refuse(ALREADY_SEATED);
  if (table.removed.includes(by.id)) return refuse(NOT_WELCOME);
  const sat = countEvents(table, event => event.type === 'seated' && event.player.id === by.id);
  if (sat >= MOST_SEATINGS) return refuse(tooManySeatings(MOST_SEATINGS));
  if (table.version >= MOST_BEFORE_START) return refuse(NO_FREE_SEAT);
  const seat = freeSeat(table, by, wish);
  if (seat === undefined) return refuse(wish === undefined ? NO_FREE_SEAT : seatTaken(wish));
  const isFree = colour !== undefined && !wornColours(table).includes(colour);
  const seated: TableEvent = {
    type: 'seated',
    at,
    seat,
    player: by,
    ...(knows && { knows }),
    ...(isFree && { colour }),
  };
  return salt === undefined ? accept(seated) : accept(seated, { type: 'salted', at, seat, salt });
}

/** By whom a seat is kept for. A table at which nobody else is, or is expected, is closed with it. */
export function decideDecline(table: ReadonlyTable, { by }: CommandNamed<'decline'>, at: number): Decision {
  const late = refusalUnlessOpen(table);
  if (late) return refuse(late);
  const seat = table.seats.findIndex(state => state.kind === 'open' && state.for?.id === by.id);
  if (seat < 0) return refuse(NO_KEPT_SEAT);
  const { host } = table;
  const isAlone = table.seats.every((state, index) => {
    if (index === seat) return true;
    return state.kind === 'open' ? !state.for : state.kind === 'person' && state.player.id === host?.id;
  });
  const declined: TableEvent = { type: 'declined', at, seat, player: by };
  return isAlone ? accept(declined, { type: 'closed', at }) : accept(declined);
}

/** Of those who sit there, people or bots: theirs stay as they are. */
function wornColours({ seats, terms }: ReadonlyTable): readonly SeatColour[] {
  return seatColours(seats, terms.colours).filter((_, seat) => seats[seat]!.kind !== 'open');
}

/** The first salt counts. */
export function decideReady(table: ReadonlyTable, { by, salt }: CommandNamed<'ready'>, at: number): Decision {
  const late = refusalUnlessOpen(table);
  if (late) return refuse(late);
  const seat = table.seatOf(by.id);
  if (seat === undefined) return refuse(NOT_SEATED);
  return isReady(table, seat) ? accept() : accept({ type: 'salted', at, seat, salt });
}

export function decideFill(
  table: ReadonlyTable,
  { by, seat, level }: CommandNamed<'fill'>,
  at: number,
): Decision {
  const late = refusalUnlessOpen(table) ?? refusalUnlessOpener(table, by);
  if (late) return refuse(late);
  if (table.terms.rated) return refuse(RATED_WITHOUT_BOTS);
  return table.seats[seat]?.kind === 'open'
    ? accept({ type: 'filled', at, seat, level })
    : refuse(seatTaken(seat));
}

/** Who was removed does not come back to this table. */
export function decideRemove(
  table: ReadonlyTable,
  { by, seat }: CommandNamed<'remove'>,
  at: number,
): Decision {
  const late = refusalUnlessOpen(table) ?? refusalUnlessOpener(table, by);
  if (late) return refuse(late);
  const state = table.seats[seat];
  return state?.kind === 'person' && state.player.id !== by.id
    ? accept({ type: 'removed', at, seat })
    : refuse(NOBODY_TO_REMOVE);
}

export function decideClose(table: ReadonlyTable, { by }: CommandNamed<'close'>, at: number): Decision {
  const late = refusalUnlessOpen(table) ?? refusalUnlessOpener(table, by);
  return late ? refuse(late) : accept({ type: 'closed', at });
}

export function decideLeave(table: ReadonlyTable, { by }: CommandNamed<'leave'>, at: number): Decision {
  const seat = table.seatOf(by.id);
  if (seat === undefined) return refuse(NOT_SEATED);
  switch (table.status) {
    case 'open':
      return accept({ type: 'vacated', at, seat }, ...closedIfEmpty(table, seat, at));
    case 'playing':
      return botOf(table.seats[seat]) === undefined ? accept(absence(table, seat, 'left', at)) : accept();
    case 'over':
      return refuse(OVER);
    case 'closed':
      return refuse(CLOSED);
  }
}

/** What the table agreed on for a seat whose person is not there. */
export function absence(
  table: ReadonlyTable,
  seat: Seat,
  because: EventOf<'forfeited'>['because'],
  at: number,
): TableEvent {
  const rule = table.terms.absence;
  return rule.kind === 'bot'
    ? { type: 'substituted', at, seat, level: rule.level, because }
    : { type: 'forfeited', at, seat, because };
}

/** Follows by itself once everybody is ready. */
export function startIfReady(table: ReadonlyTable, at: number): TableEvent[] {
  if (table.status !== 'open' || table.fullSince === undefined) return [];
  return table.seats.every((_, seat) => isReady(table, seat)) ? [start(table, at)] : [];
}

/** With the salts that have come; a shared deal has its own, whoever plays it. */
export function start(table: ReadonlyTable, at: number): TableEvent {
  const { sharedDeal } = table.terms;
  if (sharedDeal) return { type: 'started', at, salts: [...sharedDeal.salts] };
  const salts = table.seats.map(seat => (seat.kind === 'person' ? (seat.salt ?? '') : ''));
  return { type: 'started', at, salts };
}

/** Nobody's salt is waited for where the deal is fixed. */
function isReady({ seats, terms }: ReadonlyTable, seat: Seat): boolean {
  const state = seats[seat];
  if (state?.kind !== 'person') return state?.kind === 'bot';
  return state.salt !== undefined || terms.sharedDeal !== undefined;
}

/** The seat kept for the player, or any free one. */
function freeSeat(table: ReadonlyTable, player: Player, wish: Seat | undefined): Seat | undefined {
  const isFree = (seat: Seat) => {
    const state = table.seats[seat];
    return state?.kind === 'open' && (state.for === undefined || state.for.id === player.id);
  };
  if (wish !== undefined) return isFree(wish) ? wish : undefined;
  const kept = table.seats.findIndex(state => state.kind === 'open' && state.for?.id === player.id);
  const seat = kept >= 0 ? kept : table.seats.findIndex((_, index) => isFree(index));
  return seat < 0 ? undefined : seat;
}

/** Also where strangers were brought together: the others did not ask for whoever would take the free seat. */
function closedIfEmpty(table: ReadonlyTable, leaving: Seat, at: number): TableEvent[] {
  if (!table.host) return [{ type: 'closed', at }];
  const others = table.seats.some(({ kind }, seat) => kind === 'person' && seat !== leaving);
  return others ? [] : [{ type: 'closed', at }];
}

function refusalUnlessOpen({ status }: ReadonlyTable): CommandRefusal | undefined {
  switch (status) {
    case 'open':
      return undefined;
    case 'playing':
      return ALREADY_STARTED;
    case 'over':
      return OVER;
    case 'closed':
      return CLOSED;
  }
}

function refusalUnlessOpener(table: ReadonlyTable, { id }: Player): CommandRefusal | undefined {
  return table.host?.id === id ? undefined : NOT_OPENER;
}
