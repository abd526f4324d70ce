/** When a process must look at a table again although nobody sent anything, and why. */
import type { OnlineTable } from '@kingdomino/table';
import { SALT_WAIT } from './consequences.ts';

/** A bot's turn that nobody has played by then was dropped by a process that died: another one takes it. */
export const BOT_LEASE = 5000;
/** An open table that nothing happens at is closed. */
const OPEN_LIMIT = 24 * 3_600_000;

export type Due = 'start' | 'bot' | 'time-out' | 'close';

export interface DueAt {
  readonly what: Due;
  readonly at: number;
}

export function nextDue(table: OnlineTable): DueAt | undefined {
  switch (table.status) {
    case 'open':
      return table.fullSince === undefined
        ? { what: 'close', at: table.changedAt + OPEN_LIMIT }
        : { what: 'start', at: table.fullSince + SALT_WAIT };
    case 'playing': {
      if (table.botToAct !== undefined) return { what: 'bot', at: table.changedAt + BOT_LEASE };
      const { deadline } = table.clocks(table.changedAt);
      return deadline === undefined ? undefined : { what: 'time-out', at: deadline };
    }
    case 'over':
    case 'closed':
      return undefined;
  }
}
