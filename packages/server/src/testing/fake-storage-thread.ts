/**
 * In the place of a storage thread: the same handlers at the other end of a channel, so that everything is copied and answered
 * as from there, in the thread of the test. Starting a thread, which reads a hundred modules, took longer than most tests.
 */
import { EventEmitter } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { serveFile } from '../storage/sqlite/group-commit.ts';

export class FakeStorageThread extends EventEmitter {
  readonly #port: MessagePort;

  constructor(path: string) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.on('message', message => this.emit('message', message));
    port1.on('close', () => this.emit('exit', 0));
    serveFile(path, port2).catch((error: unknown) => {
      this.emit('error', error);
      port2.close();
    });
  }

  postMessage(message: unknown): void {
    this.#port.postMessage(message);
  }
}
