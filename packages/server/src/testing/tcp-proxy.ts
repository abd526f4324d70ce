/** Stands between a client and a server and does to their connections what networks do. */
import { connect, createServer, type Server, type Socket } from 'node:net';

interface Pair {
  readonly client: Socket;
  readonly server: Socket;
}

export class TcpProxy {
  readonly port: number;
  readonly #listener: Server;
  readonly #pairs = new Set<Pair>();
  #isHole = false;
  #delay = 0;

  static async start(to: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
    const listener = createServer({ pauseOnConnect: true });
    await new Promise<void>(resolve => listener.listen(0, '127.0.0.1', resolve));
    return new TcpProxy(listener, to);
  }

  private constructor(listener: Server, to: { readonly host: string; readonly port: number }) {
    this.#listener = listener;
    const address = listener.address();
    this.port = typeof address === 'object' && address ? address.port : 0;
    listener.on('connection', client => this.#join(client, connect(to)));
  }

  /** All connections break, as if either side had died. */
  cut(): void {
    for (const { client, server } of this.#pairs) {
      client.resetAndDestroy();
      server.resetAndDestroy();
    }
  }

  /** From now on nothing arrives, in either direction, and nobody is told; new connections get no answer either. */
  swallow(): void {
    this.#isHole = true;
  }

  /** New connections work; those that lost something stay half open for ever. */
  heal(): void {
    this.#isHole = false;
    this.#delay = 0;
  }

  /** Everything arrives so much later. */
  delay(milliseconds: number): void {
    this.#delay = milliseconds;
  }

  async close(): Promise<void> {
    const closed = new Promise(resolve => this.#listener.close(resolve));
    this.cut();
    await closed;
  }

  #join(client: Socket, server: Socket): void {
    const pair = { client, server };
    const state = { isDead: false };
    this.#pairs.add(pair);
    this.#carry(client, server, state);
    this.#carry(server, client, state);
    for (const [side, other] of [
      [client, server],
      [server, client],
    ] as const) {
      side.on('error', () => undefined);
      side.on('close', () => {
        this.#pairs.delete(pair);
        if (!state.isDead && !this.#isHole) other.destroy();
      });
    }
    client.resume();
  }

  #carry(from: Socket, to: Socket, state: { isDead: boolean }): void {
    from.on('data', (chunk: Buffer) => {
      state.isDead ||= this.#isHole;
      if (state.isDead) return;
      if (this.#delay === 0) to.write(chunk);
      else setTimeout(() => to.write(chunk), this.#delay);
    });
  }
}
