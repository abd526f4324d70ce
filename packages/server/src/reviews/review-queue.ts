/**
 * The queue of reviews of finished tables: made when somebody asks, one after the other, on threads of low priority, and
 * only while no bot waits for one. Finished reviews are in the store, for every process; a process claims a review there
 * before it makes it, so that it is made once.
 */

import type { GameRecord } from '@kingdomino/rules';
import type { Review } from '@kingdomino/study';
import type { ReviewThreads } from '@kingdomino/study/node';
import { FairQueue, type Whose } from '../bots/fair-queue.ts';
import { sleep } from '../sleep.ts';
import type { Store } from '../storage/store.ts';

export type Reviewer = Pick<ReviewThreads, 'review' | 'close'>;

export interface ReviewState {
  readonly state: 'none' | 'waiting' | 'running' | 'done';
  /** Decisions of the game, looked at and in all; 0 while nobody knows. */
  readonly done: number;
  readonly total: number;
  readonly review?: Review;
}

interface Parts {
  readonly reviewer: Reviewer;
  readonly store: Pick<Store, 'claimReview' | 'readReview' | 'renewReviews' | 'keepReview' | 'dropReviews'>;
  readonly now: () => number;
  /** Somebody's game waits for a thread. */
  readonly isBusy: () => boolean;
  readonly onError: (error: unknown) => void;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

interface Order extends Whose {
  readonly table: string;
  readonly record: GameRecord;
}

/** How many may wait at a process. */
const MOST_WAITING = 50;
/** How often a process says that it still makes what it has claimed, and when others stop believing it. */
const RENEWAL = 60_000;
const BELIEVED = 5 * RENEWAL;
/** Between two looks whether bots still wait. */
const BUSY_PAUSE = 500;
const NONE: ReviewState = { state: 'none', done: 0, total: 0 };
const WAITING: ReviewState = { state: 'waiting', done: 0, total: 0 };

export class ReviewQueue {
  readonly #parts: Parts;
  readonly #queue = new FairQueue<Order>();
  /** By table: those that wait here, and the one that is made. */
  readonly #states = new Map<string, ReviewState>();
  readonly #timer: NodeJS.Timeout;
  #isRunning = false;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#timer = setInterval(() => this.#renew(), RENEWAL).unref();
  }

  async stateOf(table: string): Promise<ReviewState> {
    const here = this.#states.get(table);
    if (here) return here;
    const { store, now } = this.#parts;
    const kept = await store.readReview(table);
    if (kept?.body != null) return finished(JSON.parse(kept.body) as Review);
    // another process has it, unless that one is gone
    return kept && now() - kept.at < BELIEVED ? WAITING : NONE;
  }

  /** Undefined where too many wait already. What is under way or there is not made twice. */
  async ask(table: string, record: GameRecord, player: string): Promise<ReviewState | undefined> {
    const here = this.#states.get(table);
    if (here) return here;
    if (this.#isClosed || this.#states.size > MOST_WAITING) return undefined;
    this.#states.set(table, WAITING);
    const claim = await this.#claim(table);
    if (claim !== 'mine') {
      this.#states.delete(table);
      return this.stateOf(table);
    }
    this.#queue.add({ table, record, opener: player, hasPeople: true });
    void this.#run();
    return WAITING;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#parts.reviewer.close();
    // others may make them
    await this.#parts.store.dropReviews([...this.#states.keys()]).catch(this.#parts.onError);
  }

  async #claim(table: string): Promise<'mine' | 'elsewhere' | 'done'> {
    const { store, now } = this.#parts;
    try {
      return await store.claimReview({ table, at: now(), stale: now() - BELIEVED });
    } catch (error) {
      this.#states.delete(table);
      throw error;
    }
  }

  #renew(): void {
    const { store, now, onError } = this.#parts;
    void store.renewReviews({ tables: [...this.#states.keys()], at: now() }).catch(onError);
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let order = this.#queue.next(); order && !this.#isClosed; order = this.#queue.next()) {
      await this.#untilIdle();
      await this.#make(order).catch(error => this.#fail(error, order.table));
      this.#states.delete(order.table);
    }
    this.#isRunning = false;
  }

  /** Play comes first. */
  async #untilIdle(): Promise<void> {
    const { isBusy, pause = sleep } = this.#parts;
    while (isBusy() && !this.#isClosed) await pause(BUSY_PAUSE);
  }

  async #make({ table, record }: Order): Promise<void> {
    const { reviewer, store, now } = this.#parts;
    this.#states.set(table, { state: 'running', done: 0, total: 0 });
    const onProgress = (done: number, total: number) =>
      void this.#states.set(table, { state: 'running', done, total });
    const made = await reviewer.review({ record, onProgress });
    if (!made.ok) throw new Error(made.error.text);
    await store.keepReview({ table, at: now(), body: JSON.stringify(made.value) });
  }

  /** Whoever asks again has it tried again. */
  async #fail(error: unknown, table: string): Promise<void> {
    if (this.#isClosed) return;
    this.#parts.onError(error);
    await this.#parts.store.dropReviews([table]).catch(this.#parts.onError);
  }
}

function finished(review: Review): ReviewState {
  const { length } = review.decisions;
  return { state: 'done', done: length, total: length, review };
}
