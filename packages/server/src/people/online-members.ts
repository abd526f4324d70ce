/**
 * Which members have the page open, over all processes. It is kept in memory only: each process knows its own connections
 * and hears of the others', who repeat it; whoever is not heard of for a while is not believed to be there.
 */
import type { Player } from '@kingdomino/protocol';
import type { Ports } from '../ports.ts';
import type { PubSub, PubSubMessage } from '../pubsub/pubsub.ts';

/** How often a process repeats who is there, and when the others stop believing it. */
export const ONLINE_STEP = 20_000;
const BELIEVED = 50_000;
/** In one message: PostgreSQL takes none of 8,000 bytes. */
const MOST_TOLD = 200;

interface OnlineParts {
  readonly pubsub: PubSub;
  readonly ports: Pick<Ports, 'now'>;
  readonly process: string;
}

export class OnlineMembers {
  readonly #parts: OnlineParts;
  /** Connections of this process, and how many each player has. */
  readonly #connections = new Map<object, string>();
  readonly #here = new Map<string, number>();
  /** By process: when each player was last told to be there. */
  readonly #elsewhere = new Map<string, Map<string, number>>();

  constructor(parts: OnlineParts) {
    this.#parts = parts;
  }

  isOnline(player: string): boolean {
    if (this.#here.has(player)) return true;
    const since = this.#parts.ports.now() - BELIEVED;
    return [...this.#elsewhere.values()].some(players => (players.get(player) ?? since) > since);
  }

  /** Only of members anybody asks. */
  came(connection: object, who: Player | undefined): void {
    if (!who?.member) return;
    const { id: player } = who;
    this.#connections.set(connection, player);
    const count = this.#here.get(player) ?? 0;
    this.#here.set(player, count + 1);
    if (count === 0) this.#publish([player]);
  }

  went(connection: object): void {
    const player = this.#connections.get(connection);
    if (player === undefined) return;
    this.#connections.delete(connection);
    const count = this.#here.get(player) ?? 0;
    if (count > 1) this.#here.set(player, count - 1);
    else if (this.#here.delete(player)) this.#publish([player], true);
  }

  receive({ process, players, gone }: Extract<PubSubMessage, { kind: 'online' }>): void {
    const known = this.#elsewhere.get(process) ?? new Map<string, number>();
    for (const player of players) {
      if (gone) known.delete(player);
      else known.set(player, this.#parts.ports.now());
    }
    this.#elsewhere.set(process, known);
  }

  /** A scheduled job, where there are other processes. */
  repeat(): void {
    const players = [...this.#here.keys()];
    for (let from = 0; from < players.length; from += MOST_TOLD)
      this.#publish(players.slice(from, from + MOST_TOLD));
    this.#forgetOld();
  }

  #forgetOld(): void {
    const since = this.#parts.ports.now() - BELIEVED;
    for (const [process, players] of this.#elsewhere) {
      for (const [player, at] of players) if (at <= since) players.delete(player);
      if (players.size === 0) this.#elsewhere.delete(process);
    }
  }

  #publish(players: readonly string[], gone = false): void {
    const { pubsub, process } = this.#parts;
    pubsub.publish({ kind: 'online', process, players, ...(gone ? { gone: true } : {}) });
  }
}
