/** Keeps the page for use without a network, and tells when a newer one is ready. */
import { signal } from '@preact/signals';

/** The newer version, waiting to be used. */
export const waiting = signal<ServiceWorker | undefined>(undefined);

export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const hadPage = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hadPage) location.reload();
  });
  addEventListener('load', () => void register());
}

/** Every move is kept as it is made, so a reload loses nothing. */
export function update(): void {
  waiting.value?.postMessage('update');
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    const look = () => {
      if (registration.waiting && navigator.serviceWorker.controller) waiting.value = registration.waiting;
    };
    look();
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', look),
    );
  } catch {
    // without a worker the page only needs the network
  }
}
