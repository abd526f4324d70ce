/**
 * A server with one table of two people, and connections to it on which a test decides what happens to every message: late, twice,
 * out of order, or never because the connection is cut. It decides as the real one does and does a command only once.
 */
import { type Answer, type Command, type Player, PROTOCOL_VERSION } from '@kingdomino/protocol';
import { sha256, utf8 } from '@kingdomino/rules/hashing';
import { decide, isDealDue, Table, type TableCommand } from '@kingdomino/table';
import type { ConnectionPorts, SocketHandlers, Visitor } from '../connection-ports.ts';

export const TABLE = 'table';
const SEED = sha256(utf8('fake server'));

interface Client {
  readonly player: Player;
  readonly tell: (answer: Answer) => void;
}

export class FakeServer {
  readonly table = new Table();
  protocol: number = PROTOCOL_VERSION;
  readonly #done = new Map<string, Answer>();
  readonly #watchers = new Set<Client>();

  constructor(ann: Player, bob: Player, visibility: 'link' | 'public' = 'link') {
    this.table.append(
      {
        type: 'opened',
        format: 'kingdomino-table/1',
        at: Date.now(),
        game: 'kingdomino',
        options: { players: 2 },
        seats: [
          { kind: 'person', player: ann },
          { kind: 'person', player: bob },
        ],
        clock: { kind: 'turn', seconds: 60 },
        absence: { kind: 'bot', level: 'squire' },
        undo: true,
        visibility,
        by: ann,
        commitment: 'c',
      },
      { type: 'started', at: Date.now(), salts: ['', ''] },
    );
    this.#deal();
  }

  hear(client: Client, command: Command): void {
    client.tell(this.#done.get(command.id) ?? this.#answer(client, command));
  }

  leave(client: Client): void {
    this.#watchers.delete(client);
  }

  #answer(client: Client, command: Command): Answer {
    const { id: to } = command;
    const time = Date.now();
    if (command.type === 'ping') return { type: 'pong', to, time };
    if (command.type === 'list') return { type: 'tables', to, list: command.list, tables: [], time };
    if (command.type === 'unwatch') this.leave(client);
    if (command.type === 'watch' && command.table !== TABLE)
      return { type: 'refused', to, code: 'unknown-table', text: 'no such table' };
    if (command.type === 'watch') {
      this.#watchers.add(client);
      const { version: from } = command;
      return { type: 'events', to, table: TABLE, from, events: this.table.events.slice(from), time };
    }
    if (command.type !== 'move' && command.type !== 'undo' && command.type !== 'say')
      return { type: 'done', to, table: TABLE, version: this.table.version };
    const from = this.table.version;
    const decision = decide(this.table, { ...command, by: client.player } as TableCommand, Date.now());
    if (!decision.ok) return { type: 'refused', to, ...decision.error };
    this.table.append(...decision.value);
    this.#deal();
    const answer: Answer = { type: 'done', to, table: TABLE, version: this.table.version };
    this.#done.set(to, answer);
    const events = this.table.events.slice(from);
    for (const { tell } of this.#watchers) tell({ type: 'events', table: TABLE, from, events, time });
    return answer;
  }

  #deal(): void {
    while (isDealDue(this.table)) {
      const decision = decide(this.table, { type: 'deal', seed: SEED }, Date.now());
      if (!decision.ok) throw new Error(decision.error.text);
      this.table.append(...decision.value);
    }
  }
}

/** What happens to a message: after how many milliseconds it arrives, each number once. */
export type Fate = () => readonly number[];

/** The way of one page to the server. */
export class FakeNetwork {
  isUp = true;
  /** Nothing arrives any more, and nobody is told. */
  isMute = false;
  fate: Fate = () => [1];
  /** As the server sees it by the cookie. */
  player: Player;
  introductions = 0;
  /** Whether the cookie says nothing; whoever wants to be somebody gets one. */
  isStranger = false;
  readonly #server: FakeServer;
  readonly #wires = new Set<(code: number) => void>();
  readonly #tells = new Set<Client['tell']>();
  readonly #wakes: (() => void)[] = [];
  readonly #offline: (() => void)[] = [];

  constructor(server: FakeServer, player: Player) {
    this.#server = server;
    this.player = player;
  }

  /** Answers, but tells nobody who he is. */
  isBusy = false;
  /** How long a connection takes to open. */
  doorTime = 2;
  /** Whether the browser would say when it is worth trying. */
  willWake = false;

  readonly ports: ConnectionPorts = {
    fetchMe: (as, limit) => this.#fetchMe(as, limit),
    connect: handlers => this.#connect(handlers),
    steady: () => performance.now(),
    onWake: listener => void this.#wakes.push(listener),
    onOffline: listener => void this.#offline.push(listener),
    willWake: () => this.willWake,
  };

  /** Every connection ends, with a code of the WebSocket. */
  cut(code = 1006): void {
    for (const end of this.#wires) end(code);
  }

  /** To whoever has a connection. */
  say(answer: Answer): void {
    for (const tell of this.#tells) tell(answer);
  }

  goOffline(): void {
    this.isUp = false;
    for (const listener of this.#offline) listener();
    this.cut();
  }

  wake(): void {
    for (const listener of this.#wakes) listener();
  }

  async #fetchMe(as: Visitor, limit: number): ReturnType<ConnectionPorts['fetchMe']> {
    this.introductions++;
    if (this.isMute) return later(limit);
    await later(1);
    const { protocol } = this.#server;
    if (!this.isUp) return undefined;
    if (this.isBusy) return 'busy';
    if (this.isStranger && as === 'anybody') return 'stranger';
    this.isStranger = false;
    return { type: 'me', player: this.player, protocol, time: Date.now() };
  }

  #connect({ onOpen, onMessage, onClose }: SocketHandlers): ReturnType<ConnectionPorts['connect']> {
    let isOpen = false;
    const deliver = (action: () => void) => {
      if (this.isMute) return;
      for (const wait of this.fate()) setTimeout(action, wait);
    };
    const client: Client = {
      player: this.player,
      tell: answer => deliver(() => isOpen && onMessage(JSON.stringify(answer))),
    };
    const end = (code: number) => {
      if (!this.#wires.delete(end)) return;
      isOpen = false;
      this.#tells.delete(client.tell);
      this.#server.leave(client);
      setTimeout(() => onClose(code), 1);
    };
    this.#wires.add(end);
    this.#tells.add(client.tell);
    const knock = (again: number) =>
      setTimeout(() => {
        if (!this.#wires.has(end) || isOpen) return;
        // as TCP does: each time after twice as long
        if (this.isMute) return void knock(2 * again);
        if (!this.isUp) return end(1006);
        isOpen = true;
        onOpen();
      }, again);
    setTimeout(() => (this.isMute ? knock(1000) : knock(0)), this.doorTime);
    return {
      // what is on its way when the connection is cut may still arrive
      send: text => deliver(() => this.isUp && this.#server.hear(client, JSON.parse(text) as Command)),
      close: () => end(1000),
    };
  }
}

function later(milliseconds: number): Promise<undefined> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
