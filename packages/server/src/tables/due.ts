/** When something is due at a table although nobody sends a command: a clock runs out, a game starts, a bot moves. */
import { nextDue, type ReadonlyTable } from '@kingdomino/table';

/** A bot's turn that nobody has played by then was dropped by a process that died: another one takes it. */
export const BOT_LEASE = 5000;

/** To which the date is rounded up on which a game without a clock has been silent for too long. */
const COARSE = 3_600_000;

/** `since` is when a bot was last seen to be at work. */
export function dueAt(table: ReadonlyTable, since = table.changedAt): number | undefined {
  if (table.botToAct !== undefined) return since + BOT_LEASE;
  const due = nextDue(table);
  // Silence ends weeks from now and begins anew with every move: to the hour, the store's index mostly stays as it is.
  return due?.what === 'silence' ? COARSE * Math.ceil(due.at / COARSE) : due?.at;
}
