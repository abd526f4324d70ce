/**
 * Takes the notifications out of what PostgreSQL sends, while it is told to: a line that answers everything and delivers
 * no news. Messages have a letter and a length; they may come in any pieces.
 */

/** Letter and length; the length counts itself. */
const HEAD = 5;
const LETTER = 1;
const NOTIFICATION = 'A'.charCodeAt(0);

export class NotificationFilter {
  readonly #isMuted: () => boolean;
  #rest: Buffer = Buffer.alloc(0);

  constructor(isMuted: () => boolean) {
    this.#isMuted = isMuted;
  }

  /** Whole messages only; what is not whole yet comes with the next piece. */
  pass(chunk: Buffer): Buffer {
    let data = Buffer.concat([this.#rest, chunk]);
    const passed: Buffer[] = [];
    while (data.length >= HEAD) {
      const end = LETTER + data.readUInt32BE(LETTER);
      if (data.length < end) break;
      const message = data.subarray(0, end);
      if (message[0] !== NOTIFICATION || !this.#isMuted()) passed.push(message);
      data = data.subarray(end);
    }
    this.#rest = data;
    return Buffer.concat(passed);
  }
}
