/** What the clocks of a crash test charged for each move, from the events alone. */
import type { TableEvent } from '@kingdomino/protocol';
import { Table } from '@kingdomino/table';

export interface Charge {
  /** The version of the move's event. */
  readonly version: number;
  readonly milliseconds: number;
}

/** By person's move: the time that ran for it. */
export function chargesOf(events: readonly TableEvent[]): Charge[] {
  const table = new Table();
  const charges: Charge[] = [];
  let atTurn: number | undefined;
  for (const event of events) {
    if (event.type === 'moved' && event.by !== 'chance' && event.bot === undefined) {
      const left = table.clocks(event.at).remaining?.[event.by];
      if (left !== undefined && atTurn !== undefined)
        charges.push({ version: table.version + 1, milliseconds: atTurn - left });
    }
    table.append(event);
    const { toAct } = table;
    if (event.type === 'moved')
      atTurn = toAct === undefined ? undefined : table.clocks(event.at).remaining?.[toAct];
  }
  return charges;
}
