/** Delivers a claimed notification to its subscriptions, by web push or webhook, and stores the outcome. */
import type { WebhookKind } from '@kingdomino/protocol';
import type { ReadonlyTable } from '@kingdomino/table';
import type { Ports } from '../ports.ts';
import type { StoredNotification } from '../storage/notifications/notifications.ts';
import type { Subscription } from '../storage/notifications/subscriptions.ts';
import type { Store } from '../storage/store.ts';
import type { TableService } from '../tables/table-service.ts';
import { type Message, post } from './http-post.ts';
import type { About } from './message-content.ts';
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
  readonly isTrusted?: (url: string) => boolean;
  /** Counted. */
  readonly onSent: (way: string, outcome: string) => void;
}

type Outcome = 'sent' | 'gone' | 'again';

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
    const { service } = this.#parts;
    const table = await service.read(notification.table, now =>
      this.#isWanted(notification, now) ? now.copy() : undefined,
    );
    const subscriptions = table ? await this.#subscriptions(notification, table) : [];
    if (!table || subscriptions.length === 0) return this.#finish(notification, notification.reached);
    const outcomes = await Promise.all(
      subscriptions.map(async subscription => ({
        subscription,
        outcome: await this.#tell(notification, table, subscription),
      })),
    );
    if (this.#end.signal.aborted) return;
    await this.#settle(notification, outcomes);
  }

  /** Nothing is sent to somebody who came meanwhile, and nothing that is not true any more. */
  #isWanted(notification: StoredNotification, table: ReadonlyTable): boolean {
    const kind = notification.kind as WebhookKind;
    if (notification.way === 'hook') return true;
    const seat = table.seatOf(notification.player);
    if (!isStillTrue(table, { player: notification.player, kind, version: notification.version }))
      return false;
    return seat === undefined || !this.#parts.isPageVisible(notification.table, seat);
  }

  async #subscriptions(notification: StoredNotification, table: ReadonlyTable): Promise<Subscription[]> {
    const { store } = this.#parts;
    if ((await store.playerById(notification.player)) === undefined) return [];
    const all = await store.subscriptionsOf(notification.player);
    const isOwn = concerns(table, notification.player);
    const ofClub = notification.kind === 'finished' ? table.terms.club : undefined;
    return all.filter(
      ({ id, way, table: only, club, kinds, answers }) =>
        way === notification.way &&
        !isResting(answers, this.#parts.ports.now()) &&
        !notification.reached.includes(id) &&
        (only === null || only === notification.table) &&
        (club === null ? isOwn : club === ofClub) &&
        kinds.includes(this.#kindFor(notification, table, kinds)),
    );
  }

  /** Who does not want to know that a game begins may want to know that it is their turn. */
  #kindFor(notification: StoredNotification, table: ReadonlyTable, kinds: readonly string[]): WebhookKind {
    const isTurn =
      notification.way === 'push' &&
      table.toAct !== undefined &&
      table.toAct === table.seatOf(notification.player);
    return notification.kind === 'full' && !kinds.includes('full') && isTurn
      ? 'turn'
      : (notification.kind as WebhookKind);
  }

  async #tell(
    notification: StoredNotification,
    table: ReadonlyTable,
    subscription: Subscription,
  ): Promise<Outcome> {
    const { ports, onSent } = this.#parts;
    const kind = this.#kindFor(notification, table, subscription.kinds);
    const about = { id: notification.table, table, player: notification.player, kind, at: ports.now() };
    const status = await this.#message(notification, subscription, about)
      .then(message => this.#post(message))
      .catch(() => NO_ANSWER);
    const outcome = outcomeOf(status, notification.way);
    onSent(notification.way, outcome);
    if (notification.way === 'hook') await this.#noteWebhookResponse(subscription, kind, status);
    return outcome;
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
    about: About,
  ): Promise<Message> {
    return notification.way === 'push'
      ? pushMessage(await this.#parts.push(), subscription, about)
      : webhookMessage(subscription, notification.id, about);
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
