/** Deals: appends the draws, rolls and ends that follow from the secret seed. */
import { decide, isDealDue, type Table } from '@kingdomino/table';

/** Appends all of it to a table that is not shared yet. */
export function dealOn(table: Table, seed: Uint8Array, at: number): void {
  while (isDealDue(table)) {
    const decision = decide(table, { type: 'deal', seed }, at);
    if (!decision.ok) throw new Error(`a deal that was due was refused: ${decision.error.text}`);
    table.append(...decision.value);
  }
}
