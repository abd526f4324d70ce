/**
 * The line to the server. It comes back by itself: watched tables are asked for again from the version we have, and
 * commands without an answer are sent again with their own id, which does them only once.
 */
import type { Answer, AnswerOf, Command, Player } from '@kingdomino/protocol';
import { signal } from '@preact/signals';
import { randomHex } from '../app/random-hex.ts';

export type LineState = 'off' | 'connecting' | 'open' | 'lost';
/** A command without the id that the connection gives it. */
export type Wish = Command extends infer One ? (One extends Command ? Omit<One, 'id'> : never) : never;

interface Watcher {
  /** How many events it has. */
  readonly version: () => number;
  readonly onEvents: (message: AnswerOf<'events'>) => void;
  readonly onPresence: (message: AnswerOf<'presence'>) => void;
}

interface Pending {
  readonly command: Command;
  readonly resolve: (answer: Answer) => void;
}

const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 5000;
/** After so much silence the server is asked for a sign of life. */
const PING_AFTER = 10_000;
/** Who does not answer for so long is not there: another process may be. */
const ANSWER_LIMIT = 5000;
const LOOK = 1000;

export class Connection {
  readonly state = signal<LineState>('off');
  readonly me = signal<Player | undefined>(undefined);
  /** Server time minus ours, by the message that came here fastest: the others were longer on their way. */
  #offset = 0;
  #isClockSet = false;
  #socket: WebSocket | undefined;
  #pause = FIRST_PAUSE;
  #heard = 0;
  /** Since when the server owes an answer: the first thing sent since it was last heard. */
  #owing: number | undefined;
  /** When the line broke: the clocks on the screen stand until it is back. */
  #lostAt: number | undefined;
  #nextId = 0;
  readonly #prefix = randomHex(6);
  readonly #pending = new Map<string, Pending>();
  readonly #watchers = new Map<string, Watcher>();

  constructor() {
    setInterval(() => this.#checkLine(), LOOK);
    addEventListener('online', () => this.#reconnectNow());
    addEventListener('offline', () => this.#socket?.close());
  }

  /** True once we are known to the server and the line is up; false when there is no server. */
  async open(): Promise<boolean> {
    if (this.state.value === 'open') return true;
    if (this.state.value !== 'off') return this.#opened();
    this.state.value = 'connecting';
    const isKnown = await this.#introduce();
    if (!isKnown) {
      this.state.value = 'off';
      return false;
    }
    this.#connect();
    return this.#opened();
  }

  /** Answered when the server answers, however often the line breaks in between. */
  ask(wish: Wish): Promise<Answer> {
    const id = `${this.#prefix}-${this.#nextId++}`;
    const command = { ...wish, id } as Command;
    return new Promise(resolve => {
      this.#pending.set(id, { command, resolve });
      this.#send(command);
    });
  }

  watch(table: string, watcher: Watcher): () => void {
    this.#watchers.set(table, watcher);
    this.#sendWatch(table, watcher);
    return () => {
      this.#watchers.delete(table);
      void this.ask({ type: 'unwatch', table });
    };
  }

  /** This device is another player from now on: the old line speaks for the old one. */
  become(player: Player): void {
    this.me.value = player;
    this.#pending.clear();
    if (this.state.value === 'off') return;
    const old = this.#socket;
    this.#socket = undefined;
    old?.close();
    this.state.value = 'connecting';
    this.#connect();
  }

  /** Again from the version we have: something was missed. */
  resume(table: string): void {
    const watcher = this.#watchers.get(table);
    if (watcher) this.#sendWatch(table, watcher);
  }

  /** The server's clock; it stands while there is no line, as nobody could play. */
  now(): number {
    return (this.#lostAt ?? Date.now()) + this.#offset;
  }

  #setClock(time: number): void {
    const offset = time - Date.now();
    this.#offset = this.#isClockSet ? Math.max(this.#offset, offset) : offset;
    this.#isClockSet = true;
  }

  /** Tells the server who we are; it gives a newcomer a cookie. */
  async #introduce(): Promise<boolean> {
    try {
      const answer = await fetch('/api/me', { headers: { accept: 'application/json' } });
      const me = (await answer.json()) as AnswerOf<'me'>;
      if (me.type !== 'me') return false;
      this.me.value = me.player;
      this.#setClock(me.time);
      return true;
    } catch {
      return false;
    }
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#onOpen();
    socket.onmessage = ({ data }) => this.#onMessage(JSON.parse(String(data)) as Answer);
    socket.onclose = () => this.#onClose(socket);
  }

  #onOpen(): void {
    this.#heard = Date.now();
    this.#owing = undefined;
    this.#lostAt = undefined;
    this.#pause = FIRST_PAUSE;
    // a device that slept may have set its own clock meanwhile
    this.#isClockSet = false;
    this.state.value = 'open';
    for (const [table, watcher] of this.#watchers) this.#sendWatch(table, watcher);
    for (const { command } of this.#pending.values()) this.#send(command);
  }

  #onClose(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    this.#lostAt ??= this.#owing ?? Date.now();
    this.state.value = 'lost';
    const pause = this.#pause * (0.7 + 0.6 * Math.random());
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
    setTimeout(() => this.#reconnectNow(), pause);
  }

  #reconnectNow(): void {
    if (this.state.value === 'lost' && !this.#socket) this.#connect();
  }

  #onMessage(message: Answer): void {
    this.#heard = Date.now();
    this.#owing = undefined;
    if ('time' in message) this.#setClock(message.time);
    if (message.type === 'me') this.me.value = message.player;
    if (message.type === 'events') this.#watchers.get(message.table)?.onEvents(message);
    if (message.type === 'presence') this.#watchers.get(message.table)?.onPresence(message);
    const to = 'to' in message ? message.to : undefined;
    if (to === undefined) return;
    this.#pending.get(to)?.resolve(message);
    this.#pending.delete(to);
  }

  #send(command: Command): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#owing ??= Date.now();
    this.#socket.send(JSON.stringify(command));
  }

  #sendWatch(table: string, { version }: Watcher): void {
    this.#send({ type: 'watch', id: `${this.#prefix}-${this.#nextId++}`, table, version: version() });
  }

  #checkLine(): void {
    if (this.state.value !== 'open') return;
    const now = Date.now();
    if (this.#owing !== undefined && now - this.#owing >= ANSWER_LIMIT) this.#giveUpLine();
    else if (this.#owing === undefined && now - this.#heard >= PING_AFTER)
      this.#send({ type: 'ping', id: `${this.#prefix}-${this.#nextId++}` });
  }

  /** Without waiting for a goodbye from one who does not answer. */
  #giveUpLine(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#onClose(socket);
    socket.close();
  }

  #opened(): Promise<boolean> {
    return new Promise(resolve => {
      const stop = this.state.subscribe(state => {
        if (state !== 'open' && state !== 'off') return;
        resolve(state === 'open');
        queueMicrotask(() => stop());
      });
    });
  }
}

let line: Connection | undefined;

/** One line for the whole page. */
export function connection(): Connection {
  line ??= new Connection();
  return line;
}
