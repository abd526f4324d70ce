/**
 * Pub/sub over a connection that may break: it is opened again, the channels are subscribed again, and the listener is
 * told that messages may have been missed. Every table has a channel of its own, so that a process gets messages about
 * the tables that it shows and about no others.
 */

import type { ChannelMessage, Connect, PubSubConnection } from './connection.ts';
import type { PubSub, PubSubMessage } from './pubsub.ts';

/** The channel for what concerns every process. */
const FOR_ALL = 'kd_all';
/** Messages that wait for a connection; the oldest are dropped, as whatever is in the store can be read there. */
const MOST_WAITING = 5000;
const MOST_AT_ONCE = 200;
const FIRST_PAUSE = 250;
/** Nobody says when the other side is back, and it shall be found within a second. */
const LONGEST_PAUSE = 1000;
/** How often an idle connection is pinged, and how long any operation may take. */
const TRY_EVERY = 1000;
const LIMIT = 2000;

export class ReconnectingPubSub implements PubSub {
  readonly #connect: Connect;
  readonly #sender: string;
  readonly #onError: (error: Error) => void;
  readonly #followed = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  #connection: PubSubConnection | undefined;
  #onMessage: (message: PubSubMessage) => void = () => undefined;
  #onGap: (milliseconds: number) => void = () => undefined;
  /** When the connection was last known to work. */
  #provenAt: number | undefined;
  #outbox: ChannelMessage[] = [];
  #sending: Promise<void> | undefined;
  #isClosed = false;
  #pause = FIRST_PAUSE;

  constructor(connect: Connect, sender: string, onError: (error: Error) => void) {
    this.#connect = connect;
    this.#sender = sender;
    this.#onError = onError;
    this.#timer = setInterval(() => void this.#try(connection => connection.ping()), TRY_EVERY).unref();
  }

  /** Throws when the connection cannot be opened. */
  async open(): Promise<void> {
    const lost: { connection?: PubSubConnection } = {};
    const connection = await this.#connect({
      onText: text => this.#hear(text),
      onLost: error => this.#lose(lost.connection, error),
    });
    lost.connection = connection;
    await connection.listen([FOR_ALL, ...this.#followed].map(channelOf));
    this.#connection = connection;
    this.#pause = FIRST_PAUSE;
    const now = performance.now();
    this.#onGap(now - (this.#provenAt ?? now));
    this.#provenAt = now;
    this.#send();
  }

  get isUp(): boolean {
    return this.#connection !== undefined;
  }

  publish(message: PubSubMessage): void {
    if (this.#isClosed) return;
    const channel = channelOf('table' in message ? message.table : FOR_ALL);
    this.#outbox.push({ channel, text: JSON.stringify({ sender: this.#sender, news: message }) });
    if (this.#outbox.length > MOST_WAITING) this.#outbox.splice(0, MOST_WAITING / 2);
    this.#send();
  }

  subscribe(onMessage: (message: PubSubMessage) => void, onGap: (milliseconds: number) => void): void {
    this.#onMessage = onMessage;
    this.#onGap = onGap;
  }

  async follow(table: string): Promise<void> {
    this.#followed.add(table);
    await this.#try(connection => connection.listen([channelOf(table)]));
  }

  unfollow(table: string): void {
    this.#followed.delete(table);
    void this.#try(connection => connection.unlisten([channelOf(table)]));
  }

  /** What was published before is still sent, if the connection works. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#sending;
    this.#connection?.destroy();
    this.#connection = undefined;
  }

  #send(): void {
    this.#sending ??= this.#empty().finally(() => {
      this.#sending = undefined;
    });
  }

  /** One batch at a time: what comes meanwhile goes in the next. */
  async #empty(): Promise<void> {
    while (this.#connection && this.#outbox.length > 0) {
      const batch = this.#outbox.splice(0, MOST_AT_ONCE);
      await this.#try(connection => connection.send(batch));
    }
  }

  /** Whatever fails or takes too long ends the connection. */
  async #try(act: (connection: PubSubConnection) => Promise<void>): Promise<void> {
    const connection = this.#connection;
    if (!connection) return;
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the pub/sub connection does not answer')), LIMIT);
    });
    try {
      const begun = performance.now();
      await Promise.race([act(connection), silence]);
      if (this.#connection === connection) this.#provenAt = begun;
    } catch (error) {
      this.#lose(connection, error as Error);
    } finally {
      clearTimeout(timer);
    }
  }

  #hear(text: string): void {
    const { sender, news } = JSON.parse(text) as { sender: string; news: PubSubMessage };
    if (sender !== this.#sender) this.#onMessage(news);
  }

  #lose(connection: PubSubConnection | undefined, error: Error): void {
    if (!connection || this.#connection !== connection) return;
    this.#connection = undefined;
    connection.destroy();
    if (this.#isClosed) return;
    this.#onError(error);
    this.#reconnect();
  }

  #reconnect(): void {
    setTimeout(() => {
      if (this.#isClosed) return;
      this.open().catch((error: Error) => {
        this.#onError(error);
        this.#reconnect();
      });
    }, this.#pause).unref();
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }
}

function channelOf(table: string): string {
  return table === FOR_ALL ? FOR_ALL : `kd_${table}`;
}
