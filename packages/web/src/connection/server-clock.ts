/**
 * The server's time, counted by the page's own steady clock: the device's may be wrong, or be put right meanwhile. It
 * runs on while the connection is down, as the clocks of a game do.
 */
export class ServerClock {
  readonly #steady: () => number;
  /** Server time minus ours, by the message that came here fastest: the others were longer on their way. */
  #offset: number;
  #isSet = false;

  /** `steady` in milliseconds, never backwards. */
  constructor(steady: () => number) {
    this.#steady = steady;
    this.#offset = Date.now() - steady();
  }

  /** The server said what time it is. */
  hear(time: number): void {
    const offset = time - this.#steady();
    this.#offset = this.#isSet ? Math.max(this.#offset, offset) : offset;
    this.#isSet = true;
  }

  now(): number {
    return this.#steady() + this.#offset;
  }

  /** A steady clock may stand still while a device sleeps: what the server says next counts. */
  comeBack(): void {
    this.#isSet = false;
  }
}
