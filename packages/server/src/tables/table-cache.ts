/** The tables in memory, least recently used first out; watched ones stay. Any table may be dropped and read again. */
import type { Store } from '../storage/store.ts';
import { CachedTable } from './cached-table.ts';
import { studentsOf } from './table-summary.ts';

export class TableCache {
  readonly #store: Store;
  readonly #limit: number;
  readonly #isWatched: (id: string) => boolean;
  /** Least recently used first. */
  readonly #tables = new Map<string, CachedTable>();
  readonly #loading = new Map<string, Promise<CachedTable | undefined>>();

  constructor(store: Store, limit: number, isWatched: (id: string) => boolean) {
    this.#store = store;
    this.#limit = limit;
    this.#isWatched = isWatched;
  }

  get size(): number {
    return this.#tables.size;
  }

  /** Only if it is in memory. */
  peek(id: string): CachedTable | undefined {
    return this.#tables.get(id);
  }

  async load(id: string): Promise<CachedTable | undefined> {
    const known = this.#tables.get(id);
    if (known) {
      this.#tables.delete(id);
      this.#tables.set(id, known);
      return known;
    }
    const loading = this.#loading.get(id) ?? this.#read(id);
    this.#loading.set(id, loading);
    return loading;
  }

  add(table: CachedTable): void {
    this.#tables.set(table.id, table);
    if (this.#tables.size > this.#limit) this.#forgetSome();
  }

  /** They have changed in the store under our feet, or are gone. */
  forget(ids: readonly string[]): void {
    for (const id of ids) this.#tables.delete(id);
  }

  /** Tables in memory that name somebody: who sits there, opened it, or changed the study of its game. */
  idsOf(player: string): string[] {
    const isTheirs = ({ table }: CachedTable) =>
      table.seatOf(player) !== undefined ||
      table.terms.by.id === player ||
      (table.status === 'over' && studentsOf(table.events).includes(player));
    return [...this.#tables.values()].filter(isTheirs).map(({ id }) => id);
  }

  async #read(id: string): Promise<CachedTable | undefined> {
    try {
      const events = await this.#store.readEvents({ table: id, after: 0 });
      if (events.length === 0) return undefined;
      const table = await CachedTable.read(id, events);
      this.add(table);
      return table;
    } finally {
      this.#loading.delete(id);
    }
  }

  #forgetSome(): void {
    let surplus = this.#tables.size - Math.floor(0.9 * this.#limit);
    for (const [id, table] of this.#tables) {
      if (surplus <= 0) return;
      if (!table.isIdle || this.#isWatched(id)) continue;
      this.#tables.delete(id);
      surplus--;
    }
  }
}
