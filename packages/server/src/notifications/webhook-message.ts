/** A notification as a webhook request, signed with the secret of its subscription. */
import { createHmac } from 'node:crypto';
import type { Subscription } from '../storage/notifications/subscriptions.ts';
import type { Message } from './http-post.ts';
import type { Content } from './message-content.ts';

export function webhookMessage(subscription: Subscription, delivery: string, content: Content): Message {
  return signed(subscription, delivery, content.hook, content.at);
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
