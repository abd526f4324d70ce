/** One address for servers that come and go: what it forwards to can be cut off and exchanged. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class Relay {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #port: number | undefined;

  private constructor() {
    this.#server = createServer(client => this.#join(client));
  }

  static async start(): Promise<Relay> {
    const relay = new Relay();
    await new Promise<void>(resolve => relay.#server.listen(0, '127.0.0.1', resolve));
    return relay;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on, to the server at this address. */
  forwardTo(url: string): void {
    this.#port = Number(new URL(url).port);
  }

  /** At once, as by a power cut: nobody says goodbye, and nobody is there. */
  cut(): void {
    this.#port = undefined;
    for (const socket of this.#sockets) socket.destroy();
  }

  stop(): void {
    this.cut();
    this.#server.close();
  }

  #join(client: Socket): void {
    if (this.#port === undefined) return void client.destroy();
    const server = connect(this.#port, '127.0.0.1');
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.pipe(other);
      // an error closes a socket, and either one takes the other with it
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
  }
}
