/** Reviews on worker threads: a thread starts when there is work for it, and does one review after the other. */
import { Worker } from 'node:worker_threads';
import type { Fault, GameRecord, Result } from '@kingdomino/rules';
import type { Review } from '../review/review.ts';
import type { ReviewProgress, ReviewSettings } from '../review/reviewer.ts';
import type { ReviewMessage, ReviewNews, ReviewTask, ReviewThreadSettings } from './worker.ts';

/** One order for a pool. */
export interface ReviewOrder {
  readonly record: GameRecord;
  readonly settings?: ReviewSettings;
  /** Where an earlier review of it was left. */
  readonly progress?: ReviewProgress;
  /** Told after every decision. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** How many threads there may be, and how they behave. */
export interface ReviewPoolSettings extends ReviewThreadSettings {
  /** Of all threads, how many may share one review while no other waits; usually 1. */
  readonly perReview?: number;
}

interface Pending {
  readonly task: ReviewTask;
  readonly onProgress?: ReviewOrder['onProgress'];
  readonly resolve: (result: Result<Review, Fault>) => void;
  readonly reject: (error: Error) => void;
}

/** Node 20 cannot start a thread from TypeScript, so the source, too, runs the built worker, without its own flags. */
const WORKER = new URL('./worker.js', import.meta.url.replace('/src/node/', '/dist/node/'));

const CLOSED = 'the pool was closed';

/** A pool of threads that review games. */
export class ReviewThreads {
  readonly #most: number;
  readonly #perReview: number;
  readonly #settings: ReviewThreadSettings;
  readonly #workers = new Set<Worker>();
  readonly #idle: Worker[] = [];
  readonly #waiting: Pending[] = [];
  readonly #underWay = new Map<Worker, Pending>();
  /** Whom threads help that have a part of another one's review. */
  readonly #leaders = new Map<Worker, Worker>();
  #isClosed = false;

  /** So many reviews at a time. */
  constructor(threads: number, { perReview = 1, ...settings }: ReviewPoolSettings = {}) {
    this.#most = threads;
    this.#perReview = perReview;
    this.#settings = settings;
  }

  /** Refused as `openReview` refuses; rejected where the thread dies or the pool is closed. */
  review({ record, settings = {}, progress, onProgress }: ReviewOrder): Promise<Result<Review, Fault>> {
    if (this.#isClosed) return Promise.reject(new Error(CLOSED));
    return new Promise((resolve, reject) => {
      const task = { kind: 'review', record, settings, ...(progress && { progress }) } as const;
      this.#waiting.push({ task, resolve, reject, ...(onProgress && { onProgress }) });
      this.#handOut();
    });
  }

  /** Ends all threads. What they had not finished is rejected, and so is what comes later. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const pending = [...this.#waiting.splice(0), ...this.#underWay.values()];
    this.#underWay.clear();
    for (const { reject } of pending) reject(new Error(CLOSED));
    await Promise.all([...this.#workers].map(worker => worker.terminate()));
  }

  #handOut(): void {
    while (this.#waiting.length > 0) {
      const worker = this.#idle.pop() ?? this.#start();
      if (!worker) return;
      const pending = this.#waiting.shift()!;
      this.#underWay.set(worker, pending);
      worker.ref();
      const helpers = this.#waiting.length === 0 ? this.#helpersFor(worker) : [];
      for (const [index, each] of [worker, ...helpers].entries()) {
        const part = helpers.length > 0 ? { part: { part: index, parts: 1 + helpers.length } } : {};
        each.postMessage({ ...pending.task, ...part } satisfies ReviewTask);
      }
    }
  }

  /** Threads that have nothing to do. */
  #helpersFor(leader: Worker): Worker[] {
    const helpers: Worker[] = [];
    while (helpers.length < this.#perReview - 1) {
      const worker = this.#idle.pop() ?? this.#start();
      if (!worker) break;
      this.#leaders.set(worker, leader);
      worker.ref();
      helpers.push(worker);
    }
    return helpers;
  }

  #start(): Worker | undefined {
    if (this.#workers.size >= this.#most) return undefined;
    const worker = new Worker(WORKER, { execArgv: [], workerData: this.#settings });
    worker.on('message', (message: ReviewMessage) => this.#hear(worker, message));
    worker.on('error', error => this.#drop(worker, error));
    worker.on('exit', code => this.#drop(worker, new Error(`a thread of the pool ended with code ${code}`)));
    this.#workers.add(worker);
    return worker;
  }

  #hear(worker: Worker, message: ReviewMessage): void {
    const pending = this.#underWay.get(worker);
    switch (message.kind) {
      case 'progress':
        return pending?.onProgress?.(message.done, message.total);
      case 'found':
        return this.#leaders.get(worker)?.postMessage(message satisfies ReviewNews);
      case 'done':
        pending?.resolve(message.result);
        break;
      case 'failed':
        pending?.reject(new Error(message.error));
        break;
      case 'helped':
        break;
    }
    this.#stopHelpersOf(worker);
    this.#leaders.delete(worker);
    this.#underWay.delete(worker);
    // a pool that has nothing to do does not keep its program alive
    worker.unref();
    this.#idle.push(worker);
    this.#handOut();
  }

  /** They are free when they have heard it. */
  #stopHelpersOf(worker: Worker): void {
    for (const [helper, leader] of this.#leaders)
      if (leader === worker) helper.postMessage({ kind: 'stop' } satisfies ReviewNews);
  }

  /** A thread that died takes its review with it, and no other; what a helper has not found, its leader looks at. */
  #drop(worker: Worker, error: Error): void {
    if (!this.#workers.delete(worker)) return;
    const pending = this.#underWay.get(worker);
    this.#underWay.delete(worker);
    const idle = this.#idle.indexOf(worker);
    if (idle >= 0) this.#idle.splice(idle, 1);
    this.#stopHelpersOf(worker);
    this.#leaders.delete(worker);
    pending?.reject(error);
    this.#handOut();
  }
}
