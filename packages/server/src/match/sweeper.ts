/** Looks for tables at which something is due: clocks, starts, bots left by a process that died. Every process does. */
import type { OnlineTable } from '@kingdomino/table';
import type { Ports } from '../ports.ts';
import type { Store } from '../storage/store.ts';
import type { BotRunner } from './bot-runner.ts';
import { startEvent } from './consequences.ts';
import { decideTimeOut } from './decide-game.ts';
import { accept, type Decision } from './decision.ts';
import { BOT_LEASE, nextDue } from './due.ts';
import type { LiveTable } from './live-table.ts';
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
    await service.change(id, decideDue);
    const live = service.tables.peek(id);
    await live?.run(async () => {
      if (live.online.botToAct !== undefined) bots.consider(live);
      await this.#putOff(live);
    });
  }

  /** The store may know an earlier time than is true by now: after an outage, or for a bot at work. */
  async #putOff(live: LiveTable): Promise<void> {
    const now = this.#parts.ports.now();
    const due = nextDue(live.online);
    const dueAt = due?.what === 'bot' ? now + BOT_LEASE : due?.at;
    await this.#parts.store.setDue({ table: live.id, version: live.durable, dueAt });
  }
}

/** What time alone brings about at a table; nothing, when it is not yet time. */
function decideDue(table: OnlineTable, at: number): Decision {
  const due = nextDue(table);
  if (!due || due.at > at) return accept();
  switch (due.what) {
    case 'time-out':
      return decideTimeOut(table, at);
    case 'close':
      return accept({ type: 'closed', at });
    case 'start':
      return accept(startEvent(table, at));
    case 'bot':
      return accept();
  }
}
