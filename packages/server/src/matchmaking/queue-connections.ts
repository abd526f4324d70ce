/** Who waits at the other end of which lines of this process, and what each was told last. */
import type { Watcher } from '../presence/watchers.ts';
import type { QueueStatus } from './queue-status.ts';

interface Known {
  readonly lines: Set<Watcher>;
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

  add(line: Watcher): void {
    const known = this.#known.get(line.playerId) ?? { lines: new Set(), told: '', last: undefined };
    known.lines.add(line);
    this.#known.set(line.playerId, known);
  }

  /** True when this was the last one of its player. */
  remove(line: Watcher): boolean {
    const known = this.#known.get(line.playerId);
    if (!known?.lines.delete(line) || known.lines.size > 0) return false;
    return this.#known.delete(line.playerId);
  }

  /** What the player knows by the answer to a command: on other lines it is news. */
  note(player: string, message: QueueStatus, except?: Watcher): void {
    const known = this.#known.get(player);
    if (!known) return;
    known.last = message;
    known.told = textOf(message);
    for (const line of known.lines) if (line !== except) line.sendText(JSON.stringify(message));
    this.#dropIfOver(player, message);
  }

  /** Told when it is news. */
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
