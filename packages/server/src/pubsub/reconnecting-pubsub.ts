/**
 * News over a line that may break: it is opened again, what was followed is followed again, and whoever listens is told
 * that something may have been missed. Every table has a channel of its own, so that a process hears of the tables
 * that it shows and of no others.
 */

import type { ChannelMessage, Connect, PubSubConnection } from './connection.ts';
import type { PubSub, PubSubMessage } from './pubsub.ts';

/** For what concerns every process. */
const FOR_ALL = 'kd_all';
/** News that waits for a line; the oldest is dropped, as everything in the store can be read there. */
const MOST_WAITING = 5000;
const MOST_AT_ONCE = 200;
const FIRST_PAUSE = 250;
/** Nobody says when the other side is back, and it shall be found within a second. */
const LONGEST_PAUSE = 1000;
/** How often an idle line is tried, and how long anything on it may take. */
const TRY_EVERY = 1000;
const LIMIT = 2000;

export class ReconnectingPubSub implements PubSub {
  readonly #openLine: Connect;
  readonly #sender: string;
  readonly #onError: (error: Error) => void;
  readonly #followed = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  #line: PubSubConnection | undefined;
  #onNews: (news: PubSubMessage) => void = () => undefined;
  #onGap: (milliseconds: number) => void = () => undefined;
  /** When the line was last known to work. */
  #provedAt: number | undefined;
  #outbox: ChannelMessage[] = [];
  #sending: Promise<void> | undefined;
  #isClosed = false;
  #pause = FIRST_PAUSE;

  constructor(openLine: Connect, sender: string, onError: (error: Error) => void) {
    this.#openLine = openLine;
    this.#sender = sender;
    this.#onError = onError;
    this.#timer = setInterval(() => void this.#try(line => line.ping()), TRY_EVERY).unref();
  }

  /** Throws when the first line cannot be opened. */
  async open(): Promise<void> {
    const lost: { line?: PubSubConnection } = {};
    const line = await this.#openLine({
      onText: text => this.#hear(text),
      onLost: error => this.#lose(lost.line, error),
    });
    lost.line = line;
    await line.listen([FOR_ALL, ...this.#followed].map(channelOf));
    this.#line = line;
    this.#pause = FIRST_PAUSE;
    const now = performance.now();
    this.#onGap(now - (this.#provedAt ?? now));
    this.#provedAt = now;
    this.#send();
  }

  get isUp(): boolean {
    return this.#line !== undefined;
  }

  publish(news: PubSubMessage): void {
    if (this.#isClosed) return;
    const channel = channelOf('table' in news ? news.table : FOR_ALL);
    this.#outbox.push({ channel, text: JSON.stringify({ sender: this.#sender, news }) });
    if (this.#outbox.length > MOST_WAITING) this.#outbox.splice(0, MOST_WAITING / 2);
    this.#send();
  }

  subscribe(onNews: (news: PubSubMessage) => void, onGap: (milliseconds: number) => void): void {
    this.#onNews = onNews;
    this.#onGap = onGap;
  }

  async follow(table: string): Promise<void> {
    this.#followed.add(table);
    await this.#try(line => line.listen([channelOf(table)]));
  }

  unfollow(table: string): void {
    this.#followed.delete(table);
    void this.#try(line => line.unlisten([channelOf(table)]));
  }

  /** What was published before is still sent, if the line answers. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#sending;
    this.#line?.destroy();
    this.#line = undefined;
  }

  #send(): void {
    this.#sending ??= this.#empty().finally(() => {
      this.#sending = undefined;
    });
  }

  /** One batch at a time: what comes meanwhile goes in the next. */
  async #empty(): Promise<void> {
    while (this.#line && this.#outbox.length > 0) {
      const batch = this.#outbox.splice(0, MOST_AT_ONCE);
      await this.#try(line => line.send(batch));
    }
  }

  /** What fails or takes too long breaks the line. */
  async #try(act: (line: PubSubConnection) => Promise<void>): Promise<void> {
    const line = this.#line;
    if (!line) return;
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the line for news does not answer')), LIMIT);
    });
    try {
      const begun = performance.now();
      await Promise.race([act(line), silence]);
      if (this.#line === line) this.#provedAt = begun;
    } catch (error) {
      this.#lose(line, error as Error);
    } finally {
      clearTimeout(timer);
    }
  }

  #hear(text: string): void {
    const { sender, news } = JSON.parse(text) as { sender: string; news: PubSubMessage };
    if (sender !== this.#sender) this.#onNews(news);
  }

  #lose(line: PubSubConnection | undefined, error: Error): void {
    if (!line || this.#line !== line) return;
    this.#line = undefined;
    line.destroy();
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
