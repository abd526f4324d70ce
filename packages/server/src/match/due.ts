/** When a process must look at a table again although nobody sent anything. */
import { nextDue, type ReadonlyTable } from '@kingdomino/table';

/** A bot's turn that nobody has played by then was dropped by a process that died: another one takes it. */
export const BOT_LEASE = 5000;

/** `since` is when a bot was last seen to be at work. */
export function dueAt(table: ReadonlyTable, since = table.changedAt): number | undefined {
  return table.botToAct === undefined ? nextDue(table)?.at : since + BOT_LEASE;
}
