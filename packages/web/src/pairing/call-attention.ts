/** Calls a player who waits and looks elsewhere: by a sound, the title, the badge, and a notification where allowed. */
import { t } from '../app/i18n/language.ts';
import { playSound } from '../app/sound/sound.ts';

const TAG = 'pairing';
const AGAIN = 1000;

/** Answers with how to stop. */
export function callAttention(): () => void {
  playSound('yours');
  const title = document.title;
  const called = `● ${t('pairing.ready')}`;
  // the screen below may give itself another one
  const call = () => {
    if (document.title !== called) document.title = called;
  };
  call();
  const timer = setInterval(call, AGAIN);
  void navigator.setAppBadge?.(1).catch(() => undefined);
  void showMessage();
  return () => {
    clearInterval(timer);
    if (document.title === called) document.title = title;
    void navigator.clearAppBadge?.().catch(() => undefined);
    void hideMessage();
  };
}

async function showMessage(): Promise<void> {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const place = await navigator.serviceWorker?.getRegistration();
  await place?.showNotification(t('pairing.ready'), {
    tag: TAG,
    icon: '/icon-192.png',
    data: { address: location.href },
  });
}

async function hideMessage(): Promise<void> {
  const place = await navigator.serviceWorker?.getRegistration();
  for (const message of (await place?.getNotifications?.({ tag: TAG })) ?? []) message.close();
}
