/** Requests that are held until something happens at a table. Each takes a place, as a socket does. */
import type { Client, ConnectionLimits } from '../limits/connection-limits.ts';
import type { Watchers } from '../presence/watchers.ts';

export class LongPolling {
  readonly #watchers: Watchers;
  readonly #limits: ConnectionLimits;
  readonly #waiting = new Set<() => void>();

  constructor(watchers: Watchers, limits: ConnectionLimits) {
    this.#watchers = watchers;
    this.#limits = limits;
  }

  /** Fulfilled with true by an event, by the end of the time or of the request; at once with false at the connection limit. */
  async wait(table: string, client: Client, until: AbortSignal): Promise<boolean> {
    if (!this.#limits.hasRoomFor(client)) return false;
    this.#limits.take(client);
    await new Promise<void>(resolve => {
      const watcher = { playerId: '', isPageVisible: false, sendText: () => finish() };
      const finish = () => {
        if (!this.#waiting.delete(finish)) return;
        until.removeEventListener('abort', finish);
        this.#watchers.leave(watcher);
        this.#limits.giveBack(client);
        resolve();
      };
      this.#waiting.add(finish);
      until.addEventListener('abort', finish);
      this.#watchers.watch(table, watcher);
      if (until.aborted) finish();
    });
    return true;
  }

  /** Answers everybody with what there is. */
  finishAll(): void {
    for (const finish of this.#waiting) finish();
  }
}
