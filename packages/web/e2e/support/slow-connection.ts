/** A connection to the server on which a test decides when, and whether, messages arrive. */
import type { Page, WebSocketRoute } from '@playwright/test';

export class SlowConnection {
  #isHeld = false;
  #socket: WebSocketRoute | undefined;
  readonly #held: (() => void)[] = [];
  /** Answers instead of the server; undefined lets the message through. */
  answer: (command: Readonly<Record<string, unknown>>) => object | undefined = () => undefined;

  /** What the server says, as it arrives. */
  change: (text: string) => string = text => text;

  /** Before the page opens its connection. */
  static async on(page: Page): Promise<SlowConnection> {
    const connection = new SlowConnection();
    await page.routeWebSocket(/\/api\/socket/, socket => connection.#join(socket));
    return connection;
  }

  /** From now on nothing from the server arrives. */
  hold(): void {
    this.#isHeld = true;
  }

  /** Everything that was held arrives, in order, and all that comes later. */
  release(): void {
    this.#isHeld = false;
    for (const deliver of this.#held.splice(0)) deliver();
  }

  /** As if the server had said it. */
  tell(message: object): void {
    this.#socket!.send(JSON.stringify(message));
  }

  #join(socket: WebSocketRoute): void {
    this.#socket = socket;
    const server = socket.connectToServer();
    socket.onMessage(message => {
      const answer = this.answer(JSON.parse(String(message)) as Readonly<Record<string, unknown>>);
      if (answer) this.#deliver(socket, JSON.stringify(answer));
      else server.send(message);
    });
    server.onMessage(message => this.#deliver(socket, this.change(String(message))));
  }

  #deliver(socket: WebSocketRoute, message: string): void {
    if (this.#isHeld) this.#held.push(() => socket.send(message));
    else socket.send(message);
  }
}
