/** The embedded store: one SQLite file, written by one thread of one process. */
import { Worker } from 'node:worker_threads';
import { builtUrl } from '../../built-url.ts';
import { type OperationName, type Store, storeFrom } from '../store.ts';
import type { BackupRequest, FromWorker, Request } from './wire.ts';

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export async function openSqliteStore(path: string): Promise<Store> {
  const thread = new StorageThread(path);
  await thread.ready;
  return storeFrom((name, argument) => thread.ask(name, argument), {
    isShared: false,
    backup: file => thread.backup(file),
    close: () => thread.close(),
  });
}

class StorageThread {
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #failure: Error | undefined;
  #isReady!: () => void;
  readonly #ended: Promise<void>;

  constructor(path: string) {
    this.#worker = new Worker(builtUrl(import.meta.url, './worker.js'), {
      workerData: { path },
      execArgv: [],
    });
    this.ready = new Promise((resolve, reject) => {
      this.#isReady = resolve;
      // Only once the thread is gone and has let go of the file.
      this.#worker.once('error', error => void this.#ended.then(() => reject(error)));
    });
    this.#ended = new Promise(resolve => {
      this.#worker.once('exit', () => resolve());
    });
    this.#worker.on('message', (message: FromWorker) => this.#hear(message));
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('the storage thread has ended')));
  }

  ask(name: OperationName, argument: unknown): Promise<unknown> {
    return this.#send(id => ({ id, name, argument }));
  }

  #send(request: (id: number) => Request | BackupRequest): Promise<unknown> {
    if (this.#failure) return Promise.reject(this.#failure);
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage(request(id));
    });
  }

  async backup(file: string): Promise<void> {
    await this.#send(id => ({ id, backup: file }));
  }

  /** What was asked before is finished first. Fulfilled when the file is free for others. */
  async close(): Promise<void> {
    if (this.#failure) return;
    this.#worker.postMessage('close');
    await this.#ended;
  }

  #hear(message: FromWorker): void {
    if (message === 'ready') return this.#isReady();
    for (const reply of message) {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('error' in reply) waiting?.reject(new Error(reply.error));
      else waiting?.resolve(reply.value);
    }
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#failure);
    this.#waiting.clear();
  }
}
