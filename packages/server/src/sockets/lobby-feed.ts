/**
 * Sends the lists of tables to their subscribers whenever a list changes. What is the same for everybody is read once for
 * the whole process, however many subscribers there are; a player's own tables are read again only after an event there.
 */
import type { ListName, TableSummary } from '@kingdomino/protocol';
import type { ReadonlyTable } from '@kingdomino/table';
import type { Watcher } from '../presence/watchers.ts';
import { type FoundTable, hostsAt, seenBy, withoutBlocked } from '../tables/table-lists.ts';
import { peopleAt } from '../tables/table-summary.ts';

/** How often it is looked for changes. */
export const LOBBY_STEP = 1000;
/** Running games change with every move; they are offered for a look, and may be some steps old. */
const WATCH_EVERY = 10;
/** What is told of a list, from its beginning. */
const MOST_TOLD = { open: 20, watch: 10, mine: 100 } as const;
/** Players whose own tables are read in one step; the others wait for the next. */
const MOST_READ = 200;

export interface LobbyFeedParts {
  /** As the player sees them; an empty id is nobody. */
  readonly read: (list: ListName, player: string) => Promise<readonly FoundTable[]>;
  /** All blocks in which these players are, on either side. */
  readonly blocks: (players: readonly string[]) => Promise<readonly Block[]>;
  readonly now: () => number;
  /** The first subscriber of a table came, or the last went: its pub/sub channel is needed, or not any more. */
  readonly onFirst: (table: string) => void;
  readonly onLast: (table: string) => void;
  readonly onError: (error: unknown) => void;
}

interface Block {
  readonly one: string;
  readonly other: string;
}

/** Finished games are not followed: they change when `mine` does. */
type Followed = keyof typeof MOST_TOLD;
/** Followers of a list, each with what was told last. */
type Told = Map<Watcher, string>;

const NOBODY: ReadonlyMap<string, ReadonlySet<string>> = new Map();

export class LobbyFeed {
  readonly #parts: LobbyFeedParts;
  readonly #told: Readonly<Record<Followed, Told>> = {
    open: new Map(),
    watch: new Map(),
    mine: new Map(),
  };
  /** What everybody was told last: the same text is the same value, which is seen without reading it. */
  readonly #last = { open: '', watch: '' };
  /** By player who follows their own tables: the connections, and which tables those are. */
  readonly #players = new Map<string, { readonly connections: Set<Watcher>; tables: readonly string[] }>();
  readonly #owners = new Map<string, Set<string>>();
  /** Players at whose tables something happened. */
  readonly #changed = new Set<string>();
  #step = 0;
  #isLooking = false;

  constructor(parts: LobbyFeedParts) {
    this.#parts = parts;
  }

  /** From now on; `tables` is what the follower has. */
  follow(list: ListName, follower: Watcher, tables: readonly TableSummary[]): void {
    if (list === 'finished') return;
    this.#told[list].set(follower, textOf(list, tables));
    if (list !== 'mine' || follower.playerId === '') return;
    const player = this.#players.get(follower.playerId) ?? { connections: new Set(), tables: [] };
    this.#players.set(follower.playerId, player);
    player.connections.add(follower);
    // what happened since the list was read
    this.#changed.add(follower.playerId);
  }

  leave(follower: Watcher): void {
    const { playerId } = follower;
    for (const told of Object.values(this.#told)) told.delete(follower);
    const player = this.#players.get(playerId);
    player?.connections.delete(follower);
    if (player?.connections.size !== 0) return;
    this.#keepTo(playerId, []);
    this.#players.delete(playerId);
    this.#changed.delete(playerId);
  }

  /** Somebody follows a list in which the table is. */
  isFollowed(table: string): boolean {
    return this.#owners.has(table);
  }

  /** Something happened at a table here. This is on the way of every move: a look for each seat, and no more. */
  note({ seats }: ReadonlyTable): void {
    if (this.#players.size === 0) return;
    for (const seat of seats)
      if (seat.kind === 'person' && this.#players.has(seat.player.id)) this.#changed.add(seat.player.id);
  }

  /** Something happened at a table elsewhere. */
  receive(table: string): void {
    for (const player of this.#owners.get(table) ?? []) this.#changed.add(player);
  }

  /** Pub/sub messages may have been missed. */
  invalidate(): void {
    for (const player of this.#players.keys()) this.#changed.add(player);
  }

  /** Tells what has changed since the last time; left out while the last time is not over. */
  async refresh(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.#tellAll('open');
      if (this.#step++ % WATCH_EVERY === 0) await this.#tellAll('watch');
      await this.#tellOwn();
    } catch (error) {
      this.#parts.onError(error);
    } finally {
      this.#isLooking = false;
    }
  }

  async #tellAll(list: 'open' | 'watch'): Promise<void> {
    if (this.#told[list].size === 0) return;
    const found = await this.#parts.read(list, '');
    const text = this.#sameText(list, textOf(list, found.map(tableOf)));
    const message = this.#message(list, text);
    const seated = new Set(found.map(tableOf).flatMap(peopleAt));
    const hosts = new Set(found.flatMap(hostsAt));
    const blocked = list === 'open' ? await this.#blocked([...hosts]) : NOBODY;
    for (const [follower, told] of this.#told[list]) {
      const { playerId } = follower;
      const avoided = blocked.get(playerId);
      if (avoided || seated.has(playerId)) {
        const offered = avoided ? withoutBlocked(found, playerId, avoided) : found;
        this.#tell(
          list,
          follower,
          offered.map(({ table }) => seenBy(table, playerId)),
        );
      } else {
        this.#told[list].set(follower, text);
        if (told !== text) follower.sendText(message);
      }
    }
  }

  /** By player, whom of those at open tables they shall not meet. */
  async #blocked(hosts: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const blocked = new Map<string, Set<string>>();
    for (const { one, other } of await this.#parts.blocks(hosts))
      for (const [who, whom] of [
        [one, other],
        [other, one],
      ] as const)
        blocked.set(who, (blocked.get(who) ?? new Set()).add(whom));
    return blocked;
  }

  #sameText(list: 'open' | 'watch', text: string): string {
    if (this.#last[list] !== text) this.#last[list] = text;
    return this.#last[list];
  }

  async #tellOwn(): Promise<void> {
    const players = [...this.#changed].slice(0, MOST_READ);
    for (const player of players) this.#changed.delete(player);
    await Promise.all(
      players.map(async player => {
        const found = await this.#parts.read('mine', player).catch(error => {
          this.#changed.add(player);
          throw error;
        });
        const tables = found.map(tableOf);
        this.#keepTo(
          player,
          tables.map(({ table }) => table),
        );
        for (const connection of this.#players.get(player)?.connections ?? [])
          this.#tell('mine', connection, tables);
      }),
    );
  }

  #tell(list: Followed, follower: Watcher, tables: readonly TableSummary[]): void {
    const text = textOf(list, tables);
    if (this.#told[list].get(follower) === text) return;
    this.#told[list].set(follower, text);
    follower.sendText(this.#message(list, text));
  }

  #message(list: Followed, tables: string): string {
    return `{"type":"tables","list":"${list}","tables":${tables},"time":${this.#parts.now()}}`;
  }

  /** The player's tables are these now. */
  #keepTo(id: string, tables: readonly string[]): void {
    const player = this.#players.get(id);
    if (!player) return;
    for (const table of tables) {
      const owners = this.#owners.get(table) ?? new Set();
      if (owners.size === 0) this.#parts.onFirst(table);
      this.#owners.set(table, owners.add(id));
    }
    for (const table of player.tables) if (!tables.includes(table)) this.#disown(table, id);
    player.tables = tables;
  }

  #disown(table: string, id: string): void {
    const owners = this.#owners.get(table);
    owners?.delete(id);
    if (owners?.size !== 0) return;
    this.#owners.delete(table);
    this.#parts.onLast(table);
  }
}

function tableOf({ table }: FoundTable): TableSummary {
  return table;
}

function textOf(list: Followed, tables: readonly TableSummary[]): string {
  return JSON.stringify(tables.slice(0, MOST_TOLD[list]));
}
