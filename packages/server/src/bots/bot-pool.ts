/** Threads for bots, with queues of bounded length: people's moves never wait behind a bot. */
import { type BotJob, PlannedMoves } from '@kingdomino/bots';
import { BotThreads } from '@kingdomino/bots/node';
import { FairQueue, type Whose } from './fair-queue.ts';

/** However long a bot would like to think. */
const MOST_MILLISECONDS = 3000;
/** A thread that is silent for so long is stuck: it is ended, and its turn played by another bot. */
const PATIENCE = 20_000;
/** Where cores are few, people's moves come before a bot's thoughts. */
const NICENESS = 10;
/** Tables whose bot has decided its next move together with the last one; where it is forgotten, the bot thinks again. */
const MOST_PLANNED = 1000;
/** The levels that search, for seconds. All others answer within milliseconds and have a thread of their own. */
const SLOW = /^grandmaster\b/;

export interface BotPool {
  /**
   * The move, as in the game record. Undefined when too many wait already: try again later. A fresh one is not the rest
   * of what was decided before.
   */
  choose(job: BotJob, whose: Whose, isFresh?: boolean): Promise<string | undefined>;
  readonly waiting: number;
  close(): Promise<void>;
}

export interface BotPoolSettings {
  readonly threads: number;
  /** How many turns may wait. */
  readonly queue: number;
  /** Told how long a thought took, the wait for a thread not included. */
  readonly onThought?: (spec: string, seconds: number) => void;
}

export function startBotPool(settings: BotPoolSettings): BotPool {
  const slow = new Lane(settings.threads, settings);
  const quick = new Lane(1, settings);
  const planned = new PlannedMoves(MOST_PLANNED);
  return {
    async choose(job, whose, isFresh = false) {
      const move = isFresh ? undefined : planned.take(job);
      if (move !== undefined) return move;
      const choice = await (SLOW.test(job.spec) ? slow : quick).think(job, whose);
      if (choice === undefined) return undefined;
      if (!choice.ok) throw new Error(`the bot ${job.spec} has no move: ${choice.error.text}`);
      if (!isFresh) planned.keep(job, choice.value);
      return choice.value.move;
    },
    get waiting() {
      return slow.waiting + quick.waiting;
    },
    async close() {
      await Promise.all([slow.close(), quick.close()]);
    },
  };
}

type Thought = Awaited<ReturnType<BotThreads['think']>>;

interface Turn extends Whose {
  readonly job: BotJob;
  readonly resolve: (thought: Thought | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** Threads with one queue before them. */
class Lane {
  readonly #settings: BotPoolSettings;
  readonly #threads: BotThreads;
  readonly #turns = new FairQueue<Turn>();
  #idle: number;

  constructor(threads: number, settings: BotPoolSettings) {
    this.#settings = settings;
    this.#idle = threads;
    this.#threads = new BotThreads({
      threads,
      niceness: NICENESS,
      mostMilliseconds: MOST_MILLISECONDS,
      patience: PATIENCE,
    });
  }

  get waiting(): number {
    return this.#turns.length;
  }

  think(job: BotJob, whose: Whose): Promise<Thought | undefined> {
    if (this.waiting >= this.#settings.queue) {
      const givenUp = whose.hasPeople ? this.#turns.giveUpOne() : undefined;
      if (!givenUp) return Promise.resolve(undefined);
      givenUp.resolve(undefined);
    }
    return new Promise((resolve, reject) => {
      this.#turns.add({ ...whose, job, resolve, reject });
      this.#handOut();
    });
  }

  close(): Promise<void> {
    for (let turn = this.#turns.next(); turn; turn = this.#turns.next()) turn.resolve(undefined);
    return this.#threads.close();
  }

  #handOut(): void {
    while (this.#idle > 0) {
      const turn = this.#turns.next();
      if (!turn) return;
      this.#idle--;
      void this.#perform(turn);
    }
  }

  async #perform({ job, resolve, reject }: Turn): Promise<void> {
    const start = performance.now();
    try {
      resolve(await this.#threads.think(job));
    } catch (error) {
      reject(error);
    }
    this.#settings.onThought?.(job.spec, (performance.now() - start) / 1000);
    this.#idle++;
    this.#handOut();
  }
}
