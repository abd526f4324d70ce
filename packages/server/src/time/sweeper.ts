/** Sweeps for tables at which something is due: clocks, starts, bots of a process that died. Processes share the work. */

import type { BotRunner } from '../bots/bot-runner.ts';
import type { Store } from '../storage/store.ts';
import type { CachedTable } from '../tables/cached-table.ts';
import { BOT_LEASE, dueAt } from '../tables/due.ts';
import type { TableService } from '../tables/table-service.ts';
import type { SharedClock } from './shared-clock.ts';

const SWEEP = 500;
const MOST_AT_ONCE = 200;
const IN_PARALLEL = 8;
/** How long a table is this process's alone to look at. */
const LEASE = 5000;
/** A table that cannot be attended to is tried again after this, and after twice as long every time. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 3_600_000;

export interface SweeperParts {
  readonly store: Store;
  readonly service: TableService;
  readonly bots: BotRunner;
  readonly time: SharedClock;
  readonly onError: (error: unknown, table?: string) => void;
  /** After every sweep: how late the most urgent table was, and how many could not be attended to. */
  readonly onSweep?: (milliseconds: number, failures: number) => void;
}

interface DueTable {
  readonly id: string;
  readonly version: number;
  readonly dueAt: number;
}

export class Sweeper {
  readonly #parts: SweeperParts;
  /** By table: how often it has failed. */
  readonly #failures = new Map<string, number>();
  #failed = 0;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(parts: SweeperParts) {
    this.#parts = parts;
  }

  /** Bots whose process is gone move at once: nobody else may be there to do it. */
  async start(): Promise<void> {
    await this.sweep(BOT_LEASE).catch(error => this.#parts.onError(error));
    this.#schedule();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#running;
  }

  /** Also what is due within `ahead` milliseconds. Nothing while the store or a process may have been away. */
  async sweep(ahead = 0): Promise<void> {
    const { store, time, onSweep } = this.#parts;
    await time.beatIfDue();
    const now = time.everybodySeenAt;
    const due = await store.claimDue({ now: now + ahead, until: time.now() + LEASE, limit: MOST_AT_ONCE });
    const before = this.#failed;
    await inParallel(due, IN_PARALLEL, table => this.#attendSafely(table));
    const first = due.reduce((least, { dueAt }) => Math.min(least, dueAt), time.now());
    onSweep?.(time.now() - first, this.#failed - before);
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      this.#running = this.sweep()
        .catch(error => this.#parts.onError(error))
        .finally(() => {
          if (this.#timer) this.#schedule();
        });
    }, SWEEP).unref();
  }

  /** One table that fails must not keep the others waiting, now or next time. */
  async #attendSafely({ id, version }: DueTable): Promise<void> {
    const { store, time, onError } = this.#parts;
    try {
      await this.#noteHostPresent(id);
      this.#failures.delete(id);
    } catch (error) {
      this.#failed++;
      onError(error, id);
      const times = this.#failures.get(id) ?? 0;
      this.#failures.set(id, times + 1);
      const dueAt = time.now() + Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** times);
      await store.setDue({ table: id, version, dueAt }).catch(reason => onError(reason, id));
    }
  }

  async #noteHostPresent(id: string): Promise<void> {
    const { service, bots } = this.#parts;
    await service.refresh(id, Number.POSITIVE_INFINITY);
    await service.change(id, { type: 'due' });
    const cached = service.tables.peek(id);
    await cached?.run(async () => {
      if (cached.table.botToAct !== undefined) bots.consider(cached);
      await this.#putOff(cached);
    });
  }

  /** The store may know an earlier time than is true by now: after an outage, or for a bot at work. */
  async #putOff({ id, table }: CachedTable): Promise<void> {
    const { store, time, service } = this.#parts;
    const due = dueAt(service.withOutages(table), time.now());
    await store.setDue({ table: id, version: table.version, dueAt: due });
  }
}

async function inParallel<Item>(
  items: readonly Item[],
  most: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const workers = Array.from({ length: Math.min(most, items.length) }, async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await task(item);
  });
  await Promise.all(workers);
}
