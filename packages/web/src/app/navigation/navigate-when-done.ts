/** Navigates when some work is done: one at a time, and only if the player has not left meanwhile. */
import { signal } from '@preact/signals';
import { go, onLeave } from './router.ts';

export class NavigateWhenDone {
  readonly isBusy = signal(false);

  /** `work` is told when the player leaves; without an address nothing happens. */
  async run(work: (end: AbortSignal) => Promise<string | undefined>): Promise<void> {
    if (this.isBusy.value) return;
    this.isBusy.value = true;
    const end = new AbortController();
    const left = new Promise<undefined>(resolve => {
      end.signal.addEventListener('abort', () => resolve(undefined));
    });
    const stop = onLeave(() => end.abort());
    try {
      const address = await Promise.race([work(end.signal), left]);
      if (address !== undefined && !end.signal.aborted) go(address);
    } finally {
      stop();
      this.isBusy.value = false;
    }
  }
}
