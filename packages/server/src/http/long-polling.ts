/** Requests that are held until something happens at a table. Each takes a place, as a socket does. */
import type { Client, ConnectionLimits } from '../limits/connection-limits.ts';
import type { Hub } from '../presence/watchers.ts';

export class WaitingRequests {
  readonly #hub: Hub;
  readonly #limits: ConnectionLimits;
  readonly #waiting = new Set<() => void>();

  constructor(hub: Hub, limits: ConnectionLimits) {
    this.#hub = hub;
    this.#limits = limits;
  }

  /** Fulfilled with true by news, when the time is over or when the asker is gone; at once with false without a place. */
  async wait(table: string, client: Client, until: AbortSignal): Promise<boolean> {
    if (!this.#limits.hasRoomFor(client)) return false;
    this.#limits.take(client);
    await new Promise<void>(resolve => {
      const watcher = { playerId: '', isLooking: false, sendText: () => finish() };
      const finish = () => {
        if (!this.#waiting.delete(finish)) return;
        until.removeEventListener('abort', finish);
        this.#hub.leave(watcher);
        this.#limits.giveBack(client);
        resolve();
      };
      this.#waiting.add(finish);
      until.addEventListener('abort', finish);
      this.#hub.watch(table, watcher);
      if (until.aborted) finish();
    });
    return true;
  }

  /** Answers everybody with what there is. */
  finishAll(): void {
    for (const finish of this.#waiting) finish();
  }
}
