/** Who is connected to a table, over all processes. It is only shown: no decision depends on it. */
import type { ReadonlyTable } from '@kingdomino/table';
import type { Fanout, News } from '../fanout/fanout.ts';
import type { Ports } from '../ports.ts';
import type { Hub } from './hub.ts';

/** How often a process repeats what it knows, and when the others stop believing it. */
const REPEAT = 20_000;
export const BELIEVED = 50_000;

interface Share {
  readonly seats: readonly number[];
  readonly watchers: number;
  readonly at: number;
}

export interface PresenceParts {
  readonly hub: Hub;
  readonly fanout: Fanout;
  readonly ports: Ports;
  readonly process: string;
  readonly tableOf: (id: string) => ReadonlyTable | undefined;
}

export class Presence {
  readonly #parts: PresenceParts;
  readonly #others = new Map<string, Map<string, Share>>();
  /** What watchers were told last, and what the other processes were, and when. */
  readonly #told = new Map<string, string>();
  readonly #published = new Map<string, { readonly text: string; readonly at: number }>();

  constructor(parts: PresenceParts) {
    this.#parts = parts;
  }

  /** Somebody came or went, or a seat changed hands. */
  update(table: string): void {
    const own = this.#own(table);
    const text = JSON.stringify(own);
    if (this.#published.get(table)?.text !== text) this.#publish(table, text, own);
    this.#tell(table, own);
  }

  hear(news: Extract<News, { kind: 'presence' }>): void {
    const shares = this.#others.get(news.table) ?? new Map<string, Share>();
    shares.set(news.process, { seats: news.seats, watchers: news.watchers, at: this.#parts.ports.now() });
    this.#others.set(news.table, shares);
    if (this.#parts.hub.isWatched(news.table)) this.#tell(news.table, this.#own(news.table));
  }

  /** For processes that started later, and for watchers of seats on one that died: of these tables, what is old. */
  repeat(tables: readonly string[]): void {
    const now = this.#parts.ports.now();
    for (const table of tables) {
      if (now - (this.#published.get(table)?.at ?? 0) < REPEAT) continue;
      this.#published.delete(table);
      this.update(table);
    }
  }

  /** What was last heard from processes that are gone. */
  forgetOld(): void {
    for (const [table, shares] of this.#others) {
      for (const [process, share] of shares) if (!this.#isBelieved(share)) shares.delete(process);
      if (shares.size === 0) this.#others.delete(table);
    }
  }

  /** Tells one newcomer, or everybody when the newcomer changes the picture. */
  messageFor(table: string): string {
    return this.#message(table, this.#own(table));
  }

  #publish(table: string, text: string, own: Omit<Share, 'at'>): void {
    if (this.#parts.hub.isWatched(table)) this.#published.set(table, { text, at: this.#parts.ports.now() });
    else this.#published.delete(table);
    this.#parts.fanout.publish({ kind: 'presence', table, process: this.#parts.process, ...own });
  }

  #tell(table: string, own: Omit<Share, 'at'>): void {
    const watchers = this.#parts.hub.watchersOf(table);
    if (watchers.size === 0) {
      this.#told.delete(table);
      return;
    }
    const text = this.#message(table, own);
    if (this.#told.get(table) === text) return;
    this.#told.set(table, text);
    for (const watcher of watchers) watcher.sendText(text);
  }

  #own(table: string): Omit<Share, 'at'> {
    const now = this.#parts.tableOf(table);
    const watching = [...this.#parts.hub.watchersOf(table)].filter(({ playerId }) => playerId !== '');
    const players = new Set(watching.map(({ playerId }) => playerId));
    const seats = [...players].map(player => now?.seatOf(player)).filter(seat => seat !== undefined);
    return { seats: seats.sort((one, other) => one - other), watchers: players.size - seats.length };
  }

  #message(table: string, own: Omit<Share, 'at'>): string {
    const others = [...(this.#others.get(table)?.values() ?? [])].filter(share => this.#isBelieved(share));
    const shares = [own, ...others];
    const count = this.#parts.tableOf(table)?.seats.length ?? 0;
    const seats = Array.from({ length: count }, (_, seat) =>
      shares.some(share => share.seats.includes(seat)),
    );
    const watchers = shares.reduce((sum, share) => sum + share.watchers, 0);
    return JSON.stringify({ type: 'presence', table, seats, watchers });
  }

  #isBelieved(share: Share): boolean {
    return this.#parts.ports.now() - share.at < BELIEVED;
  }
}
