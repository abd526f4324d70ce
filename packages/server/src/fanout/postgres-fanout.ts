/** LISTEN and NOTIFY, outside the transactions that it tells about and many at a time. */
import pg from 'pg';
import type { Fanout, News } from './fanout.ts';

const CHANNEL = 'kingdomino';
/** PostgreSQL allows 8000 bytes a notification. */
const MOST_BYTES = 7500;
const RECONNECT = 250;

export class PostgresFanout implements Fanout {
  readonly #url: string;
  readonly #sender: string;
  readonly #onError: (error: Error) => void;
  #client: pg.Client | undefined;
  #onNews: (news: News) => void = () => undefined;
  #onGap: () => void = () => undefined;
  #outbox: string[] = [];
  #isSending = false;
  #isClosed = false;

  constructor(url: string, sender: string, onError: (error: Error) => void) {
    this.#url = url;
    this.#sender = sender;
    this.#onError = onError;
  }

  async open(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, connectionTimeoutMillis: 5000 });
    client.on('error', this.#onError);
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    await client.connect();
    // News may be lost, so it need not wait for the disk; PostgreSQL lets one notification commit at a time.
    await client.query('set synchronous_commit to off');
    await client.query(`listen ${CHANNEL}`);
    client.once('end', () => this.#reconnect());
    this.#client = client;
    this.#onGap();
    void this.#send();
  }

  publish(news: News): void {
    if (this.#isClosed) return;
    this.#outbox.push(JSON.stringify(news));
    void this.#send();
  }

  subscribe(onNews: (news: News) => void, onGap: () => void): void {
    this.#onNews = onNews;
    this.#onGap = onGap;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end();
  }

  /** Everything that waits goes in one notification, as far as it fits. */
  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      while (this.#client && this.#outbox.length > 0) await this.#notify(this.#client, this.#nextBatch());
    } catch (error) {
      this.#onError(error as Error);
    } finally {
      this.#isSending = false;
    }
  }

  #nextBatch(): string {
    let size = 0;
    const count = this.#outbox.findIndex(text => {
      size += Buffer.byteLength(text) + 1;
      return size > MOST_BYTES;
    });
    return this.#outbox.splice(0, count < 0 ? this.#outbox.length : Math.max(1, count)).join(',');
  }

  async #notify(client: pg.Client, batch: string): Promise<void> {
    await client.query('select pg_notify($1, $2)', [
      CHANNEL,
      `{"sender":"${this.#sender}","news":[${batch}]}`,
    ]);
  }

  #hear(payload: string): void {
    const { sender, news } = JSON.parse(payload) as { sender: string; news: News[] };
    if (sender !== this.#sender) for (const item of news) this.#onNews(item);
  }

  #reconnect(): void {
    this.#client = undefined;
    if (this.#isClosed) return;
    setTimeout(() => {
      if (this.#isClosed) return;
      this.open().catch((error: Error) => {
        this.#onError(error);
        this.#reconnect();
      });
    }, RECONNECT).unref();
  }
}
