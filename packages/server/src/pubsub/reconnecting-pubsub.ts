/**
 * Pub/sub over a connection that may break or fall silent: it is opened again, the channels are subscribed again, and
 * the listener is told that messages may have been missed. Whether messages come is known from pulses that a process
 * sends to itself: a connection may answer everything and deliver nothing. Every table has a channel of its own, so that a
 * process gets messages about the tables that it shows and about no others.
 */

import type { ChannelMessage, Connect, ConnectionHooks, PubSubConnection } from './connection.ts';
import type { PubSub, PubSubMessage } from './pubsub.ts';

/** The channel for what concerns every process. */
const FOR_ALL = 'kd_all';
/** Messages that wait for a connection; the oldest are dropped, as whatever is in the store can be read there. */
const MOST_WAITING = 5000;
const MOST_AT_ONCE = 200;
/** PostgreSQL takes no message of 8,000 bytes: one that is longer would break the connection, and lose all others. */
const MOST_BYTES = 7900;
const FIRST_PAUSE = 250;
/** Nobody says when the other side is back, and it shall be found within a second. */
const LONGEST_PAUSE = 1000;
/** How often a pulse is sent, and how long any operation may take. */
const PULSE_EVERY = 250;
const LIMIT = 2000;
/** After so many pulses that did not come back messages are late; after more of them the connection is given up. */
const DOUBTED_AFTER = 3;
const LOST_AFTER = 10;

export class ReconnectingPubSub implements PubSub {
  readonly #connect: Connect;
  readonly #sender: string;
  readonly #onError: (error: Error) => void;
  readonly #followed = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  #connection: PubSubConnection | undefined;
  #onMessage: (message: PubSubMessage) => void = () => undefined;
  #onGap: (milliseconds: number) => void = () => undefined;
  /** When the last pulse was sent that came back. */
  #provenAt: number | undefined;
  /** By number: when a pulse was sent that has not come back. */
  #pulses = new Map<number, number>();
  #pulse = 0;
  #isDoubted = false;
  #outbox: ChannelMessage[] = [];
  #sending: Promise<void> | undefined;
  #isClosed = false;
  #pause = FIRST_PAUSE;

  constructor(connect: Connect, sender: string, onError: (error: Error) => void) {
    this.#connect = connect;
    this.#sender = sender;
    this.#onError = onError;
    this.#timer = setInterval(() => this.#beat(), PULSE_EVERY).unref();
  }

  /** Throws when the connection cannot be opened. */
  async open(): Promise<void> {
    const lost: { connection?: PubSubConnection } = {};
    const connection = await this.#connectInTime({
      onText: text => this.#hear(text),
      onLost: error => this.#lose(lost.connection, error),
    });
    lost.connection = connection;
    try {
      const channels = [FOR_ALL, ...this.#followed].map(channelOf);
      await inTime(connection.listen([...channels, this.#pulseChannel]));
    } catch (error) {
      connection.destroy();
      throw error;
    }
    this.#connection = connection;
    this.#pause = FIRST_PAUSE;
    this.#pulses.clear();
    if (this.#provenAt === undefined) this.#isProven(performance.now());
    this.#sendPulse();
    this.#send();
  }

  /** False while there is no connection, or nothing comes over it. */
  get isUp(): boolean {
    return this.#connection !== undefined && !this.#isDoubted;
  }

  publish(message: PubSubMessage): void {
    if (this.#isClosed) return;
    const channel = channelOf('table' in message ? message.table : FOR_ALL);
    const text = JSON.stringify({ sender: this.#sender, news: message });
    if (Buffer.byteLength(text) > MOST_BYTES)
      return this.#onError(new Error(`a pub/sub message of the kind ${message.kind} is too long`));
    this.#outbox.push({ channel, text });
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
    while (this.#sending) await this.#sending;
    this.#connection?.destroy();
    this.#connection = undefined;
  }

  #send(): void {
    this.#sending ??= this.#empty().then(() => {
      this.#sending = undefined;
      // what was published after the last batch and before this
      if (this.#connection && this.#outbox.length > 0) this.#send();
    });
  }

  /** One batch at a time: what comes meanwhile goes in the next. */
  async #empty(): Promise<void> {
    while (this.#connection && this.#outbox.length > 0) {
      const batch = this.#outbox.splice(0, MOST_AT_ONCE);
      await this.#try(connection => connection.send(batch));
    }
  }

  /** One that comes too late is closed: nobody would. */
  async #connectInTime(hooks: ConnectionHooks): Promise<PubSubConnection> {
    const connecting = this.#connect(hooks);
    try {
      return await inTime(connecting);
    } catch (error) {
      connecting.then(
        late => late.destroy(),
        () => undefined,
      );
      throw error;
    }
  }

  /** Whatever fails or takes too long ends the connection. */
  async #try(act: (connection: PubSubConnection) => Promise<void>): Promise<void> {
    const connection = this.#connection;
    if (!connection) return;
    try {
      await inTime(act(connection));
    } catch (error) {
      this.#lose(connection, error as Error);
    }
  }

  get #pulseChannel(): string {
    return `pulse_${this.#sender}`;
  }

  /** Counted in pulses and not in time: while this process itself does not run, none is missed. */
  #beat(): void {
    if (!this.#connection) return;
    if (this.#pulses.size >= DOUBTED_AFTER) this.#doubt();
    if (this.#pulses.size >= LOST_AFTER)
      this.#lose(this.#connection, new Error('nothing comes over the pub/sub connection'));
    else this.#sendPulse();
  }

  #sendPulse(): void {
    this.#pulses.set(++this.#pulse, performance.now());
    const text = JSON.stringify({ sender: this.#sender, pulse: this.#pulse });
    this.#outbox.unshift({ channel: this.#pulseChannel, text });
    this.#send();
  }

  /** From now on the listener looks for itself, so that only the time until now was lost. */
  #doubt(): void {
    if (this.#isDoubted || this.#isClosed) return;
    this.#isDoubted = true;
    const now = performance.now();
    this.#onGap(now - (this.#provenAt ?? now));
  }

  #isProven(sentAt: number): void {
    const wasDoubted = this.#isDoubted || this.#provenAt === undefined;
    this.#provenAt = sentAt;
    this.#isDoubted = false;
    if (wasDoubted) this.#onGap(0);
  }

  #hear(text: string): void {
    const { sender, news, pulse } = JSON.parse(text) as Heard;
    if (sender !== this.#sender) {
      if (news) this.#onMessage(news);
      return;
    }
    const sentAt = pulse === undefined ? undefined : this.#pulses.get(pulse);
    if (sentAt === undefined) return;
    for (const number of this.#pulses.keys()) if (number <= pulse!) this.#pulses.delete(number);
    this.#isProven(sentAt);
  }

  #lose(connection: PubSubConnection | undefined, error: Error): void {
    if (!connection || this.#connection !== connection) return;
    this.#connection = undefined;
    connection.destroy();
    if (this.#isClosed) return;
    this.#doubt();
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

interface Heard {
  readonly sender: string;
  readonly news?: PubSubMessage;
  readonly pulse?: number;
}

async function inTime<Value>(asked: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the pub/sub connection does not answer')), LIMIT);
  });
  try {
    return await Promise.race([asked, silence]);
  } finally {
    clearTimeout(timer);
  }
}

function channelOf(table: string): string {
  return table === FOR_ALL ? FOR_ALL : `kd_${table}`;
}
