/** The VAPID keys, by which push services know this server: made at the first start, the same for all processes. */
import type { Store } from '../storage/store.ts';
import { checkVapidKeys, newVapidKeys, type VapidKeys } from './web-push.ts';

const NAME = 'vapid';

export async function vapidKeys(store: Pick<Store, 'keepKey'>): Promise<VapidKeys> {
  const kept = await store.keepKey({ name: NAME, value: JSON.stringify(newVapidKeys()) });
  return checkVapidKeys(JSON.parse(kept) as VapidKeys);
}
