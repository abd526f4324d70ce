/** What the clocks of a crash test charged for each move, from the events alone, and how much of it was too much. */
import type { TableEvent } from '@kingdomino/protocol';
import { Table } from '@kingdomino/table';

export interface Charge {
  /** The version of the move's event. */
  readonly version: number;
  readonly milliseconds: number;
}

/** Something that took time, by the clock that cannot be set. */
export interface Span {
  readonly from: number;
  readonly to: number;
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

/**
 * What a player paid beyond the time it took itself, from when it heard that it was to act until it sent its move, and
 * beyond what `own` takes: trouble on its own line, and times in which the test itself did not run.
 */
export function excessOf(
  charged: number,
  { seenAt, sentAt }: { readonly seenAt: number; readonly sentAt: number },
  own: readonly Span[] = [],
): number {
  const turn = { from: sentAt - Math.max(charged, sentAt - seenAt), to: sentAt + charged };
  const troubles = own.reduce((sum, span) => sum + overlap(span, turn), 0);
  return charged - (sentAt - seenAt) - troubles;
}

function overlap(one: Span, other: Span): number {
  return Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));
}
