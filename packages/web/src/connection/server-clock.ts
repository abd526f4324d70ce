/**
 * The server's time, counted by the page's own steady clock: the device's may be wrong, or be put right meanwhile. While
 * the connection is down it stands still, because nobody knows what happens.
 */
export class ServerClock {
  readonly #steady: () => number;
  /** Server time minus ours, by the message that came here fastest: the others were longer on their way. */
  #offset: number;
  #isSet = false;
  #stoppedAt: number | undefined;

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
    return this.#stoppedAt ?? this.#steady() + this.#offset;
  }

  /** At a moment of the steady clock that may lie behind us. */
  stop(at = this.#steady()): void {
    this.#stoppedAt ??= at + this.#offset;
  }

  /** A steady clock may stand still while a device sleeps: what the server says next counts. */
  goOn(): void {
    this.#stoppedAt = undefined;
    this.#isSet = false;
  }
}
