/** Finds events that a lost pub/sub message would have told: compares the versions of watched tables with the store. */

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
  #isChecking = false;

  constructor(parts: MissedEventsParts) {
    this.#parts = parts;
  }

  /** Somebody says that a table has this version by now. */
  async refresh(table: string, version: number, events?: readonly StoredEvent[]): Promise<void> {
    await this.#parts.service.refresh(table, version, events).catch(this.#parts.onError);
  }

  /** Compares some tables; does nothing while the comparison before still waits for the database. */
  async checkSome(tables: readonly string[]): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    await this.#compare(tables);
    this.#isChecking = false;
  }

  /** Compares one table, after its channel was subscribed. */
  async checkOne(table: string): Promise<void> {
    await this.#compare([table]);
  }

  /** Compares all watched tables, when messages may have been missed. */
  async checkAll(): Promise<void> {
    await this.#compare(this.#parts.watchers.watchedTables);
  }

  /** As `checkAll`, unless the comparison before still waits for the database. */
  async checkAllAgain(): Promise<void> {
    await this.checkSome(this.#parts.watchers.watchedTables);
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
