/** A table in the memory of this process: the events that the store has of it, and a queue that runs one task at a time. */
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { TableEvent } from '@kingdomino/protocol';
import { readEvent } from '@kingdomino/protocol/schemas';
import { type ReadonlyTable, Table } from '@kingdomino/table';
import { SharedStudy } from '@kingdomino/table/study';
import type { Store } from '../storage/store.ts';
import type { StoredEvent } from '../storage/tables/event-store.ts';
import { UnreadableTable } from './unreadable-table.ts';

/** Events that are taken in one piece: some two milliseconds. */
const PART = 200;

export class CachedTable {
  readonly id: string;
  #table = new Table();
  /** By `player/id`: the version after the command, so that a repeat is answered and not played. */
  readonly #commands = new Map<string, number>();
  #queue: Promise<unknown> = Promise.resolve();
  #queued = 0;
  #isCurrent = true;
  #study: SharedStudy | undefined;

  /** Reads the events part by part: a long table would take all others' time. */
  static async read(id: string, events: readonly StoredEvent[]): Promise<CachedTable> {
    const table = new CachedTable(id, events.slice(0, PART));
    for (let from = PART; from < events.length; from += PART) {
      await othersTurn();
      table.#take(events.slice(from, from + PART));
    }
    return table;
  }

  constructor(id: string, events: readonly StoredEvent[]) {
    this.id = id;
    this.#take(events);
  }

  /** Never ahead of the store. To change it, change a copy, store that, and say `stored`. */
  get table(): ReadonlyTable {
    return this.#table;
  }

  /** What was made of the finished game together; kept, as a long one takes long to be derived again. */
  async study(): Promise<SharedStudy> {
    this.#study ??= new SharedStudy(this.#table, PART);
    for (const study = this.#study; study.isBehind(this.#table); ) {
      await othersTurn();
      study.catchUp(this.#table, PART);
    }
    return this.#study;
  }

  get isIdle(): boolean {
    return this.#queued === 0;
  }

  /** False after a write whose end is unknown: the store may have more. */
  get isCurrent(): boolean {
    return this.#isCurrent;
  }

  answered(command: string): number | undefined {
    return this.#commands.get(command);
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

  markStale(): void {
    this.#isCurrent = false;
  }

  /** This is in the store now, written by this process, because of the command. */
  stored(next: Table, command?: string): void {
    this.#table = next;
    if (command !== undefined) this.#commands.set(command, next.version);
  }

  /** Reads what the store has beyond what is known; returns it. */
  async catchUp(store: Store): Promise<readonly TableEvent[]> {
    const known = this.#table.version;
    this.#take(await store.readEvents({ table: this.id, after: known }));
    this.#isCurrent = true;
    return this.#table.events.slice(known);
  }

  /** Takes events that are in the store, if they are the next; else they must be read there. */
  accept(events: readonly StoredEvent[]): boolean {
    if (!this.#isCurrent || events[0]?.version !== this.#table.version + 1) return false;
    this.#take(events);
    return true;
  }

  #take(events: readonly StoredEvent[]): void {
    this.#table.append(...events.map(stored => this.#read(stored)));
    for (const { command, version } of events) if (command !== null) this.#commands.set(command, version);
  }

  #read({ body, version }: StoredEvent): TableEvent {
    const event = readEvent(body);
    if (!event.ok) throw new UnreadableTable(this.id, version, event.error);
    return event.value;
  }
}
