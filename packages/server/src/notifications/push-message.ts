/** A notification as a web push message, encrypted for one device. */
import type { Subscription } from '../storage/notifications/subscriptions.ts';
import type { Message } from './http-post.ts';
import type { Content } from './message-content.ts';
import { chanceFrom, type DeviceKeys, encrypt, type VapidKeys, vapidHeader } from './web-push.ts';

/** How long a push service keeps a message for a device that is off, in seconds. */
const KEPT = 86_400;

export interface PushSender {
  readonly keys: VapidKeys;
  readonly contact: string | undefined;
  readonly randomBytes: (count: number) => Uint8Array;
}

/** The words are made on the device, in its language. */
export function pushMessage(sender: PushSender, subscription: Subscription, content: Content): Message {
  const { at, topic, isUrgent, push } = content;
  const { url, language } = subscription;
  const text = JSON.stringify({ ...push, language, at });
  const keys = JSON.parse(subscription.secret) as DeviceKeys;
  return {
    url,
    headers: {
      authorization: vapidHeader(url, sender.keys, at, sender.contact),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT),
      urgency: isUrgent ? 'high' : 'normal',
      topic,
    },
    body: encrypt(text, keys, chanceFrom(sender.randomBytes)),
  };
}
