/** Single-letter shortcuts: they work wherever the focus is at a table, except while typing or with a modifier key. */
import { useLayoutEffect } from 'preact/hooks';
import { settings } from '../app/settings.ts';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The letter of a key. On a keyboard with other letters it is the one at the same place. */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey }: Key): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^\p{Letter}$/u.test(key) ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined;
}

/**
 * `held` is what `onLetter` is about: with another one it is another listener. Keys are heard as soon as something is
 * shown, not some pictures later, or a quick one would be lost.
 */
export function useShortcuts(onLetter: (letter: string, event: KeyboardEvent) => void, held: unknown): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
      const letter = shortcutOf(event);
      if (!settings.peek().keys || isTyping || letter === undefined) return;
      if (!document.querySelector('dialog[open]')) onLetter(letter, event);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [held]);
}
