/** How much a job does in one step: as much as holds the store for a moment, on this machine and at this hour. */

/** Milliseconds that a step shall take; half of what nobody would notice. */
const WANTED = 20;
const FIRST = 20;
const LEAST = 5;
const MOST = 500;

export class Pace {
  #limit = FIRST;

  get limit(): number {
    return this.#limit;
  }

  /** A step with this limit found so many and took so long. */
  note(found: number, milliseconds: number): void {
    const isWhole = found >= this.#limit;
    const fitting = Math.floor((this.#limit * WANTED) / Math.max(1, milliseconds));
    if (milliseconds > WANTED) this.#limit = Math.max(LEAST, Math.min(fitting, this.#limit));
    else if (isWhole) this.#limit = Math.min(MOST, 2 * this.#limit, Math.max(fitting, this.#limit));
  }
}
