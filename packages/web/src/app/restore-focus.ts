/**
 * The focus never falls out of the page. What had it may vanish: a button that was pressed, or a whole screen. Then the
 * heading of what is shown now takes it, which says where one is.
 */
import { afterPainting } from './after-painting.ts';
import { route } from './navigation/router.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

export function restoreFocus(): void {
  let last: Element | undefined;
  let isElsewhere = false;
  addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? target : undefined;
    isElsewhere = false;
  });
  // whoever clicks beside everything means it
  addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && !target.closest(FOCUSABLE)) last = undefined;
  });
  let first = route.peek();
  route.subscribe(there => {
    isElsewhere ||= there !== first;
    first = there;
  });
  const look = () => {
    const isLost = isElsewhere || (last !== undefined && !last.isConnected);
    if (isLost && isNowhere(document.activeElement)) focusHeading();
  };
  // not at once: a dialog that closes gives the focus back to whoever opened it, and what was pressed for is seen first
  let isSoon = false;
  new MutationObserver(() => {
    if (isSoon) return;
    isSoon = true;
    afterPainting(() => {
      isSoon = false;
      look();
    });
  }).observe(document.body, { childList: true, subtree: true });
}

/** In nothing of this screen: the bar that led here stays from one screen to the next. */
function isNowhere(active: Element | null): boolean {
  return active === null || active === document.body || active.closest('[data-part="sections"]') !== null;
}

/** Of the dialog on top, or of the page. */
function focusHeading(): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const heading = (dialog ?? document).querySelector<HTMLElement>(dialog ? 'h2' : 'h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
