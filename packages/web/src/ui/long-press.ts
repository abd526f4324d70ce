/** A long press shows the `title` of an element, because touch has no hovering. */
import { toast } from '../app/toast.ts';

const HOLD = 550;
const SLOP = 10;

export function startLongPress(): void {
  addEventListener('pointerdown', event => {
    const explained = event.target instanceof Element ? event.target.closest('[title]') : null;
    if (event.pointerType !== 'touch' || !explained) return;
    const over = new AbortController();
    const { signal } = over;
    const timer = setTimeout(() => show(explained.getAttribute('title') ?? ''), HOLD);
    const stop = () => {
      clearTimeout(timer);
      over.abort();
    };
    addEventListener('pointerup', stop, { signal });
    addEventListener('pointercancel', stop, { signal });
    addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (Math.hypot(clientX - event.clientX, clientY - event.clientY) > SLOP) stop();
      },
      { signal },
    );
  });
}

function show(text: string): void {
  toast(text);
  // letting go after an explanation presses nothing
  addEventListener('click', swallow, { capture: true, once: true });
  addEventListener(
    'pointerup',
    () => setTimeout(() => removeEventListener('click', swallow, { capture: true }), 60),
    {
      once: true,
    },
  );
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
