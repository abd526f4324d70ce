/** A player as tests and tools need one: reconnects for ever, repeats what was not answered, keeps its tables. */
import type { Answer, Command, Player } from '@kingdomino/protocol';
import { Table } from '@kingdomino/table';
import { WebSocket } from 'ws';

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
export type Request = WithoutId<Command>;

interface Waiting {
  readonly text: string;
  readonly resolve: (answer: Answer) => void;
}

interface Wish {
  readonly id: string;
  readonly isSo: (table: Table) => boolean;
  readonly resolve: (table: Table) => void;
}

const RETRY = 100;
/** Who does not answer for so long is not there: another process may be. */
const ANSWER_LIMIT = 5000;
const PING_AFTER = 3000;
const LOOK = 500;

export class PlayerClient {
  readonly player: Player;
  readonly token: string;
  readonly tables = new Map<string, Table>();
  readonly presences = new Map<string, Extract<Answer, { type: 'presence' }>>();
  /** Every text that came, for tests about bytes. */
  readonly heard: string[] = [];
  keepsTexts = false;
  /** By table: when the last move there was heard of, by the clock that cannot be set. */
  readonly movedAt = new Map<string, number>();
  /** Of its own side of all connections it had. */
  readonly ports = new Set<number>();
  onOther: (answer: Answer) => void = () => undefined;
  /** Tried in turn: any process will do. */
  readonly #origins: readonly string[];
  readonly #prefix: string;
  readonly #waiting = new Map<string, Waiting>();
  /** By command: tables that are asked for again. */
  readonly #watches = new Map<string, string>();
  readonly #wishes = new Set<Wish>();
  #socket: WebSocket | undefined;
  #tries = 0;
  #heardAt = 0;
  /** Since when the server owes an answer. */
  #owing: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #asked = 0;
  #isClosed = false;

  /** A new player whose line is open. */
  static async connected(...origins: readonly string[]): Promise<PlayerClient> {
    const client = await PlayerClient.register(...origins);
    await client.connect();
    return client;
  }

  static async register(...origins: readonly string[]): Promise<PlayerClient> {
    for (let attempt = 0; ; attempt++) {
      try {
        const response = await fetch(`${origins[attempt % origins.length]}/api/me`, { method: 'POST' });
        const token = /kingdomino=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
        const { player } = (await response.json()) as { player: Player };
        if (token !== undefined) return new PlayerClient(player, token, origins);
      } catch (error) {
        if (attempt > 200) throw error;
      }
      await new Promise(resolve => setTimeout(resolve, RETRY));
    }
  }

  /** A second client of the same player needs ids of its own: the same id is the same command. */
  constructor(player: Player, token: string, origins: readonly string[], prefix = 'r') {
    this.player = player;
    this.token = token;
    this.#origins = origins;
    this.#prefix = prefix;
  }

  /** Fulfilled when the first connection is open. */
  connect(): Promise<void> {
    this.#timer ??= setInterval(() => this.#checkLine(), LOOK).unref();
    return new Promise(resolve => this.#connect(resolve));
  }

  /** A command over HTTP, at one server after the other until one answers. */
  async post(origins: readonly string[], command: Command): Promise<Answer> {
    for (let attempt = 0; ; attempt++) {
      try {
        const response = await fetch(`${origins[attempt % origins.length]}/api/commands`, {
          method: 'POST',
          headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
          body: JSON.stringify(command),
          signal: AbortSignal.timeout(ANSWER_LIMIT),
        });
        const answer = (await response.json()) as Answer;
        if (response.status !== 503 && !isPassing(answer)) return answer;
      } catch (error) {
        if (!isLineTrouble(error)) throw error;
      }
      await new Promise(resolve => setTimeout(resolve, RETRY));
    }
  }

  /** Answered once, however many connections that takes; the id stays the same. */
  request(request: Request, id = this.#prefix + ++this.#asked): Promise<Answer> {
    const text = JSON.stringify({ ...request, id });
    return new Promise(resolve => {
      this.#waiting.set(id, { text, resolve });
      this.sendText(text);
    });
  }

  /** As it is, well-formed or not. False when there is no connection to send it on. */
  sendText(text: string | Buffer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#owing ??= performance.now();
    this.#socket.send(text);
    return true;
  }

  async watch(id: string): Promise<Table> {
    const table = this.tables.get(id) ?? new Table();
    this.tables.set(id, table);
    await this.request({ type: 'watch', table: id, version: table.version });
    return table;
  }

  /** Resolves once the table is as wished. */
  async until(id: string, isSo: (table: Table) => boolean): Promise<Table> {
    const table = this.tables.get(id) ?? (await this.watch(id));
    if (isSo(table)) return table;
    return new Promise(resolve => this.#wishes.add({ id, isSo, resolve }));
  }

  /** Drops the connection without a word, as a lost network does; comes back by itself. */
  drop(): void {
    this.#socket?.terminate();
  }

  /** Fulfilled while there is a connection. */
  get connected(): Promise<void> {
    const isOpen = () => this.#socket?.readyState === WebSocket.OPEN || this.#isClosed;
    return new Promise(resolve => {
      const look = () => (isOpen() ? resolve() : void setTimeout(look, RETRY / 4));
      look();
    });
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#socket?.close();
  }

  #connect(onOpen?: () => void): void {
    if (this.#isClosed) return;
    const origin = this.#origins[this.#tries++ % this.#origins.length]!;
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, {
      headers: { authorization: `Bearer ${this.token}` },
      perMessageDeflate: false,
    });
    this.#socket = socket;
    // a door that does not open is given up as late as an answer that does not come
    this.#owing = performance.now();
    socket.on('upgrade', ({ socket: { localPort } }) => this.ports.add(localPort ?? 0));
    socket.on('open', () => {
      this.#heardAt = performance.now();
      this.#owing = undefined;
      this.#resume();
      onOpen?.();
    });
    socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => setTimeout(() => this.#connect(onOpen), RETRY));
  }

  #checkLine(): void {
    const now = performance.now();
    if (this.#owing !== undefined && now - this.#owing > ANSWER_LIMIT) this.#socket?.terminate();
    else if (this.#owing === undefined && now - this.#heardAt > PING_AFTER)
      this.sendText(JSON.stringify({ type: 'ping', id: `ping${++this.#asked}` }));
  }

  #resume(): void {
    this.#watches.clear();
    for (const table of this.tables.keys()) this.#watchOn(table);
    for (const { text } of this.#waiting.values()) this.sendText(text);
  }

  /** From the version that it has. */
  #watchOn(table: string): void {
    const id = `on${++this.#asked}`;
    this.#watches.set(id, table);
    const version = this.tables.get(table)?.version ?? 0;
    this.sendText(JSON.stringify({ type: 'watch', id, table, version }));
  }

  /** Who is refused because something fails just now asks again, or would hear nothing any more. */
  #endWatch(answer: Answer): void {
    const id = 'to' in answer ? (answer.to ?? '') : '';
    const table = this.#watches.get(id);
    this.#watches.delete(id);
    if (table !== undefined && isPassing(answer)) setTimeout(() => this.#watchOn(table), RETRY);
  }

  #hear(text: string): void {
    if (this.keepsTexts) this.heard.push(text);
    this.#heardAt = performance.now();
    this.#owing = undefined;
    const answer = JSON.parse(text) as Answer;
    if (answer.type === 'events') this.#take(answer);
    else if (answer.type === 'presence') this.presences.set(answer.table, answer);
    const waiting = 'to' in answer && answer.to !== undefined ? this.#waiting.get(answer.to) : undefined;
    this.#endWatch(answer);
    if (waiting && isPassing(answer)) return void setTimeout(() => this.sendText(waiting.text), RETRY);
    if (waiting && 'to' in answer) {
      this.#waiting.delete(answer.to!);
      waiting.resolve(answer);
    } else this.onOther(answer);
  }

  #take({ table: id, from, events }: Extract<Answer, { type: 'events' }>): void {
    const table = this.tables.get(id);
    if (!table) return;
    if (from > table.version) return this.#watchOn(id);
    const news = events.slice(table.version - from);
    if (news.some(({ type }) => type === 'moved')) this.movedAt.set(id, performance.now());
    for (const event of news) table.append(event);
    for (const wish of this.#wishes) {
      if (wish.id !== id || !wish.isSo(table)) continue;
      this.#wishes.delete(wish);
      wish.resolve(table);
    }
  }
}

/** The process is gone, does not answer, or was ended in the middle of its answer. */
function isLineTrouble(error: unknown): boolean {
  const isLate = error instanceof DOMException && error.name === 'TimeoutError';
  return isLate || error instanceof TypeError || error instanceof SyntaxError;
}

/** A refusal after which the same command may be taken. */
function isPassing(answer: Answer): boolean {
  return answer.type === 'refused' && ['overloaded', 'busy', 'stopping'].includes(answer.code);
}
