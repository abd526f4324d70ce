/**
 * Reviews of finished tables, made when somebody asks: one after the other, on a thread that stands back, and only while no bot
 * waits for one. The last ones are kept in memory; whoever asks for another has it made again.
 */
import type { GameRecord } from '@kingdomino/rules';
import type { Review } from '@kingdomino/study';
import type { ReviewThreads } from '@kingdomino/study/node';
import { FairQueue, type Whose } from '../bots/fair-queue.ts';

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
  /** Somebody's game waits for a thread. */
  readonly isBusy: () => boolean;
  readonly onError: (error: unknown) => void;
  readonly pause?: (milliseconds: number) => Promise<void>;
}

interface Order extends Whose {
  readonly table: string;
  readonly record: GameRecord;
}

/** How many may wait, and how many are kept: a review has about 100 kB. */
const MOST_WAITING = 50;
const MOST_KEPT = 100;
/** Between two looks whether bots still wait. */
const BUSY_PAUSE = 500;
const NONE: ReviewState = { state: 'none', done: 0, total: 0 };
const WAITING: ReviewState = { state: 'waiting', done: 0, total: 0 };

export class ReviewDesk {
  readonly #parts: Parts;
  readonly #queue = new FairQueue<Order>();
  /** By table; the oldest first. */
  readonly #states = new Map<string, ReviewState>();
  #isRunning = false;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  look(table: string): ReviewState {
    return this.#states.get(table) ?? NONE;
  }

  /** Undefined where too many wait already. What is under way or there is not made twice. */
  ask(table: string, record: GameRecord, player: string): ReviewState | undefined {
    const known = this.#states.get(table);
    if (known) return known;
    if (this.#isClosed || this.#queue.length >= MOST_WAITING) return undefined;
    this.#tell(table, WAITING);
    this.#queue.add({ table, record, opener: player, hasPeople: true });
    void this.#run();
    return WAITING;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#parts.reviewer.close();
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let order = this.#queue.next(); order && !this.#isClosed; order = this.#queue.next()) {
      await this.#untilIdle();
      await this.#make(order).catch(error => this.#fail(order.table, error));
    }
    this.#isRunning = false;
  }

  /** Play comes first. */
  async #untilIdle(): Promise<void> {
    const { isBusy, pause = wait } = this.#parts;
    while (isBusy() && !this.#isClosed) await pause(BUSY_PAUSE);
  }

  async #make({ table, record }: Order): Promise<void> {
    this.#tell(table, { state: 'running', done: 0, total: 0 });
    const onProgress = (done: number, total: number) => this.#tell(table, { state: 'running', done, total });
    const made = await this.#parts.reviewer.review({ record, onProgress });
    if (!made.ok) throw new Error(made.error.text);
    const { length } = made.value.decisions;
    this.#tell(table, { state: 'done', done: length, total: length, review: made.value });
  }

  /** Whoever asks again has it tried again. */
  #fail(table: string, error: unknown): void {
    this.#states.delete(table);
    if (!this.#isClosed) this.#parts.onError(error);
  }

  #tell(table: string, state: ReviewState): void {
    this.#states.delete(table);
    this.#states.set(table, state);
    if (this.#states.size <= MOST_KEPT + MOST_WAITING) return;
    const oldest = [...this.#states].find(([, each]) => each.state === 'done');
    if (oldest) this.#states.delete(oldest[0]);
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, milliseconds).unref();
  });
}
