/** Bots on worker threads: a thread starts when there is work for it, and does one task after the other. */
import { Worker } from 'node:worker_threads';
import type { Result } from '@kingdomino/rules';
import type { ArenaGame, Tournament } from '../arena/tournament.ts';
import type { Choice } from '../bot.ts';
import type { BotJob } from '../job.ts';
import type { JobRefusal } from '../refusals.ts';
import type { StopMessage, Task, TaskAnswer, ThreadSettings } from './worker.ts';
import { WORKER } from './worker-file.ts';

/** How many threads there may be, and how they behave. */
export interface PoolSettings extends ThreadSettings {
  /** The most threads that work at a time. */
  readonly threads: number;
  /** A thread that has not answered a job after so many milliseconds is ended, and another one takes its place. */
  readonly patience?: number;
}

interface Order {
  readonly task: Task;
  readonly resolve: (value: never) => void;
  readonly reject: (reason: Error) => void;
  /** Ends the thread when it takes too long. */
  watchdog?: NodeJS.Timeout;
}

/** A pool of threads that think for bots or play an arena's games. */
export class BotThreads {
  readonly #settings: PoolSettings;
  readonly #workers = new Set<Worker>();
  readonly #idle: Worker[] = [];
  readonly #orders: Order[] = [];
  readonly #underWay = new Map<Worker, Order>();
  #isClosed = false;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  /** How many tasks no thread has begun yet. */
  get waiting(): number {
    return this.#orders.length;
  }

  /** Aborting ends the search early: the answer is the best move so far. */
  think(job: BotJob, signal?: AbortSignal): Promise<Result<Choice<string>, JobRefusal>> {
    const flag = new Int32Array(new SharedArrayBuffer(4));
    const stop = () => Atomics.store(flag, 0, 1);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
    return this.#run<Result<Choice<string>, JobRefusal>>({ kind: 'think', job, stop: flag }).finally(() =>
      signal?.removeEventListener('abort', stop),
    );
  }

  /** Plays some of a tournament's games, by their numbers, on one thread. Aborting returns those that are over. */
  playGames(tournament: Tournament, indices: readonly number[], signal?: AbortSignal): Promise<ArenaGame[]> {
    const flag = new Int32Array(new SharedArrayBuffer(4));
    const task: Task = { kind: 'games', tournament, indices, stop: flag };
    const stop = () => {
      Atomics.store(flag, 0, 1);
      for (const [worker, order] of this.#underWay)
        if (order.task === task) worker.postMessage({ kind: 'stop' } satisfies StopMessage);
    };
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
    return this.#run<ArenaGame[]>(task).finally(() => signal?.removeEventListener('abort', stop));
  }

  /** Ends all threads. What they had not finished is rejected. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const orders = [...this.#orders.splice(0), ...this.#underWay.values()];
    this.#underWay.clear();
    for (const { reject } of orders) reject(new Error('the pool was closed'));
    await Promise.all([...this.#workers].map(worker => worker.terminate()));
  }

  #run<Value>(task: Task): Promise<Value> {
    if (this.#isClosed) return Promise.reject(new Error('the pool is closed'));
    return new Promise<Value>((resolve, reject) => {
      this.#orders.push({ task, resolve, reject });
      this.#handOut();
    });
  }

  #handOut(): void {
    while (this.#orders.length > 0) {
      const worker = this.#idle.pop() ?? this.#start();
      if (!worker) return;
      this.#give(worker, this.#orders.shift()!);
    }
  }

  #give(worker: Worker, order: Order): void {
    this.#underWay.set(worker, order);
    this.#watch(worker, order);
    worker.ref();
    worker.postMessage(order.task);
  }

  #watch(worker: Worker, order: Order): void {
    const { patience } = this.#settings;
    if (patience === undefined || order.task.kind === 'games') return;
    order.watchdog = setTimeout(() => {
      worker.removeAllListeners();
      this.#drop(worker, new Error(`a bot's thread did not answer in ${patience} ms and was ended`));
      void worker.terminate();
    }, patience).unref();
  }

  #takeOrder(worker: Worker): Order | undefined {
    const order = this.#underWay.get(worker);
    clearTimeout(order?.watchdog);
    this.#underWay.delete(worker);
    return order;
  }

  #start(): Worker | undefined {
    const { threads, niceness, mostMilliseconds, botLog } = this.#settings;
    if (this.#workers.size >= threads) return undefined;
    const workerData: ThreadSettings = {
      ...(niceness !== undefined && { niceness }),
      ...(mostMilliseconds !== undefined && { mostMilliseconds }),
      ...(botLog !== undefined && { botLog }),
    };
    const worker = new Worker(WORKER, { execArgv: [], workerData });
    worker.on('message', (answer: TaskAnswer) => this.#finish(worker, answer));
    worker.on('error', error => this.#drop(worker, error));
    this.#workers.add(worker);
    return worker;
  }

  #finish(worker: Worker, answer: TaskAnswer): void {
    const order = this.#takeOrder(worker);
    // a pool that has nothing to do does not keep its program alive
    worker.unref();
    this.#idle.push(worker);
    if (answer.ok) order?.resolve(answer.value as never);
    else order?.reject(new Error(answer.error));
    this.#handOut();
  }

  /** A thread that died takes its task with it, and no other. */
  #drop(worker: Worker, error: Error): void {
    const order = this.#takeOrder(worker);
    this.#workers.delete(worker);
    const idle = this.#idle.indexOf(worker);
    if (idle >= 0) this.#idle.splice(idle, 1);
    order?.reject(error);
    this.#handOut();
  }
}
