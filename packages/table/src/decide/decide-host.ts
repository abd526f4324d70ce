/** Commands of the host: bots move, time passes, nobody could play for a while. */
import type { TableEvent } from '@kingdomino/protocol';
import { accept, type CommandNamed, type Decision, refuse } from '../command.ts';
import type { Pause } from '../game-clock.ts';
import { NO_BOT_TO_ACT, OVER } from '../refusals.ts';
import type { ReadonlyTable } from '../table.ts';
import { checkedMove, refusalIfStale } from './decide-game.ts';
import { absence, start } from './decide-seats.ts';

/** How long a full table waits for the salts of slow clients. */
export const SALT_WAIT = 5000;
/** An open table that nothing happens at is closed. */
export const OPEN_LIMIT = 24 * 3_600_000;
/** Who is waited for so long at a table without a clock is away, although nobody has called. */
export const SILENCE_LIMIT = 30 * 24 * 3_600_000;

export function decideBotMove(
  table: ReadonlyTable,
  { version, level, move }: CommandNamed<'bot'>,
  at: number,
): Decision {
  const seat = table.toAct;
  if (seat === undefined || table.botToAct !== level) return refuse(NO_BOT_TO_ACT);
  const problem = refusalIfStale(table, version);
  return problem ? refuse(problem) : checkedMove(table, seat, move, at, level);
}

/** What happens by time alone, if nobody does anything before. */
export interface Due {
  readonly what: 'start' | 'time-out' | 'silence' | 'resume' | 'close';
  readonly at: number;
}

/**
 * What is due next at a table, and when: the host then gives the command `due`. Undefined when nothing will happen by
 * time alone.
 *
 * @example
 * const due = nextDue(table);
 * if (due) setTimeout(() => decide(table, { type: 'due' }, Date.now()), due.at - Date.now());
 */
export function nextDue(table: ReadonlyTable): Due | undefined {
  switch (table.status) {
    case 'open':
      return table.fullSince === undefined
        ? { what: 'close', at: table.changedAt + OPEN_LIMIT }
        : { what: 'start', at: table.fullSince + SALT_WAIT };
    case 'playing': {
      const until = table.terms.sharedDeal?.until;
      const ofPlayer = dueOfPlayer(table);
      if (until === undefined || (ofPlayer && ofPlayer.at < until)) return ofPlayer;
      return { what: 'close', at: until };
    }
    case 'over':
    case 'closed':
      return undefined;
  }
}

/** What the time of whoever is to act brings about. */
function dueOfPlayer(table: ReadonlyTable): Due | undefined {
  if (table.halted) return { what: 'resume', at: table.halted.until };
  const { deadline, running } = table.clocks(table.changedAt);
  if (deadline !== undefined) return { what: 'time-out', at: deadline };
  const waits = running !== undefined && table.terms.visibility !== 'device';
  return waits ? { what: 'silence', at: table.changedAt + SILENCE_LIMIT } : undefined;
}

/** Nothing, when it is not yet time. */
export function decideDue(table: ReadonlyTable, at: number): Decision {
  const due = nextDue(table);
  if (!due || due.at > at) return accept();
  switch (due.what) {
    case 'start':
      return accept(start(table, at));
    case 'close':
      return accept({ type: 'closed', at });
    case 'resume':
      return accept({ type: 'resumed', at });
    case 'silence':
    case 'time-out': {
      const { running } = table.clocks(at);
      const because = table.terms.clock.kind === 'none' ? 'away' : 'time';
      return running === undefined ? accept() : accept(absence(table, running, because, at));
    }
  }
}

/** Only of a pause that falls into somebody's time does the clock have to know, and of every part of it once. */
export function decidePause(table: ReadonlyTable, { from, to }: CommandNamed<'pause'>, at: number): Decision {
  if (from >= at) return accept();
  const news = without({ from, to }, table.pauses).filter(part => table.isCharged(part));
  return accept(...news.map((part): TableEvent => ({ type: 'paused', at, ...part })));
}

/** What is left of a pause when the known ones are cut out. */
function without(pause: Pause, known: readonly Pause[]): Pause[] {
  return known.reduce(
    (parts, { from, to }) =>
      parts.flatMap(part =>
        [
          { from: part.from, to: Math.min(part.to, from) },
          { from: Math.max(part.from, to), to: part.to },
        ].filter(rest => rest.from < rest.to),
      ),
    [pause],
  );
}

export function decideDismiss({ status }: ReadonlyTable, at: number): Decision {
  switch (status) {
    case 'open':
    case 'playing':
      return accept({ type: 'closed', at });
    case 'over':
      return refuse(OVER);
    case 'closed':
      return accept();
  }
}
