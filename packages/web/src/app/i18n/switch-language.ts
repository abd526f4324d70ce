/** Switches to the chosen language. If it cannot be loaded, says so and tries again when the network may be back. */
import type { Language } from '../../locales/languages.ts';
import { toast } from '../toast.ts';
import { changeLanguage, t } from './language.ts';

interface Ports {
  readonly change: (next: Language) => Promise<void>;
  readonly onTrouble: () => void;
  /** Calls once, when the network may be back. */
  readonly whenOnline: (retry: () => void) => void;
}

const PORTS: Ports = {
  change: changeLanguage,
  onTrouble: () => toast(t('language.trouble')),
  whenOnline: retry => addEventListener('online', retry, { once: true }),
};

let wanted: Language | undefined;

/** Resolves when it is there, or known not to be. */
export async function switchLanguage(next: Language, ports = PORTS): Promise<void> {
  wanted = next;
  try {
    await ports.change(next);
  } catch {
    ports.onTrouble();
    ports.whenOnline(() => {
      // unless another one was chosen meanwhile
      if (wanted === next) void switchLanguage(next, ports);
    });
  }
}
