/** Subscriptions to notifications: adds, tests and removes devices (web push) and webhooks. */
import { createHash } from 'node:crypto';
import type { CommandRefusal, NotificationKind, WebhookKind } from '@kingdomino/protocol';
import { err, ok, type Result } from '@kingdomino/rules';
import { type ReadonlyTable, UNKNOWN_TABLE } from '@kingdomino/table';
import { UNKNOWN_CLUB } from '../clubs/club-service.ts';
import { type Ports, randomId } from '../ports.ts';
import type { Subscription } from '../storage/notifications/subscriptions.ts';
import type { Store } from '../storage/store.ts';
import { concerns } from './notification-rules.ts';
import { isPublicUrl } from './ssrf-guard.ts';
import { areDeviceKeys, type DeviceKeys, type VapidKeys } from './web-push.ts';

/** Of one player; with one more the oldest goes. */
const MOST_DEVICES = 20;
const MOST_HOOKS = 5;
const ID_BYTES = 18;
const SECRET_BYTES = 32;

const BAD_ADDRESS: CommandRefusal = {
  code: 'bad-receiver',
  text: 'an https address on the public network, please',
};
const BAD_CLUB_HOOK: CommandRefusal = {
  code: 'bad-receiver',
  text: 'of a club, finished tables are told and nothing else',
};
const BAD_KEYS: CommandRefusal = { code: 'bad-receiver', text: 'these are not the keys of a device' };
const NOT_YOURS: CommandRefusal = {
  code: 'not-seated',
  text: 'of a table its players and who opened it are told',
};

export interface SubscriptionServiceParts {
  readonly store: Store;
  readonly ports: Ports;
  readonly keys: () => Promise<VapidKeys>;
  readonly read: <Value>(table: string, look: (table: ReadonlyTable) => Value) => Promise<Value | undefined>;
  readonly isTrusted?: (url: string) => boolean;
  /** Something to try it with. */
  readonly send: (subscription: Subscription, delivery: string) => Promise<number>;
  /** Programs listen, or no more. */
  readonly onWebhooksChanged: () => Promise<void>;
}

export interface NewDevice {
  readonly endpoint: string;
  readonly keys: DeviceKeys;
  readonly language: string;
  readonly kinds: readonly NotificationKind[];
  readonly session: string;
}

export interface NewWebhook {
  readonly url: string;
  readonly kinds: readonly WebhookKind[];
  readonly table?: string;
  readonly club?: string;
}

export class SubscriptionService {
  readonly #parts: SubscriptionServiceParts;

  constructor(parts: SubscriptionServiceParts) {
    this.#parts = parts;
  }

  async publicKey(): Promise<string> {
    return (await this.#parts.keys()).publicKey;
  }

  async addDevice(player: string, device: NewDevice): Promise<Result<{ id: string }, CommandRefusal>> {
    const { store, ports } = this.#parts;
    const { endpoint: url, keys, language, kinds, session } = device;
    if (!this.#isAllowed(url)) return err(BAD_ADDRESS);
    if (!areDeviceKeys(keys)) return err(BAD_KEYS);
    const id = createHash('sha256').update(url).digest().subarray(0, ID_BYTES).toString('base64url');
    const subscription = {
      id,
      player,
      way: 'push',
      url,
      secret: JSON.stringify({ p256dh: keys.p256dh, auth: keys.auth }),
      language,
      kinds,
      table: null,
      session,
      club: null,
      createdAt: ports.now(),
      answers: [],
    } as const;
    await store.addSubscription({ subscription, most: MOST_DEVICES });
    return ok({ id });
  }

  async addWebhook(
    player: string,
    hook: NewWebhook,
  ): Promise<Result<{ id: string; secret: string }, CommandRefusal>> {
    const { store, ports, onWebhooksChanged } = this.#parts;
    const { url, kinds, table = null, club = null } = hook;
    if (!this.#isAllowed(url)) return err(BAD_ADDRESS);
    if (club !== null && (table !== null || kinds.some(kind => kind !== 'finished')))
      return err(BAD_CLUB_HOOK);
    if (club !== null && !(await store.clubMember({ club, player }))) return err(UNKNOWN_CLUB);
    const refusal = table === null ? undefined : await this.#refuseTable(player, table);
    if (refusal) return err(refusal);
    const [id, secret] = [randomId(ports, ID_BYTES), randomId(ports, SECRET_BYTES)];
    const about = { way: 'hook', language: '', session: null, createdAt: ports.now(), answers: [] } as const;
    await store.addSubscription({
      subscription: { id, player, url, secret, kinds, table, club, ...about },
      most: MOST_HOOKS,
    });
    await onWebhooksChanged();
    return ok({ id, secret });
  }

  async remove(player: string, id: string): Promise<boolean> {
    const isDone = await this.#parts.store.deleteSubscription({ player, id });
    await this.#parts.onWebhooksChanged();
    return isDone;
  }

  /** Sends a test message to a webhook now; returns the status of its answer, 0 for none. */
  async try(player: string, id: string): Promise<{ readonly status: number } | undefined> {
    const { store, ports, send } = this.#parts;
    const hook = (await store.subscriptionsOf(player)).find(one => one.id === id && one.way === 'hook');
    return hook && { status: await send(hook, `test/${randomId(ports, ID_BYTES)}`) };
  }

  /** Without addresses of devices and without secrets. */
  async list(player: string) {
    const all = await this.#parts.store.subscriptionsOf(player);
    const devices = all.filter(({ way }) => way === 'push');
    const hooks = all.filter(({ way }) => way === 'hook');
    return {
      devices: devices.map(({ id, language, kinds, createdAt }) => ({
        id,
        language,
        kinds: kinds as NotificationKind[],
        createdAt,
      })),
      hooks: hooks.map(({ id, url, kinds, table, club, createdAt, answers }) => ({
        id,
        url,
        kinds: kinds as WebhookKind[],
        ...(table === null ? {} : { table }),
        ...(club === null ? {} : { club }),
        createdAt,
        answers: [...answers],
      })),
    };
  }

  async #refuseTable(player: string, table: string): Promise<CommandRefusal | undefined> {
    const isOwn = await this.#parts.read(table, now => concerns(now, player));
    if (isOwn === undefined) return UNKNOWN_TABLE;
    return isOwn ? undefined : NOT_YOURS;
  }

  #isAllowed(url: string): boolean {
    return isPublicUrl(url) || (this.#parts.isTrusted?.(url) ?? false);
  }
}
