/**
 * Of the tabs that show one game, one deals and lets bots move: the one that was looked at last. The others follow what
 * is kept. Where a browser has no locks (a page on plain http) or refuses them (site data are blocked), every tab may lead:
 * each looks at what is kept before it adds to it.
 */

/** Changes one game while no other tab does. */
export async function exclusively<Value>(id: string, work: () => Value): Promise<Value> {
  const locks = locksOfBrowser();
  if (!locks) return work();
  let hasBegun = false;
  try {
    return (await locks.request(`kingdomino.write.${id}`, () => {
      hasBegun = true;
      return work();
    })) as Value;
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}

interface Handlers {
  readonly onLead: () => void;
  readonly onLost: () => void;
}

export class TabLeader {
  readonly #name: string;
  readonly #handlers: Handlers;
  readonly #locks = locksOfBrowser();
  #isMine = false;
  #isInQueue = false;
  #isClosed = false;
  #release: () => void = () => undefined;
  readonly #over = new AbortController();

  constructor(id: string, handlers: Handlers) {
    this.#name = `kingdomino.lead.${id}`;
    this.#handlers = handlers;
    if (isLookedAt()) this.take();
    else this.#queue();
    const { signal } = this.#over;
    const look = () => isLookedAt() && this.take();
    globalThis.document?.addEventListener('visibilitychange', look, { signal });
    globalThis.window?.addEventListener('focus', look, { signal });
  }

  get isMine(): boolean {
    return this.#isMine;
  }

  /** At once, from whichever tab has it. */
  take(): void {
    if (this.#isMine || this.#isClosed) return;
    if (this.#locks) void this.#ask({ steal: true });
    else void this.#hold();
  }

  close(): void {
    this.#isClosed = true;
    this.#isMine = false;
    this.#over.abort();
    this.#release();
  }

  /** When whoever leads is closed. */
  #queue(): void {
    if (this.#isInQueue || this.#isClosed) return;
    this.#isInQueue = true;
    if (this.#locks) void this.#ask({});
    else void this.#hold();
  }

  async #ask(options: LockOptions): Promise<void> {
    try {
      await this.#locks!.request(this.#name, options, () => {
        if (!options.steal) this.#isInQueue = false;
        return this.#hold();
      });
    } catch (error) {
      if (isStolen(error)) this.#lose();
      // refused: it was not even asked whether another tab has it
      else void this.#hold();
    }
  }

  #lose(): void {
    this.#isMine = false;
    if (this.#isClosed) return;
    this.#handlers.onLost();
    this.#queue();
  }

  #hold(): Promise<void> | undefined {
    if (this.#isClosed || this.#isMine) return undefined;
    this.#isMine = true;
    // whoever is told may not be complete yet
    queueMicrotask(() => this.#isMine && this.#handlers.onLead());
    return new Promise(resolve => {
      this.#release = resolve;
    });
  }
}

function isStolen(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function isLookedAt(): boolean {
  return globalThis.document?.visibilityState !== 'hidden';
}

function locksOfBrowser(): LockManager | undefined {
  return globalThis.navigator?.locks;
}
