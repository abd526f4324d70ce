/** An estimate of the number of unfinished tables; counting them for each new one would take too long. */
import type { Ports } from '../ports.ts';
import type { Store } from '../storage/store.ts';

const BELIEVED = 5000;

export class UnfinishedCount {
  readonly #store: Pick<Store, 'countUnfinished'>;
  readonly #ports: Ports;
  #counted: { readonly count: Promise<number>; readonly at: number } | undefined;
  #openedSince = 0;

  constructor(store: Pick<Store, 'countUnfinished'>, ports: Ports) {
    this.#store = store;
    this.#ports = ports;
  }

  /** Of all processes as of a few seconds ago, and of this one since. */
  async read(): Promise<number> {
    const at = this.#ports.now();
    if (!this.#counted || at - this.#counted.at >= BELIEVED) {
      this.#openedSince = 0;
      this.#counted = { count: this.#store.countUnfinished(['public', 'link']), at };
    }
    try {
      return (await this.#counted.count) + this.#openedSince;
    } catch (error) {
      this.#counted = undefined;
      throw error;
    }
  }

  opened(): void {
    this.#openedSince++;
  }
}
