/** What this tab waits for: kept over a reload, and known before anything else of pairing is loaded. */
import { signal } from '@preact/signals';

const KEY = 'kingdomino.waiting';

/** JSON, or undefined when this tab does not wait. */
export const keptWish = signal<string | undefined>(read());

export function keepWish(text: string | undefined): void {
  keptWish.value = text;
  try {
    if (text === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // forbidden: then a reload ends the wait
  }
}

function read(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}
