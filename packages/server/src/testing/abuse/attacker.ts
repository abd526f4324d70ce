/** Somebody who means harm, from an address of their own: plain HTTP, and a socket that ignores what it is told. */
import type { Answer, Command, Player } from '@kingdomino/protocol';
import { WebSocket } from 'ws';

let addresses = 0;

export interface Told {
  readonly status: number;
  readonly body: {
    readonly type?: string;
    readonly code?: string;
    readonly player?: Player;
    readonly recoveryCode?: string;
  };
}

type Sent = Omit<Command, 'id'> & Readonly<Record<string, unknown>>;

export class Attacker {
  readonly origin: string;
  readonly address: string;
  player: Player = { id: '', name: '' };
  token = '';
  #commands = 0;

  constructor(origin: string, address = `198.51.100.${++addresses}`) {
    this.origin = origin;
    this.address = address;
  }

  /** With an identity. */
  static async guest(origin: string, address?: string): Promise<Attacker> {
    const attacker = new Attacker(origin, address);
    const answer = await fetch(`${origin}/api/me`, { method: 'POST', headers: attacker.#headers() });
    attacker.token = /kingdomino=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
    if (attacker.token !== '')
      attacker.player = ((await answer.json()) as { readonly player: Player }).player;
    return attacker;
  }

  async ask(method: string, path: string, body?: object, headers: object = {}): Promise<Told> {
    const content = body && { 'content-type': 'application/json' };
    const answer = await fetch(this.origin + path, {
      method,
      headers: { ...this.#headers(), ...content, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text.startsWith('{') ? (JSON.parse(text) as Told['body']) : {} };
  }

  /** The code of the refusal, or the type of the answer. */
  async command(sent: Sent): Promise<string> {
    const { body } = await this.ask('POST', '/api/commands', { ...sent, id: `x${this.#commands++}` });
    return body.code ?? body.type ?? '';
  }

  /** Undefined when it is not let in. */
  socket(onAnswer: (answer: Answer) => void = () => undefined): Promise<WebSocket | undefined> {
    const socket = new WebSocket(`${this.origin.replace('http', 'ws')}/api/socket`, {
      headers: this.#headers(),
    });
    socket.on('message', (data: Buffer) => onAnswer(JSON.parse(data.toString()) as Answer));
    return new Promise(resolve => {
      socket.on('open', () => resolve(socket));
      socket.on('error', () => resolve(undefined));
    });
  }

  #headers(): Record<string, string> {
    const bearer = this.token === '' ? {} : { authorization: `Bearer ${this.token}` };
    return { 'x-forwarded-for': this.address, ...bearer };
  }
}
