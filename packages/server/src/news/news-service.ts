/**
 * News for members: kept in a list, told at once to the pages that are open, and sent to devices and programs. Whoever has
 * something to tell calls `send` with a kind of `NEWS_KINDS`; the page has words for each.
 */
import {
  NEWS_KINDS,
  type NewsItem,
  type NewsKind,
  type NewsList,
  SENT_NEWS_KINDS,
} from '@kingdomino/protocol';
import { shownPlayer } from '../identity/identity-service.ts';
import type { Ports } from '../ports.ts';
import type { Watcher } from '../presence/watchers.ts';
import type { PubSub, PubSubMessage } from '../pubsub/pubsub.ts';
import { type NewNews, newsId, type StoredNews } from '../storage/people/news.ts';
import type { Store } from '../storage/store.ts';
import { NewsConnections } from './news-connections.ts';

/** Of one member. */
const MOST_KEPT = 100;
/** Whoever reads it in the page within this time is not told elsewhere. */
const GRACE = 5000;
/** How often it is written down that news were seen at their tables. */
export const NEWS_STEP = 1000;
const MOST_SEEN = 200;
/** Kinds that are read as soon as their table is looked at. */
const AT_TABLES = ['turn', 'rematch', 'club', 'write', 'study'] as const satisfies readonly NewsKind[];

/** Without the time: it is now. */
export type News = Omit<NewNews, 'at'>;

export interface NewsServiceParts {
  readonly store: Store;
  readonly ports: Ports;
  readonly pubsub: PubSub;
  readonly onError: (error: unknown) => void;
}

export class NewsService {
  readonly #parts: NewsServiceParts;
  readonly #connections = new NewsConnections();
  readonly #seen = new Set<string>();

  constructor(parts: NewsServiceParts) {
    this.#parts = parts;
  }

  /** Guests, and members who have switched the kind off, are told nothing. A failure is logged: nobody waits for news. */
  async send(news: readonly News[]): Promise<void> {
    const { store, ports, onError } = this.#parts;
    const at = ports.now();
    try {
      const told = await store.addNews({ news: news.map(one => ({ ...one, at })), most: MOST_KEPT });
      const sent = news.filter(({ player }) => told.includes(player));
      for (const { player, key } of sent) this.#tell({ kind: 'news', player, key });
      await this.#queue(sent, at);
    } catch (error) {
      onError(error);
    }
  }

  /** For devices and programs, where there are any. */
  async #queue(news: readonly News[], at: number): Promise<void> {
    const kinds: readonly string[] = SENT_NEWS_KINDS;
    // in seconds, which has room in a column of versions
    const version = Math.floor(at / 1000);
    const notifications = news
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ player, kind, key }) => {
        const about = { player, kind, table: key, version, acted: version };
        return [
          { ...about, way: 'push', dueAt: at + GRACE } as const,
          { ...about, way: 'hook', dueAt: at } as const,
        ];
      });
    await this.#parts.store.queueNotifications({ notifications, at });
  }

  /** The answer to `news`; the connection is told of what comes from now on. */
  async subscribe(player: string, connection: Watcher | undefined): Promise<{ readonly unread: number }> {
    if (connection) this.#connections.add(connection);
    return { unread: await this.#parts.store.countUnread(player) };
  }

  /** A connection is gone. */
  left(connection: Watcher): void {
    this.#connections.remove(connection);
  }

  /** Has the page before them: no need to tell them elsewhere. */
  readonly isLooking = (player: string): boolean => this.#connections.isLooking(player);

  async list(player: string): Promise<NewsList> {
    const { store } = this.#parts;
    const [news, unread, off] = await Promise.all([
      store.newsOf(player),
      store.countUnread(player),
      store.newsOffFor(player),
    ]);
    return { news: await this.#shown(news), unread, off: NEWS_KINDS.filter(kind => off.includes(kind)) };
  }

  /** By what they are about; without: all. Returns how many are left. */
  async read(player: string, keys?: readonly string[]): Promise<number> {
    const { store, ports } = this.#parts;
    const what = keys ? { ids: keys.map(key => newsId(player, key)) } : { player };
    const changed = await store.readNews({ at: ports.now(), ...what });
    if (changed.length > 0) this.#tell({ kind: 'news', player });
    return store.countUnread(player);
  }

  async switchOff(player: string, off: readonly NewsKind[]): Promise<void> {
    await this.#parts.store.setNewsOff({ player, off });
  }

  /** A player looks at a table: what was news of it is read. */
  readonly seen = (player: string, table: string): void => {
    if (player !== '') for (const kind of AT_TABLES) this.#seen.add(newsId(player, `${kind}/${table}`));
  };

  /** What was news of a table is none any more, for these players. */
  over(kind: 'turn' | 'rematch', table: string, players: readonly string[]): void {
    for (const player of players) this.#seen.add(newsId(player, `${kind}/${table}`));
  }

  /** A scheduled job. */
  async step(): Promise<void> {
    const { store, ports, onError } = this.#parts;
    const ids = [...this.#seen].slice(0, MOST_SEEN);
    if (ids.length === 0) return;
    for (const id of ids) this.#seen.delete(id);
    const players = await store.readNews({ ids, at: ports.now() }).catch(onError);
    for (const player of players ?? []) this.#tell({ kind: 'news', player });
  }

  /** Something about their challenges has changed. */
  tellChallenges(players: readonly string[]): void {
    for (const player of players) this.#tell({ kind: 'news', player, challenges: true });
  }

  /** Another process says that there is something for a player. */
  receive(message: Extract<PubSubMessage, { kind: 'news' }>): void {
    void this.#tellHere(message).catch(this.#parts.onError);
  }

  #tell(message: Extract<PubSubMessage, { kind: 'news' }>): void {
    this.#parts.pubsub.publish(message);
    this.receive(message);
  }

  async #tellHere({ player, key, challenges }: Extract<PubSubMessage, { kind: 'news' }>): Promise<void> {
    if (!this.#connections.has(player)) return;
    const { store } = this.#parts;
    const stored = key === undefined ? undefined : await store.newsById(newsId(player, key));
    const [item] = stored ? await this.#shown([stored]) : [];
    const unread = await store.countUnread(player);
    this.#connections.tell(player, {
      type: 'news',
      unread,
      ...(item ? { item } : {}),
      ...(challenges ? { challenges } : {}),
    });
  }

  /** With the names of today; without those about somebody who is not there any more. */
  async #shown(news: readonly StoredNews[]): Promise<NewsItem[]> {
    const ids = [...new Set(news.flatMap(({ about }) => (about === '' ? [] : [about])))];
    const named = await this.#parts.store.namesOf(ids);
    const names = new Map(named.map(one => [one.id, shownPlayer(one)]));
    return news.flatMap(({ id, player, kind, about, at, isRead, body }) => {
      const who = names.get(about);
      if (about !== '' && !who) return [];
      return [{ ...body, id: id.slice(player.length + 1), kind, at, read: isRead, ...(who ? { who } : {}) }];
    });
  }
}
