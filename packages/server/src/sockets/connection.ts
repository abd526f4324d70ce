/** One WebSocket: executes its commands one after the other, and sends answers and events as fast as the client reads. */
import {
  type Answer,
  CLOSE_CODES,
  type CloseReason,
  type CommandRefusal,
  type CommandType,
  type ListName,
  MOST_BYTES,
  type Player,
  type TableSummary,
} from '@kingdomino/protocol';
import { readCommandText } from '@kingdomino/protocol/schemas';
import type { WebSocket } from 'ws';
import type { Caller, CommandExecutor } from '../command-executor.ts';
import { failureRefusal } from '../failure-refusal.ts';
import type { Watcher } from '../presence/watchers.ts';
import type { LobbyFeed } from './lobby-feed.ts';

/** A reader this far behind is dropped; it resumes by version when it comes back. */
const MOST_UNSENT = 1_000_000;
/** Commands waiting on one connection. */
const MOST_WAITING = 64;
/** Messages refused unread, one after the other, before the connection is closed. */
const MOST_STRIKES = 50;

export interface ConnectionParts {
  readonly executor: CommandExecutor;
  readonly now: () => number;
  /** The time of the tables: a command counts from when it came, however long it waits for those before it. */
  readonly tableTime: () => number;
  /** What limits refuse, or undefined. */
  readonly limit: (connection: Connection) => CommandRefusal | undefined;
  readonly limitCommand: (connection: Connection, type: CommandType) => CommandRefusal | undefined;
  readonly watch: (table: string, connection: Connection) => CommandRefusal | undefined;
  readonly unwatch: (table: string, connection: Connection) => void;
  readonly follow: LobbyFeed['follow'];
  readonly unfollow: LobbyFeed['leave'];
  /** The page became visible, or hidden. */
  readonly look: (connection: Connection) => void;
  /** Counted and timed. */
  readonly onCommand: (type: string, outcome: string, milliseconds: number) => void;
  readonly onError: (error: unknown) => void;
  /** The reader was too slow. */
  readonly onDropped: () => void;
}

let opened = 0;

export class Connection implements Watcher, Caller {
  /** For the rate of messages; says nothing to anybody else. */
  readonly id = `c${++opened}`;
  /** Undefined for a stranger. */
  readonly token: string | undefined;
  readonly address: string;
  player: Player | undefined;
  lastHeard: number;
  lastChecked: number;
  isPageVisible = true;
  readonly connection = this;
  readonly #socket: WebSocket;
  readonly #parts: ConnectionParts;
  /** Heartbeats since the last sign of life; none before the first. */
  #silentBeats = -1;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #strikes = 0;
  /** From then on nothing is heard and nothing done that waits, whether the other side closes or not. */
  #isClosing = false;

  constructor(
    socket: WebSocket,
    who: { readonly player?: Player; readonly token?: string; readonly address: string },
    parts: ConnectionParts,
  ) {
    this.#socket = socket;
    this.#parts = parts;
    this.player = who.player;
    this.token = who.token;
    this.address = who.address;
    this.lastHeard = this.lastChecked = parts.now();
    socket.on('message', (data: Buffer, isBinary: boolean) => this.#hear(data, isBinary));
    socket.on('pong', () => {
      this.#silentBeats = -1;
    });
    socket.on('error', () => socket.terminate());
  }

  /** Empty for a stranger, who is not counted among those who are there. */
  get playerId(): string {
    return this.player?.id ?? '';
  }

  watch(table: string): CommandRefusal | undefined {
    return this.#parts.watch(table, this);
  }

  unwatch(table: string): void {
    this.#parts.unwatch(table, this);
  }

  follow(list: ListName, tables: readonly TableSummary[]): void {
    this.#parts.follow(list, this, tables);
  }

  unfollow(): void {
    this.#parts.unfollow(this);
  }

  look(isPageVisible: boolean): void {
    if (this.isPageVisible === isPageVisible) return;
    this.isPageVisible = isPageVisible;
    this.#parts.look(this);
  }

  sendText(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount <= MOST_UNSENT) return this.#socket.send(text);
    this.#parts.onDropped();
    this.#socket.terminate();
  }

  send(answer: Answer): void {
    this.sendText(JSON.stringify(answer));
  }

  /** How many heartbeats in a row there was no sign of life before. */
  countBeat(): number {
    return ++this.#silentBeats;
  }

  ping(): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }

  close(reason: CloseReason, retryAfter = 1000): void {
    this.#isClosing = true;
    this.send({ type: 'goodbye', reason, retryAfter });
    this.#socket.close(CLOSE_CODES[reason], reason);
  }

  /** Without a word: the other side does not listen. */
  terminate(): void {
    this.#isClosing = true;
    this.#socket.terminate();
  }

  /** When everything that was asked is answered. */
  get settled(): Promise<void> {
    return this.#queue;
  }

  #hear(data: Buffer, isBinary: boolean): void {
    if (this.#isClosing) return;
    this.lastHeard = this.#parts.now();
    this.#silentBeats = -1;
    if (this.#strikes >= MOST_STRIKES) return;
    const limited = this.#parts.limit(this);
    if (limited) return this.#strike(limited);
    if (isBinary) return this.#strike({ code: 'bad-message', text: 'messages are text, not binary' });
    if (data.length > MOST_BYTES)
      return this.#strike({ code: 'too-large', text: `at most ${MOST_BYTES} bytes` });
    const command = readCommandText(data.toString());
    if (!command.ok) return this.#strike(command.error);
    const dear = this.#parts.limitCommand(this, command.value.type);
    if (dear) return this.#strike({ ...dear, to: command.value.id });
    if (this.#waiting >= MOST_WAITING)
      return this.#strike({ code: 'too-many-messages', text: 'wait for answers before you send more' });
    this.#strikes = 0;
    this.#waiting++;
    const arrivedAt = this.#parts.tableTime();
    this.#queue = this.#queue
      .then(() => this.#execute(command.value, arrivedAt))
      .finally(() => this.#waiting--);
  }

  #strike(refusing: CommandRefusal & { readonly to?: string }): void {
    this.#strikes++;
    this.#parts.onCommand('none', refusing.code, 0);
    this.send({ type: 'refused', ...refusing });
    if (this.#strikes >= MOST_STRIKES) this.close('abuse', 60_000);
  }

  async #execute(command: Parameters<CommandExecutor['execute']>[1], arrivedAt: number): Promise<void> {
    if (this.#isClosing) return;
    const start = performance.now();
    let answer: Answer;
    try {
      answer = await this.#parts.executor.execute(this, command, arrivedAt);
    } catch (error) {
      this.#parts.onError(error);
      answer = { type: 'refused', to: command.id, ...failureRefusal(error) };
    }
    const outcome = answer.type === 'refused' ? answer.code : 'ok';
    this.#parts.onCommand(command.type, outcome, performance.now() - start);
    this.send(answer);
  }
}
