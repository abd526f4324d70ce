/** Moves the focus to what is to be decided when the turn of a keyboard player comes. */
import { useEffect } from 'preact/hooks';
import { onFirstKey, usesKeyboard } from '../app/keyboard.ts';

/** Where the focus belongs now. */
let wanted: string | undefined;

onFirstKey(key => {
  // the turn has come already; Tab goes its own way
  if (key !== 'Tab' && document.activeElement === document.body) focusOn(wanted);
});

/** `target` is a selector, undefined while there is nothing to do. */
export function useTurnFocus(version: number, target: string | undefined): void {
  useEffect(() => {
    wanted = target;
    if (usesKeyboard()) focusOn(target);
    return () => {
      wanted = undefined;
    };
  }, [version, target]);
}

function focusOn(target: string | undefined): void {
  if (!target || document.querySelector('dialog[open]')) return;
  document.querySelector<HTMLElement>(target)?.focus();
}
