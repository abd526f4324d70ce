/** The connections of this process on which players want to hear news. */
import type { AnswerOf } from '@kingdomino/protocol';
import type { Watcher } from '../presence/watchers.ts';

export class NewsConnections {
  readonly #known = new Map<string, Set<Watcher>>();

  has(player: string): boolean {
    return this.#known.has(player);
  }

  add(connection: Watcher): void {
    const known = this.#known.get(connection.playerId) ?? new Set();
    known.add(connection);
    this.#known.set(connection.playerId, known);
  }

  remove(connection: Watcher): void {
    const known = this.#known.get(connection.playerId);
    if (known?.delete(connection) && known.size === 0) this.#known.delete(connection.playerId);
  }

  isLooking(player: string): boolean {
    return [...(this.#known.get(player) ?? [])].some(({ isPageVisible }) => isPageVisible);
  }

  tell(player: string, message: AnswerOf<'news'>): void {
    const text = JSON.stringify(message);
    for (const connection of this.#known.get(player) ?? []) connection.sendText(text);
  }
}
