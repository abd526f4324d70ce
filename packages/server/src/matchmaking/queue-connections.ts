/** The connections of queued players at this process, and the status that each was told last. */
import type { Watcher } from '../presence/watchers.ts';
import type { QueueStatus } from './queue-status.ts';

interface Known {
  readonly connections: Set<Watcher>;
  /** Without the time, which changes by itself. */
  told: string;
  last: QueueStatus | undefined;
}

export class QueueConnections {
  readonly #known = new Map<string, Known>();

  get players(): string[] {
    return [...this.#known.keys()];
  }

  get size(): number {
    return this.#known.size;
  }

  has(player: string): boolean {
    return this.#known.has(player);
  }

  add(connection: Watcher): void {
    const known = this.#known.get(connection.playerId) ?? {
      connections: new Set(),
      told: '',
      last: undefined,
    };
    known.connections.add(connection);
    this.#known.set(connection.playerId, known);
  }

  /** True when this was the last one of its player. */
  remove(connection: Watcher): boolean {
    const known = this.#known.get(connection.playerId);
    if (!known?.connections.delete(connection) || known.connections.size > 0) return false;
    return this.#known.delete(connection.playerId);
  }

  /** What the player knows by the answer to a command; the other connections are told. */
  note(player: string, message: QueueStatus, except?: Watcher): void {
    const known = this.#known.get(player);
    if (!known) return;
    known.last = message;
    known.told = textOf(message);
    for (const connection of known.connections)
      if (connection !== except) connection.sendText(JSON.stringify(message));
    this.#dropIfOver(player, message);
  }

  /** Sends the status if it has changed. */
  tell(player: string, message: QueueStatus): void {
    if (this.#known.get(player)?.told !== textOf(message)) this.note(player, message);
  }

  /** Was asked to a table and has not said yes, as far as was told. */
  owesAnswer(player: string): boolean {
    return this.#known.get(player)?.last?.offer?.accepted === false;
  }

  #dropIfOver(player: string, { state }: QueueStatus): void {
    if (state === 'none' || state === 'seated') this.#known.delete(player);
  }
}

function textOf(message: QueueStatus): string {
  return JSON.stringify({ ...message, time: undefined, to: undefined });
}
