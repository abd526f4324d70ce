/** Watchers: the connections of this process that are subscribed to tables, and sending events to them. */
import type { Answer, TableEvent } from '@kingdomino/protocol';
import { StaggeredSet } from '../staggered-set.ts';

/** How often something is done for some of the tables, and how long it takes until all had their turn. */
export const WATCH_STEP = 250;
const WATCH_ROUND = 6000;

/** A connection, or whatever else messages about tables can be sent to. */
export interface Watcher {
  /** Empty for a stranger, and for a request that waits and is not there for good. */
  readonly playerId: string;
  /** False while the page is hidden, in another tab for instance. */
  readonly isPageVisible: boolean;
  /** Text that is JSON already: made once for all watchers. */
  sendText(text: string): void;
}

export interface WatcherHooks {
  /** The first watcher of a table came, or the last went. */
  readonly onFirst?: (table: string) => void;
  readonly onLast?: (table: string) => void;
}

export class Watchers {
  readonly #hooks: WatcherHooks;
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #tables = new Map<Watcher, Set<string>>();
  readonly #inTurn = new StaggeredSet<string>(WATCH_ROUND / WATCH_STEP);

  constructor(hooks: WatcherHooks = {}) {
    this.#hooks = hooks;
  }

  isWatched(table: string): boolean {
    return this.#watchers.has(table);
  }

  get watchedTables(): string[] {
    return [...this.#watchers.keys()];
  }

  /** Some of the watched tables, each once in a round. */
  nextTables(): readonly string[] {
    return this.#inTurn.next();
  }

  watchersOf(table: string): ReadonlySet<Watcher> {
    return this.#watchers.get(table) ?? new Set();
  }

  /** How many tables somebody watches. */
  countOf(watcher: Watcher): number {
    return this.#tables.get(watcher)?.size ?? 0;
  }

  tablesOf(watcher: Watcher): string[] {
    return [...(this.#tables.get(watcher) ?? [])];
  }

  watch(table: string, watcher: Watcher): void {
    const isFirst = !this.isWatched(table);
    add(this.#watchers, table, watcher);
    add(this.#tables, watcher, table);
    this.#inTurn.add(table);
    if (isFirst) this.#hooks.onFirst?.(table);
  }

  unwatch(table: string, watcher: Watcher): void {
    const wasWatched = this.isWatched(table);
    remove(this.#watchers, table, watcher);
    remove(this.#tables, watcher, table);
    if (!wasWatched || this.isWatched(table)) return;
    this.#inTurn.delete(table);
    this.#hooks.onLast?.(table);
  }

  /** Returns the tables that were watched. */
  leave(watcher: Watcher): string[] {
    const tables = this.tablesOf(watcher);
    for (const table of tables) this.unwatch(table, watcher);
    return tables;
  }

  sendEvents(table: string, from: number, events: readonly TableEvent[], time: number): void {
    this.send(table, { type: 'events', table, from, events: [...events], time });
  }

  /** To everybody who watches some table. */
  sendAll(message: Answer): void {
    const text = JSON.stringify(message);
    for (const watcher of this.#tables.keys()) watcher.sendText(text);
  }

  send(table: string, message: Answer): void {
    const watchers = this.#watchers.get(table);
    if (!watchers) return;
    const text = JSON.stringify(message);
    for (const watcher of watchers) watcher.sendText(text);
  }
}

function add<Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = map.get(key);
  if (set) set.add(value);
  else map.set(key, new Set([value]));
}

function remove<Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = map.get(key);
  set?.delete(value);
  if (set?.size === 0) map.delete(key);
}
