/** A table in this process's memory: a cache of the store's events, and a queue so that one thing happens at a time. */
import type { TableEvent } from '@kingdomino/protocol';
import { OnlineTable } from '@kingdomino/table';
import type { Store } from '../storage/store.ts';
import type { StoredEvent } from '../storage/table-operations.ts';

export class LiveTable {
  readonly id: string;
  #online = new OnlineTable();
  /** By `player/id`: the version after the command, so that a repeat is answered and not played. */
  #commands = new Map<string, number>();
  #queue: Promise<unknown> = Promise.resolve();
  #queued = 0;
  #isSure = true;
  #durable = 0;

  constructor(id: string, events: readonly StoredEvent[]) {
    this.id = id;
    this.#take(events);
  }

  /** May hold events that are not durable yet while something runs in the queue: read it from inside the queue. */
  get online(): OnlineTable {
    return this.#online;
  }

  get isIdle(): boolean {
    return this.#queued === 0;
  }

  /** False after a write whose end is unknown. */
  get isSure(): boolean {
    return this.#isSure;
  }

  /** The version that is known to be in the store, and that watchers were told of. */
  get durable(): number {
    return this.#durable;
  }

  /** What was appended in memory is now in the store. */
  confirm(): void {
    this.#durable = this.#online.version;
  }

  answered(command: string): number | undefined {
    return this.#commands.get(command);
  }

  remember(command: string): void {
    this.#commands.set(command, this.#online.version);
  }

  /** Runs one task after the other. */
  run<Value>(task: () => Promise<Value>): Promise<Value> {
    this.#queued++;
    const done = this.#queue.then(task).finally(() => {
      this.#queued--;
    });
    this.#queue = done.catch(() => undefined);
    return done;
  }

  doubt(): void {
    this.#isSure = false;
  }

  /** Reads what the store has; answers with the events that were not known to be there. */
  async catchUp(store: Store): Promise<TableEvent[]> {
    const known = this.#durable;
    if (this.#isSure) {
      this.#take(await store.readEvents({ table: this.id, after: this.#online.version }));
    } else {
      const events = await store.readEvents({ table: this.id, after: 0 });
      this.#online = new OnlineTable();
      this.#commands = new Map();
      this.#take(events);
      this.#isSure = true;
    }
    return this.#online.events.slice(known);
  }

  /** Takes events that are in the store, if they are the next; else they must be read there. */
  accept(events: readonly StoredEvent[]): boolean {
    const isNext = events[0]?.version === this.#durable + 1 && this.#online.version === this.#durable;
    if (!this.#isSure || !isNext) return false;
    this.#take(events);
    return true;
  }

  #take(events: readonly StoredEvent[]): void {
    for (const { body, command, version } of events) {
      this.#online.append(JSON.parse(body) as TableEvent);
      if (command !== null) this.#commands.set(command, version);
    }
    this.confirm();
  }
}
