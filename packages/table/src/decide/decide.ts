/**
 * Decides what a command at a table comes to: events, or a refusal. This is the only place where that is decided, on a
 * server and in the page.
 */
import { accept, type Decision, refuse, type TableCommand } from '../command.ts';
import { OPENED_ALREADY, UNKNOWN_TABLE } from '../refusals.ts';
import type { ReadonlyTable } from '../table.ts';
import { decideAnswer, decideConsent, decidePropose, decideResume } from './decide-agreement.ts';
import { decideClaim } from './decide-claim.ts';
import { decideDeal } from './decide-deal.ts';
import { decideCall, decideMove, decideSay, decideTakeBack, decideUndo } from './decide-game.ts';
import { decideBotMove, decideDismiss, decideDue, decidePause } from './decide-host.ts';
import { decideOpen, decideRematch } from './decide-opening.ts';
import {
  decideClose,
  decideDecline,
  decideFill,
  decideLeave,
  decideReady,
  decideRemove,
  decideSit,
  startIfReady,
} from './decide-seats.ts';

/**
 * The events that follow from a command, or why it is refused. The table is not changed: the caller stores the events
 * first and appends them then.
 *
 * @param table the table as it is now; a new `Table` for the command `open`
 * @param at the time of the command, in milliseconds since 1970
 * @example
 * const decision = decide(table, { type: 'move', by: player, version: table.version, move: 'pick:12' }, Date.now());
 * if (decision.ok) table.append(...decision.value);
 * else console.log(decision.error.text);
 */
export function decide(table: ReadonlyTable, command: TableCommand, at: number): Decision {
  const decision = decideAlone(table, command, at);
  if (!decision.ok || decision.value.length === 0 || table.status !== 'open') return decision;
  const after = table.copy();
  after.append(...decision.value);
  return accept(...decision.value, ...startIfReady(after, at));
}

/** Without the start that may follow by itself. */
function decideAlone(table: ReadonlyTable, command: TableCommand, at: number): Decision {
  if (command.type === 'open') return table.version === 0 ? decideOpen(command, at) : refuse(OPENED_ALREADY);
  if (table.version === 0) return refuse(UNKNOWN_TABLE);
  switch (command.type) {
    case 'sit':
      return decideSit(table, command, at);
    case 'decline':
      return decideDecline(table, command, at);
    case 'fill':
      return decideFill(table, command, at);
    case 'ready':
      return decideReady(table, command, at);
    case 'move':
      return decideMove(table, command, at);
    case 'undo':
      return decideUndo(table, command, at);
    case 'say':
      return decideSay(table, command, at);
    case 'call':
      return decideCall(table, command, at);
    case 'propose':
      return decidePropose(table, command, at);
    case 'answer':
      return decideAnswer(table, command, at);
    case 'resume':
      return decideResume(table, command, at);
    case 'claim':
      return decideClaim(table, command, at);
    case 'remove':
      return decideRemove(table, command, at);
    case 'consent':
      return decideConsent(table, command, at);
    case 'leave':
      return decideLeave(table, command, at);
    case 'takeBack':
      return decideTakeBack(table, command, at);
    case 'rematch':
      return decideRematch(table, command, at);
    case 'close':
      return decideClose(table, command, at);
    case 'bot':
      return decideBotMove(table, command, at);
    case 'deal':
      return decideDeal(table, command, at);
    case 'due':
      return decideDue(table, at);
    case 'dismiss':
      return decideDismiss(table, at);
    case 'pause':
      return decidePause(table, command, at);
  }
}
