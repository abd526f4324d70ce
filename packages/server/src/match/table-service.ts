/**
 * Commands at tables, by any process for any table: decide on what is known, append if nobody was faster, else look
 * again. What was acknowledged or broadcast is in the store.
 */
import type { Player, TableCommand, TableEvent } from '@kingdomino/protocol';
import type { OnlineTable } from '@kingdomino/table';
import type { Fanout } from '../fanout/fanout.ts';
import type { Ports } from '../ports.ts';
import type { Store } from '../storage/store.ts';
import type { NewEvent, NewTable, StoredEvent } from '../storage/table-operations.ts';
import { isTemporary } from '../storage/temporary-error.ts';
import { settle } from './consequences.ts';
import { decide } from './decide.ts';
import type { Decision, Refusing } from './decision.ts';
import type { LiveTable } from './live-table.ts';
import { LiveTables } from './live-tables.ts';
import type { Outages } from './outages.ts';
import { storedState } from './summary.ts';

const MOST_ATTEMPTS = 12;
/** Between attempts while the database cannot be reached, growing. */
const FIRST_PAUSE = 50;
/** Characters of events in news to other processes. */
const MOST_CARRIED = 1500;

export type Taken =
  | { readonly ok: true; readonly table: string; readonly version: number }
  | { readonly ok: false; readonly error: Refusing };

export interface TableServiceParts {
  readonly store: Store;
  readonly fanout: Fanout;
  readonly ports: Ports;
  readonly outages: Outages;
  readonly mostCached: number;
  readonly isWatched: (id: string) => boolean;
}

export type Decide = (table: OnlineTable, at: number) => Decision;

/** A table to be opened together with the events. */
export type Opens = () => NewTable;

export class TableService {
  readonly #parts: TableServiceParts;
  readonly #tables: LiveTables;
  readonly #listeners: ((live: LiveTable, from: number, events: readonly TableEvent[]) => void)[] = [];
  readonly #commitListeners: ((live: LiveTable, events: readonly TableEvent[]) => void)[] = [];

  constructor(parts: TableServiceParts) {
    this.#parts = parts;
    this.#tables = new LiveTables(parts.store, parts.mostCached, parts.isWatched);
  }

  get tables(): LiveTables {
    return this.#tables;
  }

  /** Hears of every event after it became durable, in order for each table, whoever wrote it. */
  onEvents(listener: (live: LiveTable, from: number, events: readonly TableEvent[]) => void): void {
    this.#listeners.push(listener);
  }

  /** Hears of what this process itself wrote. */
  onCommit(listener: (live: LiveTable, events: readonly TableEvent[]) => void): void {
    this.#commitListeners.push(listener);
  }

  perform(player: Player, command: Exclude<TableCommand, { type: 'rematch' }>): Promise<Taken> {
    const key = `${player.id}/${command.id}`;
    return this.change(command.table, (table, at) => decide(table, player, command, at), key);
  }

  /** Decides and appends, again and again until nobody was faster. */
  async change(id: string, decideNow: Decide, command?: string, opens?: Opens): Promise<Taken> {
    const live = await this.#tables.load(id);
    if (!live) return { ok: false, error: { code: 'unknown-table', text: 'there is no such table' } };
    return live.run(async () => {
      for (let attempt = 0, pause = FIRST_PAUSE; attempt < MOST_ATTEMPTS; attempt++) {
        try {
          const taken = await this.#attempt(live, decideNow, command, opens);
          if (taken) return taken;
        } catch (error) {
          live.doubt();
          if (!isTemporary(error) || attempt + 1 === MOST_ATTEMPTS) throw error;
          await new Promise(resolve => setTimeout(resolve, pause));
          pause = Math.min(2 * pause, 1000);
        }
      }
      return { ok: false, error: { code: 'busy', text: 'others were faster; send it again' } };
    });
  }

  /** The table as the store has it now, from inside its queue. */
  async read<Value>(id: string, look: (table: OnlineTable) => Value): Promise<Value | undefined> {
    const live = await this.#tables.load(id);
    return live?.run(async () => {
      await this.#catchUp(live);
      return look(live.online);
    });
  }

  /** Lets those who act on a table look at one that was just opened, as after a commit. */
  async announce(id: string): Promise<void> {
    const live = await this.#tables.load(id);
    if (live) for (const listener of this.#commitListeners) listener(live, live.online.events);
  }

  /** Somebody else has written, or perhaps has, and perhaps says what. */
  async refresh(id: string, version: number, events: readonly StoredEvent[] = []): Promise<void> {
    const live = this.#tables.peek(id);
    if (!live || (live.isIdle && live.isSure && live.durable >= version)) return;
    await live.run(async () => {
      if (live.isSure && live.durable >= version) return;
      const known = live.durable;
      if (live.accept(events)) this.#tell(live, known, live.online.events.slice(known));
      else await this.#catchUp(live);
    });
  }

  async #attempt(
    live: LiveTable,
    decideNow: Decide,
    command?: string,
    opens?: Opens,
  ): Promise<Taken | undefined> {
    if (!live.isSure) await this.#catchUp(live);
    const answered = command === undefined ? undefined : live.answered(command);
    if (answered !== undefined) return { ok: true, table: live.id, version: answered };
    const at = Math.max(this.#parts.ports.now(), live.online.changedAt);
    const known = live.durable;
    const pauses = this.#parts.outages.pausesFor(live.online, at);
    this.#apply(live, pauses);
    const decision = decideNow(live.online, at);
    if (!decision.ok || (decision.value.length === 0 && pauses.length === 0)) {
      if (pauses.length > 0) live.doubt();
      if (await this.#catchUp(live)) return undefined;
      return decision.ok ? { ok: true, table: live.id, version: known } : decision;
    }
    this.#apply(live, decision.value);
    await this.#applyConsequences(live, at);
    return (await this.#commit(live, known, command, opens))
      ? { ok: true, table: live.id, version: live.online.version }
      : undefined;
  }

  #apply(live: LiveTable, events: readonly TableEvent[]): void {
    for (const event of events) live.online.append(event);
  }

  async #applyConsequences(live: LiveTable, at: number): Promise<void> {
    await settle(live.online, () => this.#parts.store.readSeed(live.id), at);
  }

  async #commit(live: LiveTable, known: number, command?: string, opens?: Opens): Promise<boolean> {
    const { online, id } = live;
    const events = online.events.slice(known);
    const last = events.length - 1;
    const written = events.map((event, index) => ({
      body: JSON.stringify(event),
      ...(command !== undefined && index === last ? { command } : {}),
    }));
    const result = await this.#parts.store.append({
      table: id,
      after: known,
      events: written,
      state: storedState(id, online, events.some(changesSeats)),
      ...(opens ? { opens: opens() } : {}),
    });
    if (result === 'conflict') {
      live.doubt();
      await this.#catchUp(live);
      return false;
    }
    live.confirm();
    if (command !== undefined) live.remember(command);
    this.#tell(live, known, events);
    this.#parts.fanout.publish({
      kind: 'events',
      table: id,
      version: online.version,
      ...carried(known, written),
    });
    for (const listener of this.#commitListeners) listener(live, events);
    return true;
  }

  /** True when there was news. */
  async #catchUp(live: LiveTable): Promise<boolean> {
    if (live.isSure && !this.#parts.store.isShared) return false;
    const known = live.durable;
    const events = await live.catchUp(this.#parts.store);
    if (events.length > 0) this.#tell(live, known, events);
    return events.length > 0;
  }

  #tell(live: LiveTable, from: number, events: readonly TableEvent[]): void {
    for (const listener of this.#listeners) listener(live, from, events);
  }
}

/** Events short enough to travel with the news. */
function carried(known: number, events: readonly NewEvent[]): { readonly events?: StoredEvent[] } {
  const length = events.reduce((sum, { body }) => sum + body.length, 0);
  if (length > MOST_CARRIED) return {};
  return {
    events: events.map(({ body, command = null }, index) => ({ version: known + index + 1, body, command })),
  };
}

function changesSeats({ type }: TableEvent): boolean {
  return type === 'seated' || type === 'vacated' || type === 'filled';
}
