/** Reviews on worker threads: a thread starts when there is work for it, and does one review after the other. */
import { Worker } from 'node:worker_threads';
import type { Fault, GameRecord, Result } from '@kingdomino/rules';
import type { Review } from '../review/review.ts';
import type { ReviewProgress, ReviewSettings } from '../review/reviewer.ts';
import type { ReviewMessage, ReviewTask, ReviewThreadSettings } from './worker.ts';

/** One order for a pool. */
export interface ReviewOrder {
  readonly record: GameRecord;
  readonly settings?: ReviewSettings;
  /** Where an earlier review of it was left. */
  readonly progress?: ReviewProgress;
  /** Told after every decision. */
  readonly onProgress?: (done: number, total: number) => void;
}

interface Pending {
  readonly task: ReviewTask;
  readonly onProgress?: ReviewOrder['onProgress'];
  readonly resolve: (result: Result<Review, Fault>) => void;
  readonly reject: (error: Error) => void;
}

/** Node 20 cannot start a thread from TypeScript, so the source, too, runs the built worker, without its own flags. */
const WORKER = new URL('./worker.js', import.meta.url.replace('/src/node/', '/dist/node/'));

/** A pool of threads that review games. */
export class ReviewThreads {
  readonly #most: number;
  readonly #settings: ReviewThreadSettings;
  readonly #workers = new Set<Worker>();
  readonly #idle: Worker[] = [];
  readonly #waiting: Pending[] = [];
  readonly #underWay = new Map<Worker, Pending>();

  /** So many reviews at a time. */
  constructor(threads: number, settings: ReviewThreadSettings = {}) {
    this.#most = threads;
    this.#settings = settings;
  }

  /** Refused as `openReview` refuses; rejected where the thread dies or the pool is closed. */
  review({ record, settings = {}, progress, onProgress }: ReviewOrder): Promise<Result<Review, Fault>> {
    return new Promise((resolve, reject) => {
      const task = { record, settings, ...(progress && { progress }) };
      this.#waiting.push({ task, resolve, reject, ...(onProgress && { onProgress }) });
      this.#handOut();
    });
  }

  /** Ends all threads. What they had not finished is rejected. */
  async close(): Promise<void> {
    const pending = [...this.#waiting.splice(0), ...this.#underWay.values()];
    this.#underWay.clear();
    for (const { reject } of pending) reject(new Error('the pool was closed'));
    await Promise.all([...this.#workers].map(worker => worker.terminate()));
  }

  #handOut(): void {
    while (this.#waiting.length > 0) {
      const worker = this.#idle.pop() ?? this.#start();
      if (!worker) return;
      const pending = this.#waiting.shift()!;
      this.#underWay.set(worker, pending);
      worker.ref();
      worker.postMessage(pending.task);
    }
  }

  #start(): Worker | undefined {
    if (this.#workers.size >= this.#most) return undefined;
    const worker = new Worker(WORKER, { execArgv: [], workerData: this.#settings });
    worker.on('message', (message: ReviewMessage) => this.#hear(worker, message));
    worker.on('error', error => this.#drop(worker, error));
    this.#workers.add(worker);
    return worker;
  }

  #hear(worker: Worker, message: ReviewMessage): void {
    const pending = this.#underWay.get(worker);
    if (message.kind === 'progress') return pending?.onProgress?.(message.done, message.total);
    this.#underWay.delete(worker);
    // a pool that has nothing to do does not keep its program alive
    worker.unref();
    this.#idle.push(worker);
    if (message.kind === 'done') pending?.resolve(message.result);
    else pending?.reject(new Error(message.error));
    this.#handOut();
  }

  /** A thread that died takes its review with it, and no other. */
  #drop(worker: Worker, error: Error): void {
    const pending = this.#underWay.get(worker);
    this.#underWay.delete(worker);
    this.#workers.delete(worker);
    pending?.reject(error);
    this.#handOut();
  }
}
