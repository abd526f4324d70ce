/** A table of the load benchmark: two sockets, as little work as possible on this side. */
import type { Answer } from '@kingdomino/protocol';
import { Table } from '@kingdomino/table';
import { WebSocket } from 'ws';
import { someMove, wish } from './play.ts';

const MOST_ATTEMPTS = 100;
const RETRY = 200;

export class BenchPlayer {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<string, (answer: Answer) => void>();
  #asked = 0;
  onEvents: (answer: Extract<Answer, { type: 'events' }>) => void = () => undefined;

  /** On a machine with other work a server may have no time now. */
  static async connect(origin: string): Promise<BenchPlayer> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await BenchPlayer.#connect(origin);
      } catch (error) {
        if (attempt === MOST_ATTEMPTS) throw error;
        await later(RETRY);
      }
    }
  }

  static async #connect(origin: string): Promise<BenchPlayer> {
    const response = await fetch(`${origin}/api/me`, { method: 'POST' });
    await response.arrayBuffer();
    const token = /kingdomino=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
    if (token === undefined) throw new Error(`no guest: ${response.status}`);
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    return new BenchPlayer(socket);
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as Answer));
  }

  ask(message: Readonly<Record<string, unknown>>): Promise<Answer> {
    const id = `b${++this.#asked}`;
    return new Promise(resolve => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Again and again while the server has no time. */
  async insist(message: Readonly<Record<string, unknown>>): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.ask(message);
      if (answer.type !== 'refused' || answer.code !== 'overloaded') return answer;
      if (attempt === MOST_ATTEMPTS) throw new Error(`refused: ${JSON.stringify(answer)}`);
      await later(RETRY);
    }
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(answer: Answer): void {
    if (answer.type === 'events') this.onEvents(answer);
    const to = 'to' in answer ? answer.to : undefined;
    if (to === undefined) return;
    this.#waiting.get(to)?.(answer);
    this.#waiting.delete(to);
  }
}

export interface BenchHooks {
  /** Milliseconds from sending a move to its acknowledgement. */
  readonly onAcknowledged: (milliseconds: number) => void;
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
    if (answer.type === 'done') return this.#hooks.onAcknowledged(performance.now() - start);
    this.#hooks.onRefused(answer);
    // tried again if the table is still as it was
    if (online === this.#online && online.version === version) this.#actLater();
  }
}

function later(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
