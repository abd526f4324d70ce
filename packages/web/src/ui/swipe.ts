/** A horizontal swipe turns to the next board; the page still scrolls vertically (`touch-action: pan-y`). */
const FAR_ENOUGH = 48;
/** How much more sideways than up or down. */
const FLATNESS = 1.6;

interface Touch {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** Handlers for the element that is swiped over. To the left is `1`: on to the next. */
export function swipe(onSwipe: (steps: number) => void) {
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      follow({ id: event.pointerId, x: event.clientX, y: event.clientY }, onSwipe);
    },
  };
}

function follow(start: Touch, onSwipe: (steps: number) => void): void {
  const over = new AbortController();
  const { signal } = over;
  // a second finger means something else
  addEventListener('pointerdown', () => over.abort(), { signal, capture: true });
  addEventListener('pointercancel', () => over.abort(), { signal });
  addEventListener(
    'pointerup',
    event => {
      over.abort();
      const x = event.clientX - start.x;
      const y = event.clientY - start.y;
      const isFlat = Math.abs(x) > FAR_ENOUGH && Math.abs(x) > FLATNESS * Math.abs(y);
      if (event.pointerId === start.id && isFlat) onSwipe(x < 0 ? 1 : -1);
    },
    { signal },
  );
}
