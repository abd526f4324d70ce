/**
 * Texts that outlive the page. Where the browser forbids that or has no room left, they live as long as the page does:
 * a game never stops for it.
 */
import { signal } from '@preact/signals';

const PREFIX = 'kingdomino.';
/** Pieces to give up before a text that does not fit stays in memory. */
const MOST_GIVEN_UP = 100;

/** What could not be kept; newer than what is kept under the same key. */
const memory = new Map<string, string>();

/** True from the first text that could not be kept. */
export const isForgetful = signal(false);

let giveUpSomething: () => boolean = () => false;

/** Called when there is no room: forgets the least of what is kept, or answers with false when nothing is left. */
export function whenFull(giveUp: () => boolean): void {
  giveUpSomething = giveUp;
}

export function readText(key: string): string | undefined {
  const newer = memory.get(key);
  if (newer !== undefined) return newer;
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeText(key: string, text: string): void {
  for (let given = 0; given <= MOST_GIVEN_UP; given++) {
    const outcome = tryToKeep(key, text);
    if (outcome === 'kept') return void memory.delete(key);
    if (outcome === 'forbidden' || !giveUpSomething()) break;
  }
  memory.set(key, text);
  isForgetful.value = true;
}

export function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // forbidden: there is nothing to remove
  }
}

/** The keys below a prefix. */
export function keys(prefix: string): string[] {
  return [...new Set([...keptKeys(), ...memory.keys()])].filter(key => key.startsWith(prefix));
}

/** Another tab changed something. Without a key, everything may have changed. */
export function onOtherTab(listener: (key: string | undefined) => void): () => void {
  if (typeof addEventListener === 'undefined') return () => undefined;
  const hear = ({ key }: StorageEvent) => {
    if (key === null) listener(undefined);
    else if (key.startsWith(PREFIX)) listener(key.slice(PREFIX.length));
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

function tryToKeep(key: string, text: string): 'kept' | 'full' | 'forbidden' {
  try {
    localStorage.setItem(PREFIX + key, text);
    return 'kept';
  } catch (error) {
    return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
  }
}

function keptKeys(): string[] {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(PREFIX))
      .map(key => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
