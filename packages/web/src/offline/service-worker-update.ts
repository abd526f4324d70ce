/** Registers the service worker, and tells when a newer version of the page is ready. */
import { signal } from '@preact/signals';
import { loadAllWords } from '../app/i18n/language.ts';

/** A page that stays open asks once an hour, and when somebody comes back to it. */
const ASK_EVERY = 3_600_000;

/** The newer version, waiting to be used. */
export const waiting = signal<ServiceWorker | undefined>(undefined);

export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const hadWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // the very first worker changes nothing; any later one brings another page, here or asked for in another tab
    if (hadWorker || waiting.value) location.reload();
  });
  addEventListener('load', () => void register());
}

/** Every move is kept as it is made, so a reload loses nothing. */
export function update(): void {
  waiting.value?.postMessage('update');
}

/** The newest page, wherever it is: waiting here already, or at the server. */
export async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const newer = registration?.waiting ?? registration?.installing;
  if (newer) newer.postMessage('update');
  else location.reload();
}

async function register(): Promise<void> {
  try {
    const hadWorker = navigator.serviceWorker.controller !== null;
    const registration = await navigator.serviceWorker.register('/sw.js');
    // the very first one is not newer than anything, though WebKit may tell of it after it has taken over
    const first = hadWorker ? null : (registration.installing ?? registration.waiting);
    const look = () => {
      const newer = registration.waiting;
      if (newer && newer !== first && navigator.serviceWorker.controller) waiting.value = newer;
    };
    look();
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', look),
    );
    const ask = () => {
      // without a network there is nothing newer
      if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', ask);
    // what cannot be kept now is fetched when it is needed
    void keepUsed().catch(() => undefined);
    setInterval(ask, ASK_EVERY);
  } catch {
    // without a worker the page only needs the network
  }
}

/** What the first visit used came before there was a worker; later requests pass through it. */
async function keepUsed(): Promise<void> {
  const [{ active }] = await Promise.all([navigator.serviceWorker.ready, document.fonts.ready]);
  await loadAllWords();
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  active?.postMessage({ used: paths });
}
