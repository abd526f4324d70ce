/** What is known about a table, all of it derived from its events, and how each event changes it. */
import type { EventOf, TableEvent } from '@kingdomino/protocol';
import type { Seat } from '@kingdomino/rules';
import { type Halt, type Proposal, proposalLife } from './agreement.ts';
import { GameClock } from './game-clock.ts';
import { PlayedGame } from './played-game.ts';
import { botOf, type PersonSeat, type SeatState } from './seat-state.ts';

export type TableStatus = 'open' | 'playing' | 'over' | 'closed';

export interface Facts {
  /** How many events there are. */
  version: number;
  opened: EventOf<'opened'> | undefined;
  played: PlayedGame | undefined;
  clock: GameClock;
  seats: readonly SeatState[];
  status: TableStatus;
  ended: EventOf<'ended'> | undefined;
  salts: readonly string[];
  rematch: string | undefined;
  /** Players whom the host does not want here. */
  removed: readonly string[];
  proposal: Proposal | undefined;
  halt: Halt | undefined;
  /** Seats that want free text. */
  consents: readonly Seat[];
  /** The version after the last move or undo. */
  lastGameVersion: number;
  changedAt: number;
  /** When the last free seat was taken. */
  fullSince: number | undefined;
}

/** Of a table that was not even opened. */
export const noFacts = (): Facts => ({
  version: 0,
  opened: undefined,
  played: undefined,
  clock: new GameClock({ kind: 'none' }, 0),
  seats: [],
  status: 'open',
  ended: undefined,
  salts: [],
  rematch: undefined,
  removed: [],
  proposal: undefined,
  halt: undefined,
  consents: [],
  lastGameVersion: 0,
  changedAt: 0,
  fullSince: undefined,
});

/** Only the clock can change in place. */
export const copyFacts = (facts: Facts): Facts => ({ ...facts, clock: facts.clock.copy() });

/** The seat to move, or undefined when no game is on. */
export function seatToAct({ status, played }: Facts): Seat | undefined {
  const actor = status === 'playing' ? played?.actor : undefined;
  return typeof actor === 'number' ? actor : undefined;
}

type Effects = { readonly [Name in TableEvent['type']]: (facts: Facts, event: EventOf<Name>) => void };

const EFFECTS: Effects = {
  opened: open,
  seated: (facts, { seat, player, knows, colour, at }) => {
    setSeat(facts, seat, { kind: 'person', player, ...(knows && { knows }), ...(colour && { colour }) }, at);
    facts.consents = [];
  },
  filled: (facts, { seat, level, at }) => setSeat(facts, seat, { kind: 'bot', level }, at),
  vacated: getUp,
  removed: (facts, event) => {
    const state = facts.seats[event.seat];
    if (state?.kind === 'person') facts.removed = [...facts.removed, state.player.id];
    getUp(facts, event);
  },
  declined: (facts, { seat, at }) => setSeat(facts, seat, { kind: 'open' }, at),
  salted: (facts, { seat, salt }) => changePerson(facts, seat, { salt }),
  started: (facts, { salts }) => {
    facts.status = 'playing';
    facts.salts = salts;
    facts.lastGameVersion = facts.version;
  },
  moved: move,
  undone: (facts, { by, at }) => {
    facts.played = facts.played?.takeBack();
    facts.lastGameVersion = facts.version;
    facts.clock.undone(by, at);
  },
  said: (facts, { seat, at }) => facts.clock.answered(seat, at),
  called: (facts, { at }) => facts.clock.called(at),
  proposed: (facts, { seat, what, at }) => {
    const until = at + proposalLife(facts.opened!.clock);
    facts.proposal = { what, by: seat, until, agreed: [seat] };
  },
  answered: (facts, { seat, agrees }) => {
    const { proposal } = facts;
    if (proposal) facts.proposal = agrees ? { ...proposal, agreed: [...proposal.agreed, seat] } : undefined;
  },
  halted: (facts, { at, until }) => {
    facts.proposal = undefined;
    facts.halt = { since: at, until };
    facts.clock.turnTo(undefined, at);
  },
  resumed: (facts, { at }) => {
    facts.halt = undefined;
    const seat = seatToAct(facts);
    if (seat !== undefined && botOf(facts.seats[seat]) === undefined) facts.clock.goOn(seat, at);
  },
  // what it came to are events of their own
  claimed: () => undefined,
  consented: (facts, { seat, agrees }) => {
    const others = facts.consents.filter(one => one !== seat);
    facts.consents = agrees ? [...others, seat] : others;
  },
  substituted: (facts, { seat, level, at }) => leaveSeat(facts, seat, { substitute: level }, at),
  forfeited: (facts, { seat, at }) => leaveSeat(facts, seat, { substitute: 'squire', forfeited: true }, at),
  returned: comeBack,
  paused: (facts, { from, to }) => facts.clock.pause(from, to),
  ended: (facts, event) => {
    facts.status = 'over';
    facts.halt = undefined;
    facts.ended = event;
    facts.clock.turnTo(undefined, event.at);
  },
  rematched: (facts, { table }) => {
    facts.rematch = table;
  },
  closed: (facts, { at }) => {
    facts.status = 'closed';
    facts.halt = undefined;
    facts.clock.turnTo(undefined, at);
  },
  // of the study, which is derived apart: study/shared-study.ts
  led: () => undefined,
  studied: () => undefined,
};

/** Trusts the event, but not that it is one: passing over what a later version wrote would show another game. */
export function apply(facts: Facts, event: TableEvent): void {
  if (!Object.hasOwn(EFFECTS, event.type))
    throw new Error(`the event type ${JSON.stringify(event.type)} is unknown here`);
  facts.version++;
  facts.changedAt = event.at;
  const effect = EFFECTS[event.type] as (facts: Facts, event: TableEvent) => void;
  effect(facts, event);
}

function open(facts: Facts, event: EventOf<'opened'>): void {
  const played = PlayedGame.start(event.game, event.options);
  if (!played.ok) throw new Error(`a table with refused options: ${played.error.text}`);
  facts.opened = event;
  facts.played = played.value;
  facts.seats = event.seats;
  facts.clock = new GameClock(event.clock, event.seats.length);
  noteFullness(facts, event.at);
}

function setSeat(facts: Facts, seat: Seat, state: SeatState, at: number): void {
  facts.seats = withSeat(facts, seat, state);
  noteFullness(facts, at);
}

/** `Array.prototype.with` is younger than the oldest browsers of the page. */
function withSeat({ seats }: Facts, seat: Seat, state: SeatState): SeatState[] {
  return seats.map((one, index) => (index === seat ? state : one));
}

function getUp(facts: Facts, { seat, at }: { readonly seat: Seat; readonly at: number }): void {
  setSeat(facts, seat, { kind: 'open' }, at);
  facts.consents = facts.consents.filter(one => one !== seat);
}

function noteFullness(facts: Facts, at: number): void {
  facts.fullSince = facts.seats.some(({ kind }) => kind === 'open') ? undefined : at;
}

function changePerson(facts: Facts, seat: Seat, change: Partial<PersonSeat>): void {
  const state = facts.seats[seat];
  if (state?.kind === 'person') facts.seats = withSeat(facts, seat, { ...state, ...change });
}

function leaveSeat(facts: Facts, seat: Seat, change: Partial<PersonSeat>, at: number): void {
  changePerson(facts, seat, change);
  // not everybody who was asked is there any more
  facts.proposal = undefined;
  if (seatToAct(facts) === seat) facts.clock.turnTo(undefined, at);
}

function comeBack(facts: Facts, { seat, at }: EventOf<'returned'>): void {
  const state = facts.seats[seat];
  if (state?.kind !== 'person') return;
  const { substitute: _, ...present } = state;
  facts.seats = withSeat(facts, seat, present);
  if (seatToAct(facts) === seat) facts.clock.goOn(seat, at);
}

function move(facts: Facts, { by, move: text, bot, at }: EventOf<'moved'>): void {
  if (by !== 'chance') facts.clock.moved(by, at, bot === undefined ? 'person' : 'bot');
  facts.played = facts.played?.play({ by, text, ...(bot === undefined ? {} : { bot }) });
  facts.lastGameVersion = facts.version;
  const next = seatToAct(facts);
  const isPerson = next !== undefined && botOf(facts.seats[next]) === undefined;
  facts.clock.turnTo(isPerson ? next : undefined, at);
  // chance may still deal after a pause was agreed on
  if (facts.halt) facts.clock.turnTo(undefined, at);
}
