/** Makes the services that tell people what has happened: news in the page, notifications outside of it. */
import type { Metrics } from '../metrics.ts';
import { NewsService } from '../news/news-service.ts';
import { TableNews } from '../news/table-news.ts';
import { NotificationDelivery } from '../notifications/delivery.ts';
import { Notifier } from '../notifications/notifier.ts';
import { SubscriptionService } from '../notifications/subscription-service.ts';
import { vapidKeys } from '../notifications/vapid-keys.ts';
import type { VapidKeys } from '../notifications/web-push.ts';
import type { Ports } from '../ports.ts';
import type { TableService } from '../tables/table-service.ts';
import type { ServerParts } from './services.ts';

export interface NewsServices {
  readonly news: NewsService;
  readonly tableNews: TableNews;
}

export function newsOf(
  { store, pubsub, logger }: ServerParts,
  ports: Ports,
  isPageVisible: (table: string, seat: number) => boolean,
): NewsServices {
  const onError = (error: unknown) => logger.warn({ err: error }, 'news were not told');
  const news = new NewsService({ store, ports, pubsub, onError });
  return { news, tableNews: new TableNews({ store, news, isPageVisible, onError }) };
}

export interface Notifications {
  readonly notifier: Notifier;
  readonly subscriptions: SubscriptionService;
}

interface NotificationNeeds {
  readonly ports: Ports;
  readonly service: TableService;
  readonly metrics: Metrics;
  readonly isPageVisible: (table: string, seat: number) => boolean;
  /** Whether the player reads news in the page now. */
  readonly isLooking: (player: string) => boolean;
}

export function notificationsOf(parts: ServerParts, { metrics, ...needs }: NotificationNeeds): Notifications {
  const { store, config, logger } = parts;
  const trusted = parts.isTrusted ? { isTrusted: parts.isTrusted } : {};
  let made: Promise<VapidKeys> | undefined;
  const keys = async () => {
    made ??= vapidKeys(store).catch(error => {
      made = undefined;
      throw error;
    });
    return made;
  };
  const randomBytes = (count: number) => parts.ports.randomBytes(count);
  const push = async () => ({ keys: await keys(), contact: config.pushContact, randomBytes });
  const delivery = new NotificationDelivery({ store, ...needs, ...trusted, push, onSent: metrics.notified });
  const onError = (error: unknown) => logger.warn({ err: error }, 'a notification failed');
  const notifier = new Notifier({ store, ...needs, delivery, onError });
  const subscriptions = new SubscriptionService({
    store,
    ports: needs.ports,
    keys,
    ...trusted,
    read: (table, look) => needs.service.read(table, look),
    onWebhooksChanged: () => notifier.loadWebhookPlayers(),
    send: (subscription, id) => delivery.try(subscription, id),
  });
  return { notifier, subscriptions };
}
