/** Stands between clients and a server and does to their connections what networks do. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { NotificationFilter } from './notification-filter.ts';

/** A connection through the proxy, and what is done to it. */
export interface Pair {
  /** Of the client, by which it knows the connection. */
  readonly port: number;
  readonly client: Socket;
  readonly server: Socket;
  /** It has lost something: nothing arrives on it any more. */
  isDead: boolean;
  delay: number;
}

export class TcpProxy {
  readonly port: number;
  /** Connections that clients have begun, in all. */
  begun = 0;
  readonly #listener: Server;
  readonly #hasNews: boolean;
  readonly #pairs = new Set<Pair>();
  #isHole = false;
  #isMuted = false;
  #delay = 0;

  /** `hasNews`: of PostgreSQL, whose notifications can be left out. */
  static async start(to: {
    readonly host: string;
    readonly port: number;
    readonly hasNews?: boolean;
  }): Promise<TcpProxy> {
    const listener = createServer({ pauseOnConnect: true });
    await new Promise<void>(resolve => listener.listen(0, '127.0.0.1', resolve));
    return new TcpProxy(listener, to);
  }

  private constructor(
    listener: Server,
    to: { readonly host: string; readonly port: number; readonly hasNews?: boolean },
  ) {
    this.#listener = listener;
    this.#hasNews = to.hasNews ?? false;
    const address = listener.address();
    this.port = typeof address === 'object' && address ? address.port : 0;
    listener.on('connection', client => this.#join(client, connect(to)));
  }

  /** The connections that are open now. */
  get pairs(): readonly Pair[] {
    return [...this.#pairs];
  }

  /** Connections break, as if either side had died: all, or those that are named. */
  cut(pairs: readonly Pair[] = this.pairs): void {
    for (const { client, server } of pairs) {
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
    this.#isHole = this.#isMuted = false;
    this.#delay = 0;
  }

  /** From now on everything arrives but news: a line that is silent, and looks well. */
  mute(): void {
    this.#isMuted = true;
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
    this.begun++;
    const pair: Pair = { port: client.remotePort ?? 0, client, server, isDead: false, delay: 0 };
    this.#pairs.add(pair);
    const filter = this.#hasNews ? new NotificationFilter(() => this.#isMuted) : undefined;
    this.#carry(client, server, pair);
    this.#carry(server, client, pair, filter);
    for (const [side, other] of [
      [client, server],
      [server, client],
    ] as const) {
      side.on('error', () => undefined);
      side.on('close', () => {
        this.#pairs.delete(pair);
        if (!pair.isDead && !this.#isHole) other.destroy();
      });
    }
    client.resume();
  }

  /** In order, as on any connection: what comes after something late waits for it. */
  #carry(from: Socket, to: Socket, pair: Pair, filter?: NotificationFilter): void {
    let waiting = 0;
    let last: Promise<void> = Promise.resolve();
    from.on('data', (piece: Buffer) => {
      pair.isDead ||= this.#isHole;
      const chunk = filter ? filter.pass(piece) : piece;
      if (pair.isDead || chunk.length === 0) return;
      const due = performance.now() + this.#delay + pair.delay;
      if (waiting === 0 && this.#delay + pair.delay === 0) return void to.write(chunk);
      waiting++;
      last = last.then(async () => {
        await new Promise(resolve => setTimeout(resolve, Math.max(0, due - performance.now())));
        waiting--;
        to.write(chunk);
      });
    });
  }
}
