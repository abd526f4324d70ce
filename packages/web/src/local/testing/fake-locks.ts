/** `navigator.locks` for tests: one holder for each name, the others in a row; a lock can be stolen. */
type Work = () => unknown;

interface Held {
  readonly steal: (error: Error) => void;
}

export class FakeLocks {
  readonly #held = new Map<string, Held>();
  readonly #rows = new Map<string, (() => void)[]>();

  request(name: string, ...rest: [Work] | [LockOptions, Work]): Promise<unknown> {
    const [options, work] = rest.length === 2 ? rest : [{}, rest[0]];
    return new Promise((resolve, reject) => {
      const begin = () => {
        const held: Held = { steal: reject };
        this.#held.set(name, held);
        void Promise.resolve(work())
          .then(resolve, reject)
          .finally(() => this.#held.get(name) === held && this.#next(name));
      };
      const holder = this.#held.get(name);
      if (holder && !options.steal) this.#rows.set(name, [...(this.#rows.get(name) ?? []), begin]);
      else queueMicrotask(begin);
      if (holder && options.steal) holder.steal(new DOMException('stolen', 'AbortError'));
      if (!holder) this.#held.set(name, { steal: () => undefined });
    });
  }

  #next(name: string): void {
    this.#held.delete(name);
    this.#rows.get(name)?.shift()?.();
  }
}
