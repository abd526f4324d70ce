/** Delivers a claimed notification to its subscriptions, by web push or webhook, and stores the outcome. */
import type { TableWebhookKind } from '@kingdomino/protocol';
import type { ReadonlyTable } from '@kingdomino/table';
import type { Ports } from '../ports.ts';
import type { StoredNotification } from '../storage/notifications/notifications.ts';
import type { Subscription } from '../storage/notifications/subscriptions.ts';
import { newsId, type StoredNews } from '../storage/people/news.ts';
import type { Store } from '../storage/store.ts';
import type { TableService } from '../tables/table-service.ts';
import { type Message, post } from './http-post.ts';
import { type Content, isNewsKind, newsContent, switchOf, tableContent } from './message-content.ts';
import { concerns, isStillTrue } from './notification-rules.ts';
import { type PushSender, pushMessage } from './push-message.ts';
import { testMessage, webhookMessage } from './webhook-message.ts';

const MOST_TRIES = 5;
/** Before the second attempt; four times as long before each later one. */
const FIRST_PAUSE = 10_000;
const GONE = [404, 410];
const NO_ANSWER = 0;
/** After so many failures in a row a webhook rests for so long: as many as are kept for its owner to see. */
const FAILED_OFTEN = 5;
const REST = 3_600_000;

export interface NotificationDeliveryParts {
  readonly store: Store;
  readonly service: TableService;
  readonly ports: Ports;
  readonly push: () => Promise<PushSender>;
  readonly isPageVisible: (table: string, seat: number) => boolean;
  /** Whether the player reads news in the page now. */
  readonly isLooking: (player: string) => boolean;
  readonly isTrusted?: (url: string) => boolean;
  /** Counted. */
  readonly onSent: (way: string, outcome: string) => void;
}

type Outcome = 'sent' | 'gone' | 'again';

/** What a notification is about: a table, or something in the list of news. */
type Subject =
  | { readonly table: ReadonlyTable }
  | { readonly news: StoredNews; readonly names: readonly string[] };

export class NotificationDelivery {
  readonly #parts: NotificationDeliveryParts;
  readonly #end = new AbortController();

  constructor(parts: NotificationDeliveryParts) {
    this.#parts = parts;
  }

  stop(): void {
    this.#end.abort();
  }

  async send(notification: StoredNotification): Promise<void> {
    const subject = await this.#subjectOf(notification);
    const subscriptions = subject ? await this.#subscriptions(notification, subject) : [];
    if (!subject || subscriptions.length === 0) return this.#finish(notification, notification.reached);
    const outcomes = await Promise.all(
      subscriptions.map(async subscription => ({
        subscription,
        outcome: await this.#tell(notification, subject, subscription),
      })),
    );
    if (this.#end.signal.aborted) return;
    await this.#settle(notification, outcomes);
  }

  /** What is to be told; undefined where nothing is any more. */
  async #subjectOf(notification: StoredNotification): Promise<Subject | undefined> {
    if (isNewsKind(notification.kind)) return this.#newsOf(notification);
    const table = await this.#parts.service.read(notification.table, now =>
      this.#isWanted(notification, now) ? now.copy() : undefined,
    );
    return table && { table };
  }

  /** What was read in the page meanwhile, or is about to be, is not told elsewhere; programs are told in any case. */
  async #newsOf({ player, table: key, way }: StoredNotification): Promise<Subject | undefined> {
    const { store, isLooking } = this.#parts;
    const news = await store.newsById(newsId(player, key));
    if (!news || (way === 'push' && (news.isRead || isLooking(player)))) return undefined;
    const [who] = news.about === '' ? [] : await store.namesOf([news.about]);
    return { news, names: who ? [who.name] : [] };
  }

  /** Nothing is sent to somebody who came meanwhile, and nothing that is not true any more. */
  #isWanted(notification: StoredNotification, table: ReadonlyTable): boolean {
    const kind = notification.kind as TableWebhookKind;
    if (notification.way === 'hook') return true;
    const seat = table.seatOf(notification.player);
    if (!isStillTrue(table, { player: notification.player, kind, version: notification.version }))
      return false;
    return seat === undefined || !this.#parts.isPageVisible(notification.table, seat);
  }

  async #subscriptions(notification: StoredNotification, subject: Subject): Promise<Subscription[]> {
    const { store, ports } = this.#parts;
    const { player, kind, way, reached } = notification;
    if ((await store.playerById(player)) === undefined) return [];
    const off = await store.newsOffFor(player);
    if (off.includes(switchOf(kind))) return [];
    const all = await store.subscriptionsOf(player);
    return all.filter(
      one =>
        one.way === way &&
        !isResting(one.answers, ports.now()) &&
        !reached.includes(one.id) &&
        ('table' in subject ? this.#isAbout(one, notification, subject.table) : isForNews(one, kind)),
    );
  }

  #isAbout(
    { table: only, club, kinds }: Subscription,
    notification: StoredNotification,
    table: ReadonlyTable,
  ): boolean {
    const ofClub = notification.kind === 'finished' ? table.terms.club : undefined;
    return (
      (only === null || only === notification.table) &&
      (club === null ? concerns(table, notification.player) : club === ofClub) &&
      kinds.includes(this.#kindFor(notification, table, kinds))
    );
  }

  /** Who does not want to know that a game begins may want to know that it is their turn. */
  #kindFor(
    notification: StoredNotification,
    table: ReadonlyTable,
    kinds: readonly string[],
  ): TableWebhookKind {
    const isTurn =
      notification.way === 'push' &&
      table.toAct !== undefined &&
      table.toAct === table.seatOf(notification.player);
    return notification.kind === 'full' && !kinds.includes('full') && isTurn
      ? 'turn'
      : (notification.kind as TableWebhookKind);
  }

  async #tell(
    notification: StoredNotification,
    subject: Subject,
    subscription: Subscription,
  ): Promise<Outcome> {
    const content = this.#content(notification, subject, subscription);
    const status = await this.#message(notification, subscription, content)
      .then(message => this.#post(message))
      .catch(() => NO_ANSWER);
    const outcome = outcomeOf(status, notification.way);
    this.#parts.onSent(notification.way, outcome);
    if (notification.way === 'hook') await this.#noteWebhookResponse(subscription, content.kind, status);
    return outcome;
  }

  #content(notification: StoredNotification, subject: Subject, subscription: Subscription): Content {
    const at = this.#parts.ports.now();
    if ('news' in subject) return newsContent(subject.news, subject.names, at);
    const { table } = subject;
    const kind = this.#kindFor(notification, table, subscription.kinds);
    return tableContent({ id: notification.table, table, player: notification.player, kind, at });
  }

  /** Sends a test message, so that the owner of a webhook sees that it arrives; returns the status. */
  async try(subscription: Subscription, delivery: string): Promise<number> {
    const message = testMessage(subscription, delivery, this.#parts.ports.now());
    const status = await this.#post(message).catch(() => NO_ANSWER);
    await this.#noteWebhookResponse(subscription, 'test', status);
    return status;
  }

  #post(message: Message): Promise<number> {
    const { isTrusted } = this.#parts;
    return post(message, { signal: this.#end.signal, ...(isTrusted ? { isTrusted } : {}) });
  }

  async #noteWebhookResponse({ id }: Subscription, kind: string, status: number): Promise<void> {
    const { store, ports } = this.#parts;
    // who stops in the middle of it was not refused
    if (!this.#end.signal.aborted)
      await store.noteWebhookResponse({ id, answer: { at: ports.now(), kind, status } });
  }

  async #message(
    notification: StoredNotification,
    subscription: Subscription,
    content: Content,
  ): Promise<Message> {
    return notification.way === 'push'
      ? pushMessage(await this.#parts.push(), subscription, content)
      : webhookMessage(subscription, notification.id, content);
  }

  async #settle(
    notification: StoredNotification,
    outcomes: readonly { readonly subscription: Subscription; readonly outcome: Outcome }[],
  ): Promise<void> {
    const { store, ports } = this.#parts;
    const being = (wanted: Outcome) =>
      outcomes.filter(({ outcome }) => outcome === wanted).map(({ subscription }) => subscription.id);
    for (const id of being('gone')) await store.deleteSubscription({ player: notification.player, id });
    const reached = [...notification.reached, ...being('sent')];
    if (being('again').length > 0 && notification.tries < MOST_TRIES) {
      const dueAt = ports.now() + FIRST_PAUSE * 4 ** (notification.tries - 1);
      return store.settleNotification({
        id: notification.id,
        version: notification.version,
        kind: notification.kind,
        reached,
        dueAt,
      });
    }
    await this.#finish(notification, reached);
  }

  /** Where nobody was told, nothing waits for an answer. What clocks say is remembered: it would be said again. */
  async #finish({ id, version, kind, way }: StoredNotification, reached: readonly string[]): Promise<void> {
    const { store } = this.#parts;
    if (way === 'push' && reached.length > 0) await store.settleNotification({ id, version, kind, reached });
    else if (kind === 'time') await store.acknowledgeNotifications([id]);
    else await store.dropNotification({ id, version, kind });
  }
}

/** Devices get all news that are not switched off, programs those that they asked for. */
function isForNews({ way, table, club, kinds }: Subscription, kind: string): boolean {
  return table === null && club === null && (way === 'push' || kinds.includes(kind));
}

/** A webhook that has failed again and again is left alone for a while; a test that succeeds wakes it. */
function isResting(answers: Subscription['answers'], now: number): boolean {
  const [last] = answers;
  return (
    answers.length >= FAILED_OFTEN &&
    answers.every(({ status }) => status < 200 || status >= 300) &&
    now - last!.at < REST
  );
}

function outcomeOf(status: number, way: string): Outcome {
  if (status >= 200 && status < 300) return 'sent';
  // a program that is away for a while may come back; a device that a push service does not know never does
  return way === 'push' && GONE.includes(status) ? 'gone' : 'again';
}
