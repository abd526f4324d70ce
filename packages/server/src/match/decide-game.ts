/** Moves, undos, phrases and calls, and what bots and the clock do. */
import type { BotLevel, CommandOf, Player } from '@kingdomino/protocol';
import { err, readMove, type Seat } from '@kingdomino/rules';
import { botOf, type OnlineTable } from '@kingdomino/table';
import { absence } from './decide-seats.ts';
import { accept, type Decision, illegal, refuse } from './decision.ts';

/** Enough for any game; a table's events are kept for ever. */
const MOST_PHRASES = 60;

export function decideMove(
  table: OnlineTable,
  player: Player,
  command: CommandOf<'move'>,
  at: number,
): Decision {
  const seat = table.seatOf(player.id);
  const problem = seat === undefined ? notSeated() : refuseNow(table, seat, command.version);
  if (problem) return problem;
  return checkedMove(table, seat!, command.move, undefined, at);
}

export function decideUndo(
  table: OnlineTable,
  player: Player,
  command: CommandOf<'undo'>,
  at: number,
): Decision {
  const seat = table.seatOf(player.id);
  if (seat === undefined) return notSeated();
  const problem = refuseOutsideGame(table) ?? refuseStale(table, command.version);
  if (problem) return problem;
  if (!table.terms.undo) return refuse('no-undo', 'this table plays without undo');
  return table.canUndo(seat)
    ? accept({ type: 'undone', at, by: seat })
    : refuse('nothing-to-undo', 'others have acted, or something was revealed');
}

export function decideSay(
  table: OnlineTable,
  player: Player,
  command: CommandOf<'say'>,
  at: number,
): Decision {
  const seat = table.seatOf(player.id);
  if (seat === undefined) return notSeated();
  if (table.status === 'closed') return refuse('over', 'this table is closed');
  const said = table.events.filter(event => event.type === 'said' && event.seat === seat).length;
  if (said >= MOST_PHRASES) return refuse('too-many-messages', `at most ${MOST_PHRASES} phrases a game`);
  return accept({ type: 'said', at, seat, phrase: command.phrase });
}

/** Who has waited long enough at a table without a clock may ask whether the one to act is still there. */
export function decideCall(table: OnlineTable, player: Player, at: number): Decision {
  const by = table.seatOf(player.id);
  if (by === undefined) return notSeated();
  const problem = refuseOutsideGame(table);
  if (problem) return problem;
  const { running, deadline } = table.clocks(at);
  if (running === undefined || running === by) return refuse('not-allowed', 'nobody else is waited for');
  const from = table.callableFrom(by);
  if (from === undefined) {
    const isCalled = table.terms.clock.kind === 'none' && deadline !== undefined;
    return isCalled ? accept() : refuse('not-allowed', 'this table has a clock');
  }
  return at < from
    ? refuse('too-early', `the seat may be called in ${Math.ceil((from - at) / 1000)} seconds`)
    : accept({ type: 'called', at, seat: running, by });
}

export interface BotMove {
  readonly version: number;
  readonly level: BotLevel;
  readonly move: string;
}

export function decideBotMove(table: OnlineTable, { version, level, move }: BotMove, at: number): Decision {
  const seat = table.toAct;
  if (seat === undefined || table.botToAct !== level) return refuse('not-your-turn', 'no bot is to move');
  return refuseStale(table, version) ?? checkedMove(table, seat, move, level, at);
}

/** The running seat's time is over, or its time to answer a call. */
export function decideTimeOut(table: OnlineTable, at: number): Decision {
  const { running, deadline } = table.clocks(at);
  if (running === undefined || deadline === undefined || deadline > at)
    return refuse('not-allowed', 'nobody is out of time');
  return accept(absence(table, running, table.terms.clock.kind === 'none' ? 'away' : 'time', at));
}

function checkedMove(
  table: OnlineTable,
  by: Seat,
  text: string,
  bot: BotLevel | undefined,
  at: number,
): Decision {
  const { game, state } = table.table;
  const move = readMove(game, state, text);
  if (!move.ok) return illegal(move.error);
  return accept({
    type: 'moved',
    at,
    by,
    move: game.format(move.value),
    ...(bot === undefined ? {} : { bot }),
  });
}

function refuseNow(table: OnlineTable, seat: Seat, version: number) {
  const problem = refuseOutsideGame(table) ?? refuseStale(table, version);
  if (problem) return problem;
  if (table.toAct !== seat) return refuse('not-your-turn', 'it is not your turn');
  return botOf(table.seats[seat]) === undefined
    ? undefined
    : refuse('not-your-turn', 'a bot plays this seat: take it back first');
}

function refuseOutsideGame(table: OnlineTable) {
  switch (table.status) {
    case 'open':
      return refuse('not-started', 'the game has not begun');
    case 'playing':
      return undefined;
    case 'over':
    case 'closed':
      return refuse('over', 'the game is over');
  }
}

function refuseStale(table: OnlineTable, version: number) {
  if (version >= table.lastGameVersion && version <= table.version) return undefined;
  const text = `the table is at version ${table.version}, and you saw ${version}`;
  return err({ code: 'stale' as const, text, version: table.version });
}

function notSeated() {
  return refuse('not-seated', 'you do not sit at this table');
}
