/** Times in which this process did not run, because the machine was busy: no server can help them. */
import type { Span } from './clock-charges.ts';

const LOOK = 50;
const LATE = 150;

export class Stalls {
  readonly all: Span[] = [];
  readonly #timer: NodeJS.Timeout;

  constructor() {
    let last = performance.now();
    this.#timer = setInterval(() => {
      const now = performance.now();
      if (now - last > LATE) this.all.push({ from: last + LOOK, to: now });
      last = now;
    }, LOOK);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
