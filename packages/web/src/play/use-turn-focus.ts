/** Who plays by keyboard need not look for what is to be done: the focus comes there when the turn comes. */
import { useEffect } from 'preact/hooks';

let isKeyboard = false;
/** Where the focus belongs now. */
let wanted: string | undefined;

addEventListener('keydown', ({ key }) => {
  // who begins with a key when the turn has come already; Tab goes its own way
  if (!isKeyboard && key !== 'Tab' && document.activeElement === document.body) focusOn(wanted);
  isKeyboard = true;
});
addEventListener('pointerdown', () => {
  isKeyboard = false;
});
// a screen reader presses without a key and without a pointer
addEventListener('click', ({ detail }) => {
  isKeyboard ||= detail === 0;
});

/** `target` is a selector, undefined while there is nothing to do. */
export function useTurnFocus(version: number, target: string | undefined): void {
  useEffect(() => {
    wanted = target;
    if (isKeyboard) focusOn(target);
    return () => {
      wanted = undefined;
    };
  }, [version, target]);
}

function focusOn(target: string | undefined): void {
  if (!target || document.querySelector('dialog[open]')) return;
  document.querySelector<HTMLElement>(target)?.focus();
}
