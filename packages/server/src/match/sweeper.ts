/** Looks for tables at which something is due: clocks, starts, bots left by a process that died. Every process does. */
import type { Ports } from '../ports.ts';
import type { Store } from '../storage/store.ts';
import type { BotRunner } from './bot-runner.ts';
import type { CachedTable } from './cached-table.ts';
import { BOT_LEASE, dueAt } from './due.ts';
import { BEAT, type Outages } from './outages.ts';
import type { TableService } from './table-service.ts';

const SWEEP = 500;
const MOST_AT_ONCE = 200;

export interface SweeperParts {
  readonly store: Store;
  readonly service: TableService;
  readonly bots: BotRunner;
  readonly outages: Outages;
  readonly ports: Ports;
  readonly onError: (error: unknown) => void;
}

export class Sweeper {
  readonly #parts: SweeperParts;
  #timer: NodeJS.Timeout | undefined;
  #lastBeat = 0;
  #running: Promise<void> = Promise.resolve();

  constructor(parts: SweeperParts) {
    this.#parts = parts;
  }

  /** Bots whose process is gone move at once: nobody else may be there to do it. */
  async start(): Promise<void> {
    await this.#parts.outages.beat(this.#parts.ports.now());
    await this.sweep(BOT_LEASE);
    this.#schedule();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#running;
  }

  /** Also what is due within `ahead` milliseconds. */
  async sweep(ahead = 0): Promise<void> {
    const { store, ports, outages } = this.#parts;
    const now = ports.now();
    if (now - this.#lastBeat >= BEAT) {
      this.#lastBeat = now;
      await outages.beat(now);
    }
    const due = await store.dueTables({ now: now + ahead, limit: MOST_AT_ONCE });
    for (const { id } of due) await this.#attend(id);
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      this.#running = this.sweep()
        .catch(this.#parts.onError)
        .finally(() => {
          if (this.#timer) this.#schedule();
        });
    }, SWEEP).unref();
  }

  async #attend(id: string): Promise<void> {
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
    const { store, ports } = this.#parts;
    await store.setDue({ table: id, version: table.version, dueAt: dueAt(table, ports.now()) });
  }
}
