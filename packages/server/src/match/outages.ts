/** Time that did not count: while no process ran, no clock did. */
import type { Store } from '../storage/store.ts';
import type { Outage } from '../storage/uptime-operations.ts';

/** How often a process says that it runs, and the silence that counts as an outage. */
export const BEAT = 2000;
const LONGEST_SILENCE = 8000;
/** The longest clock: what began before cannot matter any more. */
const HORIZON = 31 * 86_400_000;

export class Outages {
  readonly #store: Store;
  #known: readonly Outage[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  async beat(now: number): Promise<void> {
    await this.#store.beat({ now, longest: LONGEST_SILENCE });
    this.#known = await this.#store.outagesSince(now - HORIZON);
  }

  /** What clocks must be told before anything else happens at a table. */
  get known(): readonly Outage[] {
    return this.#known;
  }
}
