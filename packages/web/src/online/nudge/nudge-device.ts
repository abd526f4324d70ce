/** Whether this device gets notifications, and switching them on and off. Asks for permission only when told to. */
import { NOTIFICATION_KINDS, type NotificationKind } from '@kingdomino/protocol';
import { language } from '../../app/i18n/language.ts';
import { request } from '../../connection/http.ts';
import { pageConnection } from '../../connection/page-connection.ts';

/** `page-only`: allowed, but the browser has no push service. */
export type DeviceState = 'off' | 'on' | 'page-only' | 'denied' | 'unsupported' | 'home-screen' | 'failed';

export interface Device {
  readonly state: DeviceState;
  readonly kinds: readonly NotificationKind[];
}

interface Receivers {
  readonly devices: readonly { id: string; language: string; kinds: NotificationKind[] }[];
}

const INSTALL_LIMIT = 8000;
/** As the server makes it. */
const ID_BYTES = 18;
const PATH = '/api/me/devices';

export async function readDevice(): Promise<Device> {
  const kinds = [...NOTIFICATION_KINDS];
  const place = await worker();
  if (!place || !('Notification' in window) || !('PushManager' in window))
    return { state: /iPhone|iPad/.test(navigator.userAgent) ? 'home-screen' : 'unsupported', kinds };
  if (Notification.permission === 'denied') return { state: 'denied', kinds };
  const subscription = await place.pushManager.getSubscription();
  if (!subscription) return { state: 'off', kinds };
  const known = await request<Receivers>('GET', '/api/me/nudges');
  const id = await idOf(subscription.endpoint);
  const own = known.ok ? known.value.devices.find(device => device.id === id) : undefined;
  if (!own) return { state: 'off', kinds };
  // in the language that is spoken here by now
  if (own.language !== language.peek()) void sendDevice(subscription, own.kinds);
  return { state: 'on', kinds: own.kinds };
}

/** Called by a press: browsers ask for permission then only. */
export async function switchOn(kinds: readonly NotificationKind[]): Promise<DeviceState> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const place = await worker();
  const isKnown = await pageConnection().open();
  const key = isKnown ? await request<{ publicKey: string }>('GET', '/api/push') : undefined;
  if (!place || !key?.ok) return 'failed';
  let subscription: PushSubscription;
  try {
    subscription = await subscribe(place, key.value.publicKey);
  } catch {
    return 'page-only';
  }
  return (await sendDevice(subscription, kinds)) ? 'on' : 'failed';
}

/** A subscription that was made with another key is none here. */
async function subscribe(place: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await place.pushManager.subscribe(options);
  } catch (error) {
    const old = await place.pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return place.pushManager.subscribe(options);
  }
}

/** What is told from now on; at least one of them. */
export async function changeKinds(kinds: readonly NotificationKind[]): Promise<boolean> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  return subscription ? sendDevice(subscription, kinds) : false;
}

export async function switchOff(): Promise<void> {
  const subscription = await (await worker())?.pushManager.getSubscription();
  if (!subscription) return;
  await request('DELETE', `${PATH}/${await idOf(subscription.endpoint)}`);
  await subscription.unsubscribe().catch(() => false);
}

async function sendDevice(
  subscription: PushSubscription,
  kinds: readonly NotificationKind[],
): Promise<boolean> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  const device = { endpoint, keys: { p256dh, auth }, language: language.peek(), kinds };
  return (await request('POST', PATH, device)).ok;
}

/** On the first visit it is just being installed; where that is not allowed it never comes. */
async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const known = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (known?.active || !import.meta.env.PROD) return known;
  const never = new Promise<undefined>(resolve => setTimeout(() => resolve(undefined), INSTALL_LIMIT));
  return Promise.race([navigator.serviceWorker.ready, never]);
}

async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash).subarray(0, ID_BYTES)));
  return text.replaceAll('+', '-').replaceAll('/', '_');
}
