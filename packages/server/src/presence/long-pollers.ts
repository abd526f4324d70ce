/** Long pollers: programs without a socket that count as connected to a table as long as they go on polling it. */
import type { Watcher, Watchers } from './watchers.ts';

/** After the longest wait that a request may have, and a while to ask again. */
const LINGER = 40_000;

interface Poller {
  readonly watcher: Watcher;
  readonly timer: NodeJS.Timeout;
}

export class LongPollers {
  readonly #watchers: Watchers;
  readonly #onChange: (table: string) => void;
  readonly #known = new Map<string, Poller>();

  constructor(watchers: Watchers, onChange: (table: string) => void) {
    this.#watchers = watchers;
    this.#onChange = onChange;
  }

  /** A player polls a table that exists. */
  seen(table: string, player: string): void {
    const key = `${table}/${player}`;
    const known = this.#known.get(key);
    if (known) {
      known.timer.refresh();
      return;
    }
    const watcher = { playerId: player, isPageVisible: true, sendText: () => undefined };
    const timer = setTimeout(() => this.#forget(key, table), LINGER).unref();
    this.#known.set(key, { watcher, timer });
    this.#watchers.watch(table, watcher);
    this.#onChange(table);
  }

  stop(): void {
    for (const { timer } of this.#known.values()) clearTimeout(timer);
  }

  #forget(key: string, table: string): void {
    const poller = this.#known.get(key);
    this.#known.delete(key);
    if (poller) this.#watchers.leave(poller.watcher);
    this.#onChange(table);
  }
}
