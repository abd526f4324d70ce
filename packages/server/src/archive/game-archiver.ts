/**
 * Adds finished games to the archives of their players: at once those that end at this process, and in the background
 * those that are in no archive yet. Nothing waits for it; what it does not get to, it finds again.
 */
import type { TableEvent } from '@kingdomino/protocol';
import type { ReadonlyTable } from '@kingdomino/table';
import { keptGame } from '@kingdomino/table/archive';
import { nameKey } from '../identity/confusables.ts';
import type { Archiving } from '../storage/archive/archiving.ts';
import type { Cursor } from '../storage/cursors.ts';
import type { Store } from '../storage/store.ts';
import { CachedTable } from '../tables/cached-table.ts';

/** Games of one step. */
const STEP = 20;
/** Between steps while there is more to do: at most eighty games a second. */
const PAUSE = 250;
/** How often it is looked for games that were left over, also by other processes. */
const LOOK = 60_000;

export interface GameArchiverParts {
  readonly store: Store;
  readonly onError: (error: unknown, table?: string) => void;
}

export class GameArchiver {
  readonly #parts: GameArchiverParts;
  readonly #running = new Set<Promise<unknown>>();
  /** Of these it was said once that they cannot be read. */
  readonly #unreadable = new Set<string>();
  /** How far the walk from the newest to the oldest has come. */
  #reached: Cursor | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(parts: GameArchiverParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#later(PAUSE);
  }

  /** Waits for what was begun. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await Promise.all(this.#running);
  }

  /** Something was written here at a table. */
  consider({ id, table }: CachedTable, events: readonly TableEvent[]): void {
    if (this.#isStopped || !events.some(({ type }) => type === 'ended' || type === 'closed')) return;
    const { store, onError } = this.#parts;
    this.#run(store.archiveGame(archiving(id, table)).catch(error => onError(error, id)));
  }

  /** Some of those that are in no archive yet, after a place; returns where they end. */
  async step(before?: Cursor): Promise<Cursor | undefined> {
    const { store } = this.#parts;
    const left = await store.listUnarchived({ limit: STEP, ...(before ? { before } : {}) });
    for (const { id } of left) {
      if (this.#isStopped) return undefined;
      const game = await this.#read(id);
      if (game) await store.archiveGame(game);
    }
    return left.at(-1);
  }

  /** All of them. */
  async catchUp(): Promise<void> {
    for (let last = await this.step(); last; ) last = await this.step(last);
  }

  /** A table that cannot be read, perhaps of a newer program, is left to who can. */
  async #read(id: string): Promise<Archiving | undefined> {
    const { store, onError } = this.#parts;
    const events = await store.readEvents({ table: id, after: 0 });
    try {
      return archiving(id, new CachedTable(id, events).table);
    } catch (error) {
      if (!this.#unreadable.has(id)) onError(error, id);
      this.#unreadable.add(id);
      return undefined;
    }
  }

  #later(milliseconds: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => this.#run(this.#look()), milliseconds).unref();
  }

  async #look(): Promise<void> {
    this.#reached = await this.step(this.#reached).catch(error => {
      this.#parts.onError(error);
      return undefined;
    });
    this.#later(this.#reached ? PAUSE : LOOK);
  }

  #run(task: Promise<unknown>): void {
    this.#running.add(task);
    void task.finally(() => this.#running.delete(task));
  }
}

function archiving(id: string, table: ReadonlyTable): Archiving {
  const game = keptGame(table);
  if (!game) return { table: id };
  const keys = table.seats.map(seat => (seat.kind === 'person' ? nameKey(seat.player.name) : undefined));
  const seats = game.seats.map((seat, index) => {
    const key = keys[index];
    return key === undefined ? seat : { ...seat, nameKey: key };
  });
  return { table: id, game: { ...game, seats } };
}
