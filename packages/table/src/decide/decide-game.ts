/** What players do during a game: moves, undos, phrases, calls, and coming back. */
import type { BotLevel, CommandRefusal, Player } from '@kingdomino/protocol';
import { ok, type Result, type Seat } from '@kingdomino/rules';
import { accept, type CommandNamed, type Decision, refuse } from '../command.ts';
import {
  BOT_PLAYS,
  CLOSED,
  callableIn,
  DECISION_IS_THE_BOTS,
  FORFEITED,
  HALTED,
  HAS_CLOCK,
  illegal,
  NO_UNDO,
  NOBODY_WAITED_FOR,
  NOT_SEATED,
  NOT_STARTED,
  NOT_YOUR_TURN,
  NOTHING_TO_TAKE_BACK,
  NOTHING_TO_UNDO,
  OVER,
  stale,
  tooManyPhrases,
  tooManyReturns,
  tooManyUndos,
  USED_UP,
} from '../refusals.ts';
import { botOf, hasForfeited } from '../seat-state.ts';
import { countEvents, type ReadonlyTable } from '../table.ts';

/** Enough for any game, for each seat; a table's events are kept for ever. */
export const MOST_PHRASES = 60;
export const MOST_UNDOS = 100;
export const MOST_RETURNS = 30;

export function decideMove(
  table: ReadonlyTable,
  { by, move, version }: CommandNamed<'move'>,
  at: number,
): Decision {
  const playing = seatInGame(table, by, version);
  if (!playing.ok) return playing;
  const seat = playing.value;
  if (table.toAct !== seat) return refuse(NOT_YOUR_TURN);
  if (table.halted) return refuse(HALTED);
  return table.botToAct === undefined ? checkedMove(table, seat, move, at) : refuse(BOT_PLAYS);
}

/** A move of the seat to act, in the game's own spelling. */
export function checkedMove(
  table: ReadonlyTable,
  by: Seat,
  text: string,
  at: number,
  bot?: BotLevel,
): Decision {
  const read = table.readMove(text);
  if (!read.ok) return refuse(illegal(read.error));
  const made = { type: 'moved' as const, at, by, move: read.value.text };
  return accept(bot === undefined ? made : { ...made, bot });
}

export function decideUndo(
  table: ReadonlyTable,
  { by, version }: CommandNamed<'undo'>,
  at: number,
): Decision {
  const playing = seatInGame(table, by, version);
  if (!playing.ok) return playing;
  const seat = playing.value;
  if (!table.terms.undo) return refuse(NO_UNDO);
  if (table.halted) return refuse(HALTED);
  const { undoable } = table;
  if (undoable?.seat !== seat) return refuse(NOTHING_TO_UNDO);
  const isOver =
    table.terms.visibility !== 'device' &&
    countEvents(table, event => event.type === 'undone' && event.by === seat) >= MOST_UNDOS;
  if (isOver) return refuse(tooManyUndos(MOST_UNDOS));
  const back = table.moves.slice(-undoable.moves).reverse();
  return accept(
    ...back.flatMap(({ by: who }) => (who === 'chance' ? [] : [{ type: 'undone' as const, at, by: who }])),
  );
}

export function decideSay(table: ReadonlyTable, { by, phrase }: CommandNamed<'say'>, at: number): Decision {
  const seat = table.seatOf(by.id);
  if (seat === undefined) return refuse(NOT_SEATED);
  if (table.status === 'closed') return refuse(CLOSED);
  const said = countEvents(table, event => event.type === 'said' && event.seat === seat);
  return said < MOST_PHRASES
    ? accept({ type: 'said', at, seat, phrase })
    : refuse(tooManyPhrases(MOST_PHRASES));
}

/** Who has waited long enough at a table without a clock may ask whether the one to act is still there. */
export function decideCall(table: ReadonlyTable, { by }: CommandNamed<'call'>, at: number): Decision {
  const playing = seatInGame(table, by);
  if (!playing.ok) return playing;
  const caller = playing.value;
  const { running, deadline } = table.clocks(at);
  if (running === undefined || running === caller) return refuse(NOBODY_WAITED_FOR);
  const from = table.callableFrom(caller);
  if (from === undefined) {
    const isCalled = table.terms.clock.kind === 'none' && deadline !== undefined;
    return isCalled ? accept() : refuse(HAS_CLOCK);
  }
  return at < from
    ? refuse(callableIn(from - at))
    : accept({ type: 'called', at, seat: running, by: caller });
}

export function decideTakeBack(table: ReadonlyTable, { by }: CommandNamed<'takeBack'>, at: number): Decision {
  const playing = seatInGame(table, by);
  if (!playing.ok) return playing;
  const seat = playing.value;
  const state = table.seats[seat];
  if (botOf(state) === undefined) return refuse(NOTHING_TO_TAKE_BACK);
  if (hasForfeited(state)) return refuse(FORFEITED);
  if (table.halted) return refuse(HALTED);
  if (table.isUsedUp(seat)) return refuse(USED_UP);
  if (countEvents(table, event => event.type === 'returned' && event.seat === seat) >= MOST_RETURNS)
    return refuse(tooManyReturns(MOST_RETURNS));
  return table.canReturn(seat) ? accept({ type: 'returned', at, seat }) : refuse(DECISION_IS_THE_BOTS);
}

/** The seat of somebody who plays here, in a running game; `seen` is the version that a decision was made at. */
export function seatInGame(
  table: ReadonlyTable,
  { id }: Player,
  seen?: number,
): Result<Seat, CommandRefusal> {
  const seat = table.seatOf(id);
  if (seat === undefined) return refuse(NOT_SEATED);
  const problem = refusalOutsideGame(table) ?? (seen === undefined ? undefined : refusalIfStale(table, seen));
  return problem ? refuse(problem) : ok(seat);
}

function refusalOutsideGame({ status }: ReadonlyTable): CommandRefusal | undefined {
  switch (status) {
    case 'open':
      return NOT_STARTED;
    case 'playing':
      return undefined;
    case 'over':
      return OVER;
    case 'closed':
      return CLOSED;
  }
}

/** Whoever decides must have seen the last move or undo; what was said since does not matter. */
export function refusalIfStale(table: ReadonlyTable, seen: number): CommandRefusal | undefined {
  const { version, lastGameVersion } = table;
  return seen >= lastGameVersion && seen <= version ? undefined : stale(version, seen);
}
