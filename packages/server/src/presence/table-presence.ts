/**
 * Table presence: which players and how many spectators are connected to a table, over all processes. The page shows it.
 * It is computed from the watchers of this process and from what the other processes publish.
 */
import type { ReadonlyTable } from '@kingdomino/table';
import type { Ports } from '../ports.ts';
import type { PubSub, PubSubMessage } from '../pubsub/pubsub.ts';
import type { SeatAbsences } from './seat-absences.ts';
import type { Watchers } from './watchers.ts';

/** How often a process repeats what it knows, and when the others stop believing it. */
const REPEAT = 20_000;
export const BELIEVED = 50_000;
/** How long a change of the number of spectators may wait before it is sent. */
export const PRESENCE_STEP = 1000;

interface Share {
  readonly seats: readonly number[];
  /** Of these, the seats whose page is visible. */
  readonly looking: readonly number[];
  readonly watchers: number;
  readonly at: number;
}

export interface TablePresenceParts {
  readonly watchers: Watchers;
  readonly pubsub: PubSub;
  readonly ports: Ports;
  readonly process: string;
  readonly tableOf: (id: string) => ReadonlyTable | undefined;
  readonly absences?: Pick<SeatAbsences, 'onSeats' | 'absentSince'>;
}

export class TablePresence {
  readonly #parts: TablePresenceParts;
  readonly #others = new Map<string, Map<string, Share>>();
  /** What watchers were told last, and what the other processes were, and when. */
  readonly #told = new Map<string, { readonly text: string; readonly seats: string }>();
  readonly #published = new Map<
    string,
    { readonly text: string; readonly seats: string; readonly at: number }
  >();
  /** Where only the number of spectators has changed: a crowd that comes is told of together. */
  readonly #late = new Set<string>();

  constructor(parts: TablePresenceParts) {
    this.#parts = parts;
  }

  /** Somebody came or went, or a seat changed hands. */
  update(table: string): void {
    const own = this.#own(table);
    const published = this.#published.get(table);
    if (published && published.seats === String(own.seats) && this.#parts.watchers.isWatched(table))
      this.#late.add(table);
    else this.#tellAll(table, own);
  }

  updateAll(tables: readonly string[]): void {
    for (const table of tables) this.update(table);
  }

  /** What could wait, once in a while. */
  tellLate(): void {
    for (const table of this.#late) this.#tellAll(table, this.#own(table));
    this.#late.clear();
  }

  receive(message: Extract<PubSubMessage, { kind: 'presence' }>): void {
    if (!this.#parts.watchers.isWatched(message.table)) return;
    const shares = this.#others.get(message.table) ?? new Map<string, Share>();
    const { seats, watchers, looking = seats } = message;
    shares.set(message.process, { seats, looking, watchers, at: this.#parts.ports.now() });
    this.#others.set(message.table, shares);
    const own = this.#own(message.table);
    if (message.asks) this.#publish(message.table, own, false);
    if (this.#told.get(message.table)?.seats === String(this.#seats(message.table, own)))
      this.#late.add(message.table);
    else this.#tell(message.table, own);
  }

  /** Nobody here watches the table any more. */
  forget(table: string): void {
    this.#others.delete(table);
    this.#late.delete(table);
  }

  /** For processes that started later, and for watchers of seats on one that died: of these tables, what is old. */
  repeat(tables: readonly string[]): void {
    const now = this.#parts.ports.now();
    for (const table of tables) {
      if (now - (this.#published.get(table)?.at ?? 0) < REPEAT) continue;
      this.#publish(table, this.#own(table), false);
      this.#tell(table, this.#own(table));
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

  /** Whether the page of a seat's player is visible, as far as is known here: then no notification is needed. */
  readonly isPageVisible = (table: string, seat: number): boolean =>
    this.#shares(table, this.#own(table)).some(({ looking }) => looking.includes(seat));

  #tellAll(table: string, own: Omit<Share, 'at'>): void {
    const published = this.#published.get(table);
    if (published?.text !== JSON.stringify(own)) this.#publish(table, own, published === undefined);
    this.#tell(table, own);
  }

  #publish(table: string, own: Omit<Share, 'at'>, asks: boolean): void {
    const { watchers, pubsub, process, ports } = this.#parts;
    const isWatched = watchers.isWatched(table);
    const published = { text: JSON.stringify(own), seats: String(own.seats), at: ports.now() };
    if (isWatched) this.#published.set(table, published);
    else this.#published.delete(table);
    pubsub.publish({ kind: 'presence', table, process, ...own, ...(asks && isWatched ? { asks } : {}) });
  }

  #tell(table: string, own: Omit<Share, 'at'>): void {
    const watchers = this.#parts.watchers.watchersOf(table);
    if (watchers.size === 0) {
      this.#told.delete(table);
      return;
    }
    this.#parts.absences?.onSeats(table, this.#seats(table, own));
    const text = this.#message(table, own);
    if (this.#told.get(table)?.text === text) return;
    this.#told.set(table, { text, seats: String(this.#seats(table, own)) });
    for (const watcher of watchers) watcher.sendText(text);
  }

  #own(table: string): Omit<Share, 'at'> {
    const now = this.#parts.tableOf(table);
    const watching = [...this.#parts.watchers.watchersOf(table)].filter(({ playerId }) => playerId !== '');
    const seatsOf = (players: ReadonlySet<string>) =>
      [...players]
        .map(player => now?.seatOf(player))
        .filter(seat => seat !== undefined)
        .sort((one, other) => one - other);
    const players = new Set(watching.map(({ playerId }) => playerId));
    const seats = seatsOf(players);
    const looking = seatsOf(
      new Set(watching.filter(one => one.isPageVisible).map(({ playerId }) => playerId)),
    );
    return { seats, looking, watchers: players.size - seats.length };
  }

  #message(table: string, own: Omit<Share, 'at'>): string {
    const watchers = this.#shares(table, own).reduce((sum, share) => sum + share.watchers, 0);
    const seats = this.#seats(table, own);
    const since = seats.map((isHere, seat) =>
      isHere ? null : (this.#parts.absences?.absentSince(table, seat) ?? null),
    );
    const absentSince = since.some(time => time !== null) ? since : undefined;
    return JSON.stringify({ type: 'presence', table, seats, absentSince, watchers });
  }

  /** By seat: whether its player is there. */
  #seats(table: string, own: Omit<Share, 'at'>): boolean[] {
    const shares = this.#shares(table, own);
    const count = this.#parts.tableOf(table)?.seats.length ?? 0;
    return Array.from({ length: count }, (_, seat) => shares.some(share => share.seats.includes(seat)));
  }

  #shares(table: string, own: Omit<Share, 'at'>): Omit<Share, 'at'>[] {
    const others = [...(this.#others.get(table)?.values() ?? [])].filter(share => this.#isBelieved(share));
    return [own, ...others];
  }

  #isBelieved(share: Share): boolean {
    return this.#parts.ports.now() - share.at < BELIEVED;
  }
}
