/** Dragging the held domino from the hand to the board. Single taps do the same. */
import { signal } from '@preact/signals';
import type { Placing } from './placing.ts';

/** Where the pointer is while a domino is being dragged outside the board. */
export const dragged = signal<{ readonly x: number; readonly y: number } | undefined>(undefined);

const SLOP = 6;
/** On touch the domino stays above the finger. */
const LIFT = 56;

export function startDrag(
  event: PointerEvent,
  placing: Placing,
  onDrop: (pointer: 'mouse' | 'touch') => void,
): void {
  if (event.button !== 0) return;
  const pointer = event.pointerType === 'touch' ? 'touch' : 'mouse';
  const lift = pointer === 'touch' ? LIFT : 0;
  const start = { x: event.clientX, y: event.clientY };
  let isDragging = false;
  const listening = new AbortController();
  const { signal: stopped } = listening;

  // before the board hears of it: who drags has looked already where the domino is
  addEventListener('pointermove', follow, { signal: stopped, capture: true });
  addEventListener('pointerup', drop, { signal: stopped });
  addEventListener('pointercancel', cancel, { signal: stopped });

  function follow(at: PointerEvent) {
    isDragging ||= Math.hypot(at.clientX - start.x, at.clientY - start.y) > SLOP;
    if (!isDragging) return;
    at.stopPropagation();
    if (placing.isPinned.value) placing.lift();
    const spot = placing.spotUnder?.({ clientX: at.clientX, clientY: at.clientY - lift });
    if (spot) placing.point(spot);
    else placing.leave();
    dragged.value = spot ? undefined : { x: at.clientX, y: at.clientY - lift };
  }

  function drop() {
    listening.abort();
    dragged.value = undefined;
    if (!isDragging) return;
    // the click that follows a drag is not a tap on the domino
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
    if (placing.ghost.value) onDrop(pointer);
  }

  function cancel() {
    listening.abort();
    dragged.value = undefined;
    placing.leave();
  }
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
