/** Host presence: writes to the store at which open tables the host is connected, so that the lobby offers no others. */

import type { Ports } from '../ports.ts';
import type { Store } from '../storage/store.ts';
import { LONGEST_HOST_ABSENCE } from '../tables/table-lists.ts';
import type { TableService } from '../tables/table-service.ts';
import type { Watcher, Watchers } from './watchers.ts';

/** How often it is written; three times in the absence that the lobby tolerates. */
const REPEAT = 10_000;
/** Whoever loses the connection, or reloads the page, has so long to come back before the table is offered no more. */
const GRACE = 10_000;

export interface HostPresenceParts {
  readonly watchers: Watchers;
  readonly service: TableService;
  readonly store: Pick<Store, 'noteHostPresent' | 'noteHostGone'>;
  readonly ports: Ports;
  readonly onError: (error: unknown) => void;
}

export class HostPresence {
  readonly #parts: HostPresenceParts;
  readonly #noted = new Map<string, number>();

  constructor(parts: HostPresenceParts) {
    this.#parts = parts;
  }

  /** At these tables, each looked at every few seconds. */
  async note(tables: readonly string[]): Promise<void> {
    const { store, ports, onError } = this.#parts;
    const at = ports.now();
    const attended = tables.filter(table => this.#isAttended(table));
    for (const table of tables) if (!attended.includes(table)) this.#noted.delete(table);
    const due = attended.filter(table => at - (this.#noted.get(table) ?? 0) >= REPEAT);
    if (due.length === 0) return;
    for (const table of due) this.#noted.set(table, at);
    await store.noteHostPresent({ tables: due, at }).catch(onError);
  }

  /** A connection is gone that watched these tables. Another process may have one more of the same player: it notes that soon. */
  left(watched: readonly string[], { playerId }: Watcher): void {
    const { store, ports, service, onError } = this.#parts;
    const tables = watched.filter(
      id => service.tables.peek(id)?.table.terms.by.id === playerId && !this.#isAttended(id),
    );
    for (const table of tables) this.#noted.delete(table);
    if (tables.length > 0)
      void store.noteHostGone({ tables, at: ports.now() - LONGEST_HOST_ABSENCE + GRACE }).catch(onError);
  }

  #isAttended(id: string): boolean {
    const { watchers, service } = this.#parts;
    const table = service.tables.peek(id)?.table;
    if (table?.status !== 'open') return false;
    return [...watchers.watchersOf(id)].some(({ playerId }) => playerId === table.terms.by.id);
  }
}
