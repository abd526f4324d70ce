/** Registers the service worker, and tells when a newer version of the page is ready. */
import { signal } from '@preact/signals';
import { loadAllWords } from '../app/i18n/language.ts';
import { onLeave } from '../app/navigation/router.ts';

/** A page that stays open asks once an hour, and when somebody comes back to it. */
const ASK_EVERY = 3_600_000;

/** The newer version: it waits to be used, or another tab uses it already. */
export const waiting = signal<ServiceWorker | undefined>(undefined);
let isAskedHere = false;

export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const hadWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // the very first worker changes nothing; any later one brings another page
    if (isAskedHere) location.reload();
    else if (hadWorker || waiting.value) takeOverLater();
  });
  addEventListener('load', () => void register());
}

/** Every move is kept as it is made, so a reload loses nothing. */
export function update(): void {
  const newer = waiting.value;
  if (!newer) return;
  // asked for in another tab: it has taken over
  if (newer.state === 'activated' || newer.state === 'activating') location.reload();
  else askFor(newer);
}

function askFor(newer: ServiceWorker): void {
  isAskedHere = true;
  newer.postMessage('update');
}

/** Somebody may be typing here: the page is loaded anew with its next screen, or when the notice is pressed. */
function takeOverLater(): void {
  waiting.value = navigator.serviceWorker.controller ?? undefined;
  onLeave(() => location.reload());
}

/** The newest page, wherever it is: waiting here already, or at the server. */
export async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.update().catch(() => undefined);
  const newer = registration?.waiting ?? registration?.installing;
  if (newer) askFor(newer);
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
  // whoever saves data loads them when they are needed
  if (!isSavingData()) await loadAllWords();
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  active?.postMessage({ used: paths });
}

/** Not every browser tells. */
function isSavingData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
