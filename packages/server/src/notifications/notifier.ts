/**
 * Notifies players outside the page that a table waits for them. A notification is queued in the store and delivered a
 * little later by whichever process claims it, unless the player has come by then. No move waits for any of this.
 */
import type { TableEvent } from '@kingdomino/protocol';
import type { ReadonlyTable } from '@kingdomino/table';
import type { Ports } from '../ports.ts';
import { type NewNotification, pushNotificationId } from '../storage/notifications/notifications.ts';
import type { Store } from '../storage/store.ts';
import type { CachedTable } from '../tables/cached-table.ts';
import type { TableService } from '../tables/table-service.ts';
import type { NotificationDelivery } from './delivery.ts';
import { actedAt, lowTime, MOST_LEFT, notificationsAfter, type Planned } from './notification-rules.ts';

const STEP = 1000;
/** After the start, so that everybody who was there can come back first. */
const START = 15_000;
/** How often clocks are checked, and who has webhooks. */
const CLOCK_STEP = 30_000;
/** Whoever comes, or moves, within this time is told nothing. */
const GRACE = 5000;
/** Whoever claimed some and died: others send them after this. */
const LEASE = 60_000;
const MOST_AT_ONCE = 64;
/** Of one player: one with slow webhooks keeps nobody else waiting. */
const SHARE = 4;
const MOST_LOW = 500;
const MOST_HOOKS = 10_000;
/** Players seen at tables that are not written down yet; more of them than this are waited for. */
const MOST_SEEN = 500;

export interface NotifierParts {
  readonly store: Store;
  readonly service: TableService;
  readonly ports: Ports;
  readonly delivery: NotificationDelivery;
  /** Whether the player has the table before them. */
  readonly isPageVisible: (table: string, seat: number) => boolean;
  readonly onError: (error: unknown) => void;
}

export class Notifier {
  readonly #parts: NotifierParts;
  readonly #seen = new Set<string>();
  readonly #sending = new Map<Promise<void>, string>();
  #hooked: ReadonlySet<string> = new Set();
  readonly #timers: NodeJS.Timeout[] = [];
  #isStopped = false;

  constructor(parts: NotifierParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    await this.loadWebhookPlayers();
    const { onError } = this.#parts;
    const begin = () => {
      this.#timers.push(setInterval(() => void this.step().catch(onError), STEP).unref());
      this.#timers.push(setInterval(() => void this.lookAtClocks().catch(onError), CLOCK_STEP).unref());
    };
    this.#timers.push(setTimeout(begin, START).unref());
  }

  /** Queues what follows from events that this process wrote. */
  consider({ id, table }: CachedTable, events: readonly TableEvent[]): void {
    const notifications = this.#wanted(id, table, notificationsAfter(table, events));
    if (notifications.length > 0) void this.#note(notifications);
    const { club } = table.terms;
    if (club !== undefined && events.some(({ type }) => type === 'ended'))
      void this.#tellClub(club, id, table.version).catch(this.#parts.onError);
  }

  /** Queues webhooks of a club, whoever has played. */
  async #tellClub(club: string, table: string, version: number): Promise<void> {
    const { store, ports } = this.#parts;
    const players = await store.clubWebhookPlayers(club);
    const about = { way: 'hook', table, kind: 'finished', version, acted: 0, dueAt: ports.now() } as const;
    await this.#note(players.map(player => ({ ...about, player })));
  }

  /** A player is at a table: its notifications are acknowledged. */
  readonly seen = (player: string, table: string): void => {
    if (player !== '') this.#seen.add(pushNotificationId(player, table));
  };

  /** Reads again who has webhooks. Other processes do so by themselves. */
  async loadWebhookPlayers(): Promise<void> {
    this.#hooked = new Set(await this.#parts.store.webhookPlayers(MOST_HOOKS));
  }

  /** Delivers what is due. Fulfilled when that is done, but called at intervals all the same. */
  async step(): Promise<void> {
    await this.#answer();
    const { store, ports, delivery, onError } = this.#parts;
    const limit = MOST_AT_ONCE - this.#sending.size;
    if (limit <= 0 || this.#isStopped) return;
    const now = ports.now();
    const claim = { now, until: now + LEASE, limit, share: SHARE, busy: this.#busy() };
    const due = await store.claimNotifications(claim);
    const sent = due.map(notification => {
      const one = delivery.send(notification).catch(onError);
      this.#sending.set(one, notification.player);
      return one.finally(() => this.#sending.delete(one));
    });
    await Promise.all(sent);
  }

  /** Players of whom as much is under way as may be. */
  #busy(): string[] {
    const counts = new Map<string, number>();
    for (const player of this.#sending.values()) counts.set(player, (counts.get(player) ?? 0) + 1);
    return [...counts].filter(([, count]) => count >= SHARE).map(([player]) => player);
  }

  /** Queues notifications for players whose time runs out. */
  async lookAtClocks(): Promise<void> {
    await this.loadWebhookPlayers();
    const { store, ports, service } = this.#parts;
    const now = ports.now();
    for (const id of await store.tablesLowOnTime({ from: now, to: now + MOST_LEFT, limit: MOST_LOW })) {
      const notifications = await service.read(id, table => this.#wanted(id, table, lowTime(table, now)));
      if (notifications && notifications.length > 0) await this.#note(notifications);
    }
  }

  /** What was not sent is sent by others, or after the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#parts.delivery.stop();
    await Promise.all(this.#sending.keys());
    await this.#answer().catch(() => undefined);
  }

  /** For devices of those who are not there; for programs in any case. */
  #wanted(id: string, table: ReadonlyTable, planned: readonly Planned[]): NewNotification[] {
    const now = this.#parts.ports.now();
    return planned.flatMap(({ player, seat, kind, version }): NewNotification[] => {
      const about = { player, table: id, kind, version, acted: actedAt(table, seat) };
      const isForDevices = kind !== 'finished' && seat !== undefined && !this.#parts.isPageVisible(id, seat);
      return [
        ...(isForDevices ? [{ ...about, way: 'push', dueAt: now + GRACE } as const] : []),
        ...(this.#hooked.has(player) ? [{ ...about, way: 'hook', dueAt: now } as const] : []),
      ];
    });
  }

  async #note(notifications: readonly NewNotification[]): Promise<void> {
    const { store, ports, onError } = this.#parts;
    await store.queueNotifications({ notifications, at: ports.now() }).catch(onError);
  }

  async #answer(): Promise<void> {
    const ids = [...this.#seen].slice(0, MOST_SEEN);
    for (const id of ids) this.#seen.delete(id);
    await this.#parts.store.acknowledgeNotifications(ids);
  }
}
