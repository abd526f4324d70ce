/** A table of the load benchmark: two sockets, as little work as possible on this side. */
import type { Answer } from '@kingdomino/protocol';
import { Table } from '@kingdomino/table';
import { WebSocket } from 'ws';
import { someMove, wish } from './play.ts';

const MOST_ATTEMPTS = 100;
const RETRY = 200;

/** What is answered where there is no line. */
const NO_LINE: Answer = { type: 'refused', to: '', code: 'overloaded', text: 'no line' };

export class BenchPlayer {
  readonly #token: string;
  readonly #waiting = new Map<string, (answer: Answer) => void>();
  #socket: WebSocket | undefined;
  #asked = 0;
  onEvents: (answer: Extract<Answer, { type: 'events' }>) => void = () => undefined;
  /** The server has ended the connection, or is gone. */
  onGone: () => void = () => undefined;

  /** A new guest. On a machine with other work a server may have no time now. */
  static async connect(origin: string): Promise<BenchPlayer> {
    return again(async () => {
      const player = new BenchPlayer(await newGuest(origin));
      await player.#join(origin);
      return player;
    });
  }

  constructor(token: string) {
    this.#token = token;
  }

  get isConnected(): boolean {
    return this.#socket !== undefined;
  }

  join(origin: string): Promise<void> {
    return again(() => this.#join(origin));
  }

  async #join(origin: string): Promise<void> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, {
      headers: { authorization: `Bearer ${this.#token}` },
      perMessageDeflate: false,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    this.#socket = socket;
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as Answer));
    socket.once('close', () => this.#lose(socket));
  }

  ask(message: Readonly<Record<string, unknown>>): Promise<Answer> {
    const socket = this.#socket;
    if (!socket) return Promise.resolve(NO_LINE);
    const id = `b${++this.#asked}`;
    return new Promise(resolve => {
      this.#waiting.set(id, resolve);
      socket.send(JSON.stringify({ ...message, id }), error => error && this.#answer(id, NO_LINE));
    });
  }

  /** Again and again while the server has no time. */
  async insist(message: Readonly<Record<string, unknown>>): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.ask(message);
      if (answer.type !== 'refused' || answer.code !== 'overloaded') return answer;
      if (attempt === MOST_ATTEMPTS || !this.#socket) throw new Error(`refused: ${JSON.stringify(answer)}`);
      await later(RETRY);
    }
  }

  close(): void {
    this.onGone = () => undefined;
    this.#socket?.terminate();
  }

  /** Nobody answers any more what was asked over it. */
  #lose(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = undefined;
    for (const id of this.#waiting.keys()) this.#answer(id, NO_LINE);
    this.onGone();
  }

  #hear(answer: Answer): void {
    if (answer.type === 'events') this.onEvents(answer);
    const to = 'to' in answer ? answer.to : undefined;
    if (to !== undefined) this.#answer(to, answer);
  }

  #answer(id: string, answer: Answer): void {
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }
}

async function newGuest(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/me`, { method: 'POST' });
  await response.arrayBuffer();
  const token = /kingdomino=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  if (token === undefined) throw new Error(`no guest: ${response.status}`);
  return token;
}

async function again<Value>(act: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error;
      await later(RETRY);
    }
  }
}

export interface BenchHooks {
  /** Milliseconds from sending a move to its acknowledgement, and the version of the table after it. */
  readonly onAcknowledged: (milliseconds: number, table: string, version: number) => void;
  readonly onRefused: (answer: Answer) => void;
  /** How long to think before the next move. */
  readonly thinkingTime: () => number;
  /** After a game; without it the same players open the next table. */
  readonly onOver?: () => void;
}

export class BenchTable {
  readonly #players: readonly BenchPlayer[];
  readonly #hooks: BenchHooks;
  #id = '';
  #online = new Table();
  #isStopped = false;
  #isPaused = false;
  /** Whether something was to be done in a pause. */
  #isHeld = false;

  constructor(players: readonly BenchPlayer[], hooks: BenchHooks) {
    this.#players = players;
    this.#hooks = hooks;
  }

  get id(): string {
    return this.#id;
  }

  /** Opens a table, sits down twice, starts; then plays by itself, game after game. */
  async open(): Promise<void> {
    const [one, other] = this.#players as [BenchPlayer, BenchPlayer];
    const opened = await one.insist({ ...wish({ visibility: 'link' }) });
    if (opened.type !== 'done') throw new Error(`no table: ${JSON.stringify(opened)}`);
    this.#id = opened.table;
    this.#online = new Table();
    one.onEvents = answer => this.#take(answer);
    await one.insist({ type: 'watch', table: this.#id, version: 0 });
    await other.insist({ type: 'watch', table: this.#id, version: 0 });
    await other.insist({ type: 'sit', table: this.#id, salt: 'salt-of-two' });
    await one.insist({ type: 'ready', table: this.#id, salt: 'salt-of-one' });
  }

  /** Plays on at a table at which both sit already. */
  async resume(id: string): Promise<void> {
    this.#id = id;
    this.#online = new Table();
    this.#players[0]!.onEvents = answer => this.#take(answer);
    for (const player of this.#players) await this.watch(player);
  }

  /** From where this side has heard of it: also after a lost connection. */
  async watch(player: BenchPlayer): Promise<void> {
    await player.insist({ type: 'watch', table: this.#id, version: this.#online.version });
  }

  /** The players think until further notice. */
  pause(): void {
    this.#isPaused = true;
  }

  goOn(): void {
    this.#isPaused = false;
    if (this.#isHeld) this.#actLater();
    this.#isHeld = false;
  }

  stop(): void {
    this.#isStopped = true;
  }

  #take({ table, from, events }: Extract<Answer, { type: 'events' }>): void {
    if (table !== this.#id) return;
    for (const event of events.slice(this.#online.version - from)) this.#online.append(event);
    if (this.#online.status === 'over' || this.#online.toAct !== undefined) this.#actLater();
  }

  #actLater(): void {
    setTimeout(() => this.#act(), this.#hooks.thinkingTime());
  }

  #act(): void {
    if (this.#isStopped) return;
    if (this.#isPaused) this.#isHeld = true;
    else if (this.#online.status !== 'over') void this.#move();
    else if (this.#hooks.onOver) this.#hooks.onOver();
    else void this.#again();
  }

  async #again(): Promise<void> {
    for (const player of this.#players) await player.ask({ type: 'unwatch', table: this.#id });
    if (!this.#isStopped) await this.open();
  }

  async #move(): Promise<void> {
    const online = this.#online;
    if (online.toAct === undefined) return;
    const { version } = online;
    const move = someMove(online, version);
    const start = performance.now();
    const answer = await this.#players[online.toAct]!.ask({ type: 'move', table: this.#id, version, move });
    if (answer.type === 'done')
      return this.#hooks.onAcknowledged(performance.now() - start, answer.table, answer.version);
    this.#hooks.onRefused(answer);
    // tried again if the table is still as it was
    if (online === this.#online && online.version === version) this.#actLater();
  }
}

function later(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
