/** Who plays by keyboard need not look for what is to be done: the focus comes there when the turn comes. */
import { useEffect } from 'preact/hooks';

let isKeyboard = false;
addEventListener('keydown', () => {
  isKeyboard = true;
});
addEventListener('pointerdown', () => {
  isKeyboard = false;
});

/** `target` is a selector, undefined while there is nothing to do. */
export function useTurnFocus(version: number, target: string | undefined): void {
  useEffect(() => {
    if (!isKeyboard || !target || document.querySelector('dialog[open]')) return;
    document.querySelector<HTMLElement>(target)?.focus();
  }, [version, target]);
}
