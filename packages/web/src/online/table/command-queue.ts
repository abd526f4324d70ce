/** Sends my decisions to the server one after the other: each must follow the version that the one before has made. */
import type { Answer } from '@kingdomino/protocol';
import { signal } from '@preact/signals';
import type { Connection } from '../../connection/connection.ts';
import type { MyDecision } from './optimistic-table.ts';

/** Milliseconds until a person wonders whether the move has arrived. */
const SLOW = 1000;

interface Address {
  readonly id: string;
  /** How many events we have. */
  readonly version: () => number;
  /** False for a decision that is not wanted any more. */
  readonly isWanted: (decision: MyDecision) => boolean;
}

export class CommandQueue {
  /** A decision is on its way for so long that it should be said. */
  readonly isSlow = signal(false);
  readonly #connection: Connection;
  readonly #to: Address;
  #last: Promise<unknown> = Promise.resolve();
  /** The table's version after my last decision: its events may come later than the answer. */
  #answered = 0;

  constructor(connection: Connection, to: Address) {
    this.#connection = connection;
    this.#to = to;
  }

  /** The answer, or undefined when it was not sent any more. */
  send(decision: MyDecision): Promise<Answer | undefined> {
    const answer = this.#last.then(() => (this.#to.isWanted(decision) ? this.#sendNow(decision) : undefined));
    this.#last = answer;
    return answer;
  }

  async #sendNow(decision: MyDecision): Promise<Answer> {
    const timer = setTimeout(() => {
      this.isSlow.value = true;
    }, SLOW);
    const seen = { table: this.#to.id, version: Math.max(this.#to.version(), this.#answered) };
    const answer = await this.#connection.ask(
      decision.type === 'moved' ? { type: 'move', move: decision.move, ...seen } : { type: 'undo', ...seen },
    );
    clearTimeout(timer);
    this.isSlow.value = false;
    if (answer.type === 'done') this.#answered = answer.version;
    return answer;
  }
}
