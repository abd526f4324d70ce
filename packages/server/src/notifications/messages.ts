/** What is sent to a device and to a program: which table waits, and for what; nothing that is hidden at the table. */
import { createHmac } from 'node:crypto';
import type { HookKind } from '@kingdomino/protocol';
import type { ReadonlyTable } from '@kingdomino/table';
import type { Subscription } from '../storage/notifications/subscriptions.ts';
import type { Message } from './http-post.ts';
import { chanceFrom, type DeviceKeys, encrypt, type VapidKeys, vapidHeader } from './web-push.ts';

/** How long a push service keeps a message for a device that is off, in seconds. */
const KEPT = 86_400;

export interface About {
  readonly id: string;
  readonly table: ReadonlyTable;
  readonly player: string;
  readonly kind: HookKind;
  readonly at: number;
}

export interface PushSender {
  readonly keys: VapidKeys;
  readonly contact: string | undefined;
  readonly randomBytes: (count: number) => Uint8Array;
}

/** The words are made on the device, in its language. */
export function pushMessage(sender: PushSender, subscription: Subscription, about: About): Message {
  const { table, player, kind, at } = about;
  const { url, language } = subscription;
  const { game } = table.terms;
  const text = JSON.stringify({ kind, table: about.id, game, names: namesOf(table, player), language, at });
  const keys = JSON.parse(subscription.secret) as DeviceKeys;
  return {
    url,
    headers: {
      authorization: vapidHeader(url, sender.keys, at, sender.contact),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT),
      urgency: kind === 'time' ? 'high' : 'normal',
      // what waits for a device is replaced by what is newer about the same table
      topic: about.id,
    },
    body: encrypt(text, keys, chanceFrom(sender.randomBytes)),
  };
}

/** Of the other people. */
function namesOf({ seats }: ReadonlyTable, player: string): string[] {
  return seats.flatMap(seat =>
    seat.kind === 'person' && seat.player.id !== player ? [seat.player.name] : [],
  );
}

export function webhookMessage(subscription: Subscription, delivery: string, about: About): Message {
  const { id, table, player, kind, at } = about;
  const seat = table.seatOf(player);
  return signed(
    subscription,
    delivery,
    {
      kind,
      table: id,
      game: table.terms.game,
      version: table.version,
      player,
      ...(seat === undefined ? {} : { seat }),
      names: namesOf(table, player),
      ...(table.terms.club === undefined ? {} : { club: table.terms.club }),
      ...(table.ended ? { ranking: table.ended.ranking } : {}),
      at,
    },
    at,
  );
}

/** Says nothing but that this is how it is said. */
export function testMessage(subscription: Subscription, delivery: string, at: number): Message {
  return signed(subscription, delivery, { kind: 'test', player: subscription.player, at }, at);
}

function signed({ url, secret }: Subscription, delivery: string, content: object, at: number): Message {
  const body = Buffer.from(JSON.stringify(content));
  const time = String(Math.floor(at / 1000));
  return {
    url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Kingdomino',
      'kingdomino-delivery': delivery,
      'kingdomino-signature': `t=${time},v1=${signature(secret, time, body)}`,
    },
    body,
  };
}

function signature(secret: string, time: string, body: Buffer): string {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
}
