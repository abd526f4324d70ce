/**
 * Asks the bots. A worker that does not come, stops or says nothing is started again, after growing pauses; if that
 * does not help either, a stand-in moves, and the next question tries again. A game always goes on.
 */
import type { BotJob } from '@kingdomino/bots';
import { simpleMove } from './simple-move.ts';

/** A move, and whether the bot that was asked for made it. */
export interface BotAnswer {
  readonly move: string;
  readonly isStandIn: boolean;
}

/** Which bot, for which game: what it needs depends on them. */
export type BotNeeds = Pick<BotJob, 'game' | 'options' | 'spec'>;

/** A worker in which bots think. */
export interface Thinker {
  /** Fetches what a bot needs before it is asked. */
  prepare(needs: BotNeeds): void;
  choose(job: BotJob): Promise<BotAnswer>;
  /** What was asked so far is answered soon, somehow. */
  stop(): void;
  /** Rejects when the worker cannot be loaded or stops. */
  readonly failed: Promise<never>;
  end(): void;
}

interface Ports {
  readonly start: () => Thinker;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Something is wrong and is being tried again. */
  readonly onTrouble: () => void;
  /** Another bot moved for this one. */
  readonly onStandIn: (level: string) => void;
}

/** Before each try, in milliseconds. */
const PAUSES = [0, 500, 2000];
/** Longer than any level thinks and its weights take to come. */
const LIMIT = 30_000;

export class BotClient {
  readonly #ports: Ports;
  #thinker: Thinker | undefined;
  /** After a question without an answer there is one try only: nobody wants to wait at each move. */
  #hasGivenUp = false;
  readonly #said = new Set<string>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** The worker comes, and what a bot needs, before anybody waits. Where that fails, the first question tries again. */
  prepare(needs: BotNeeds): void {
    this.#thinker ??= this.#ports.start();
    this.#thinker.prepare(needs);
  }

  /** `end` tells that nobody waits for the move any more. */
  async choose(job: BotJob, end?: AbortSignal): Promise<string> {
    const stop = () => this.#thinker?.stop();
    end?.addEventListener('abort', stop, { once: true });
    try {
      return await this.#choose(job);
    } finally {
      end?.removeEventListener('abort', stop);
    }
  }

  async #choose(job: BotJob): Promise<string> {
    for (const pause of this.#hasGivenUp ? [0] : PAUSES) {
      await this.#ports.pause(pause);
      const answer = await this.#ask(job).catch(() => undefined);
      if (answer) return this.#take(job, answer);
      this.#thinker?.end();
      this.#thinker = undefined;
      if (!this.#hasGivenUp) this.#ports.onTrouble();
    }
    this.#hasGivenUp = true;
    return this.#take(job, { move: simpleMove(job), isStandIn: true });
  }

  #ask(job: BotJob): Promise<BotAnswer> {
    this.#thinker ??= this.#ports.start();
    const thinker = this.#thinker;
    const tooLong = this.#ports.pause(LIMIT).then(() => {
      throw new Error('no answer');
    });
    return Promise.race([thinker.choose(job), thinker.failed, tooLong]);
  }

  /** Said once for each level, until it is back. */
  #take({ spec }: BotJob, { move, isStandIn }: BotAnswer): string {
    if (!isStandIn) {
      this.#said.delete(spec);
      this.#hasGivenUp = false;
    } else if (!this.#said.has(spec)) {
      this.#said.add(spec);
      this.#ports.onStandIn(spec);
    }
    return move;
  }
}
