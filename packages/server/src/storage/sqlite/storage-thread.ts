/**
 * Calls the worker thread that has the SQLite file open. Requests time out, and a thread that dies is replaced: what it
 * had not answered may or may not have been done.
 */
import type { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import { builtUrl } from '../../built-url.ts';
import type { OperationName } from '../store.ts';
import { TemporaryError } from '../temporary-error.ts';
import type { FromWorker, Reply, Request, ToWorker } from './thread-messages.ts';

/** A disk that takes longer is taken for broken. */
const LIMIT = 5000;
const LOOK = 500;
/** Until the next thread is started, growing. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5000;

/** A thread as it is seen from outside. */
export interface Thread extends Pick<EventEmitter, 'on' | 'once'> {
  postMessage(message: ToWorker): void;
}

export interface ThreadOptions {
  /** Milliseconds that an answer may take. */
  readonly limit?: number;
  /** For tests, which must be able to end it. */
  readonly onThread?: (worker: Worker) => void;
  /** For tests, which are many and need no thread of their own. */
  readonly standIn?: (path: string) => Thread;
  readonly onError?: (error: Error) => void;
}

interface Waiting {
  readonly until: number;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export class StorageThread {
  readonly #path: string;
  readonly #options: ThreadOptions;
  readonly #waiting = new Map<number, Waiting>();
  readonly #timer: NodeJS.Timeout;
  #worker: Thread | undefined;
  #asked = 0;
  #outbox: Request[] = [];
  #pause = FIRST_PAUSE;
  #isClosed = false;

  /** Throws when the file cannot be used. */
  static async start(path: string, options: ThreadOptions): Promise<StorageThread> {
    const thread = new StorageThread(path, options);
    try {
      await thread.#launch();
      return thread;
    } catch (error) {
      thread.#end();
      throw error;
    }
  }

  private constructor(path: string, options: ThreadOptions) {
    this.#path = path;
    this.#options = options;
    this.#timer = setInterval(() => this.#giveUpOld(), LOOK).unref();
  }

  ask(name: OperationName, argument: unknown): Promise<unknown> {
    const id = ++this.#asked;
    return this.#waitFor(id, this.#options.limit ?? LIMIT, () => {
      if (this.#outbox.push({ id, name, argument }) === 1) setImmediate(() => this.#sendOutbox());
    });
  }

  /** May take its time. */
  async backup(file: string): Promise<void> {
    const id = ++this.#asked;
    await this.#waitFor(id, Number.POSITIVE_INFINITY, () => this.#post({ id, backup: file }));
  }

  #waitFor(id: number, limit: number, send: () => void): Promise<unknown> {
    if (!this.#worker) return Promise.reject(new TemporaryError('the storage thread does not run'));
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { until: performance.now() + limit, resolve, reject });
      send();
    });
  }

  #sendOutbox(): void {
    const requests = this.#outbox;
    this.#outbox = [];
    if (requests.length > 0) this.#post(requests);
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  /** What was asked before is finished first. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#end();
    if (!worker) return;
    const ended = new Promise<void>(resolve => worker.once('exit', () => resolve()));
    this.#sendOutbox();
    this.#post('close');
    await ended;
  }

  #end(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
  }

  /** Fulfilled when the thread has opened the file. */
  #launch(): Promise<void> {
    const worker = this.#options.standIn?.(this.#path) ?? this.#begin();
    return new Promise((resolve, reject) => {
      let failure = new Error('the storage thread has ended');
      worker.on('error', (error: Error) => {
        failure = error;
      });
      worker.on('exit', () => {
        reject(failure);
        if (this.#worker === worker) this.#replace(failure);
      });
      worker.on('message', (message: FromWorker) => {
        if (message !== 'ready') return this.#hear(message);
        this.#worker = worker;
        this.#pause = FIRST_PAUSE;
        resolve();
      });
    });
  }

  #begin(): Worker {
    const worker = new Worker(builtUrl(import.meta.url, './worker.js'), {
      workerData: { path: this.#path },
      execArgv: [],
    });
    this.#options.onThread?.(worker);
    return worker;
  }

  #replace(failure: Error): void {
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(new TemporaryError(failure.message));
    this.#waiting.clear();
    this.#outbox = [];
    if (this.#isClosed) return;
    this.#options.onError?.(failure);
    setTimeout(() => {
      if (!this.#isClosed) this.#launch().catch((error: Error) => this.#replace(error));
    }, this.#pause);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }

  #hear(replies: readonly Reply[]): void {
    for (const reply of replies) {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if (!('error' in reply)) waiting?.resolve(reply.value);
      else waiting?.reject(reply.isTemporary ? new TemporaryError(reply.error) : new Error(reply.error));
    }
  }

  #giveUpOld(): void {
    const now = performance.now();
    for (const [id, { until, reject }] of this.#waiting) {
      if (now < until) continue;
      this.#waiting.delete(id);
      reject(new TemporaryError('the storage thread does not answer'));
    }
  }
}
