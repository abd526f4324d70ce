/** Plain values that outlive the page. A browser that forbids storage only forgets. */
const PREFIX = 'kingdomino.';

export function read<Value>(key: string): Value | undefined {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // full or forbidden: the game goes on, only without being kept
  }
}

export function remove(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // forbidden: there is nothing to remove
  }
}

/** The keys below a prefix. */
export function keys(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(PREFIX + prefix))
      .map(key => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
