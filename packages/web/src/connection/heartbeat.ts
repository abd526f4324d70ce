/** Judges the silence of a connection: nothing is wrong yet, an answer was lost, or the connection is gone. */
import type { OpenRequests, Request } from './open-requests.ts';

/** A connection on which nothing was heard for so long is asked whether it is there. */
const QUIET = 10_000;
/** Without an answer for so long it is asked again: twice as long each time, for a server that is only slow. */
const PATIENCE = 5000;
const LONGEST_PATIENCE = 40_000;

type Meaning =
  | 'quiet'
  /** The connection still speaks: these are sent again. */
  | { readonly kind: 'late'; readonly requests: readonly Request[] }
  | { readonly kind: 'gone'; readonly since: number };

export class Heartbeat {
  #patience = PATIENCE;
  #heardAt = 0;

  /** Something came from the server. */
  heard(now: number): void {
    this.#heardAt = now;
  }

  /** The server answers in time again: back to the first patience. */
  answered(): void {
    this.#patience = PATIENCE;
  }

  judge(now: number, requests: OpenRequests): Meaning | undefined {
    const late = requests.sentBefore(now - this.#patience);
    const unheard = late.find(({ sentAt }) => this.#heardAt <= sentAt!);
    if (unheard) {
      this.#patience = Math.min(2 * this.#patience, LONGEST_PATIENCE);
      return { kind: 'gone', since: unheard.sentAt! };
    }
    if (late.length > 0) return { kind: 'late', requests: late };
    const isQuiet = now - this.#heardAt >= QUIET && requests.sentBefore(now).length === 0;
    return isQuiet ? 'quiet' : undefined;
  }
}
