/** News between processes may be lost: every process looks now and then whether the tables it shows have grown. */

import type { Watchers } from '../presence/watchers.ts';
import type { Store } from '../storage/store.ts';
import type { StoredEvent } from '../storage/tables/event-store.ts';
import type { TableService } from '../tables/table-service.ts';

export interface MissedEventsParts {
  readonly store: Store;
  readonly service: TableService;
  readonly watchers: Watchers;
  readonly onError: (error: unknown) => void;
}

export class MissedEvents {
  readonly #parts: MissedEventsParts;
  #isLooking = false;

  constructor(parts: MissedEventsParts) {
    this.#parts = parts;
  }

  /** A table has this version by now, says somebody. */
  async refresh(table: string, version: number, events?: readonly StoredEvent[]): Promise<void> {
    await this.#parts.service.refresh(table, version, events).catch(this.#parts.onError);
  }

  /** At some tables; left out while a database that does not answer still owes an answer. */
  async look(tables: readonly string[]): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    await this.#compare(tables);
    this.#isLooking = false;
  }

  /** At one table, whose news begins to come. */
  async lookAt(table: string): Promise<void> {
    await this.#compare([table]);
  }

  /** At all tables, because the connection that brings the news was gone. */
  async lookAtAll(): Promise<void> {
    await this.#compare(this.#parts.watchers.watchedTables);
  }

  async #compare(tables: readonly string[]): Promise<void> {
    if (tables.length === 0) return;
    try {
      const versions = await this.#parts.store.readVersions(tables);
      await Promise.all(versions.map(({ id, version }) => this.refresh(id, version)));
    } catch (error) {
      this.#parts.onError(error);
    }
  }
}
