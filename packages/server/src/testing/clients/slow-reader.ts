/** Somebody who watches a table and reads nothing. */
import { WebSocket } from 'ws';

export class SlowReader {
  readonly #socket: WebSocket;

  constructor(origin: string, token: string, table: string) {
    this.#socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, {
      headers: { authorization: `Bearer ${token}` },
    });
    this.#socket.on('error', () => undefined);
    this.#socket.on('open', () => {
      this.#socket.send(JSON.stringify({ type: 'watch', id: 'slow', table, version: 0 }));
      this.#socket.pause();
    });
  }

  close(): void {
    this.#socket.terminate();
  }
}
