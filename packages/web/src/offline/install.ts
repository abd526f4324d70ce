/** Installing the page as an app, where the browser offers it. Whoever has said no is not asked again. */
import { signal } from '@preact/signals';
import { StoredValue } from '../app/storage/stored-value.ts';

/** What Chromium fires; not part of the standard DOM. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const readFlag = (raw: unknown) => (typeof raw === 'boolean' ? raw : undefined);
const declined = new StoredValue<boolean>('install-declined', [readFlag], false);

/** The browser's offer, to be taken up by a press. */
export const installOffer = signal<InstallOffer | undefined>(undefined);

export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', event => {
    // its own bar would lie over the table
    event.preventDefault();
    if (!declined.read()) installOffer.value = event as InstallOffer;
  });
  addEventListener('appinstalled', () => {
    installOffer.value = undefined;
  });
}

export function install(): void {
  const offer = installOffer.peek();
  installOffer.value = undefined;
  void offer?.prompt();
}

export function declineInstall(): void {
  installOffer.value = undefined;
  declined.write(true);
}
