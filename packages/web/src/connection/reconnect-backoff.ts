/** How long to wait before the next attempt to connect: longer each time, and never shorter than the server asked for. */

const FIRST = 200;
/** While somebody looks and nobody can be reached. */
const LONGEST_WATCHED = 600;
/** For a server that has too much to do, and where the browser will say when it is worth trying. */
const LONGEST = 5000;

export class ReconnectBackoff {
  #next = FIRST;
  #notBefore = 0;

  /** As if nothing had failed yet. */
  reset(): void {
    this.#next = FIRST;
  }

  /** The server wants to be left alone until then. */
  waitUntil(until: number): void {
    this.#notBefore = until;
  }

  /** Counted from now; the time that the attempt itself has taken is part of it. */
  next(now: number, isUrgent: boolean, taken: number): number {
    const pause = Math.min(this.#next, isUrgent ? LONGEST_WATCHED : LONGEST);
    this.#next = Math.min(2 * this.#next, LONGEST);
    // not all at the same moment
    const chance = Math.random();
    return Math.max(0, pause * (0.7 + 0.6 * chance) - taken, (this.#notBefore - now) * (1 + 0.3 * chance));
  }
}
