/** Outages that a table's events do not tell yet: they are written down together with what happens next there. */
import { decidePause } from './decide/decide-host.ts';
import type { Pause } from './game-clock.ts';
import type { ReadonlyTable, Table } from './table.ts';

/**
 * A copy of the table whose clocks know of these outages. Its version is not the table's: what it shows is what the
 * clocks will say once something happens.
 *
 * @param outages times in which nobody could play, in any order
 * @param at the time now, in milliseconds since 1970
 * @example
 * const { remaining } = withOutages(table, outages, now).clocks(now);
 */
export function withOutages(table: ReadonlyTable, outages: readonly Pause[], at: number): Table {
  const copy = table.copy();
  for (const { from, to } of outages) {
    const decision = decidePause(copy, { type: 'pause', from, to }, at);
    if (decision.ok) copy.append(...decision.value);
  }
  return copy;
}
