/** Tables as stores are given them, for tests that do not care what is played there. */
import type { Append, NewTable, TableState } from '../../storage/tables/event-store.ts';

export const state: TableState = {
  status: 'open',
  dueAt: undefined,
  toAct: undefined,
  summary: '{}',
  changedAt: 1000,
};

export function newTable(id: string, change: Partial<NewTable> = {}): NewTable {
  return {
    ...state,
    id,
    game: 'kingdomino',
    visibility: 'public',
    openedBy: 'ann',
    command: `open-${id}`,
    seed: 'ab'.repeat(32),
    seats: ['ann', undefined],
    events: [{ body: '{"type":"opened"}' }],
    ...change,
  };
}

export function append(table: string, after: number, change: Partial<Append> = {}): Append {
  return { table, after, events: [{ body: `{"n":${after}}` }], state, ...change };
}
