/**
 * A closer look at a board whose squares are small under a finger: a double tap or a button comes closer, a finger moves
 * what is seen, the same again goes back. Two fingers zoom the whole page, as everywhere.
 */
import { useEffect, useState } from 'preact/hooks';

export interface View {
  readonly scale: number;
  /** Where the sheet begins, in pixels of the board. */
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const WHOLE: View = { scale: 1, x: 0, y: 0 };
const CLOSER = 1.9;
/** Two taps are one double tap within so many milliseconds and pixels. */
const SOON = 320;
const NEAR = 28;

/** Closer to a point, which stays under the finger as far as the edges allow. */
export function closerTo({ x, y }: Point, size: Size): View {
  return within({ scale: CLOSER, x: x - CLOSER * x, y: y - CLOSER * y }, size);
}

export function moved({ scale, x, y }: View, by: Point, size: Size): View {
  return within({ scale, x: x + by.x, y: y + by.y }, size);
}

/** Nothing beyond the edges of the board comes into sight. */
function within({ scale, x, y }: View, { width, height }: Size): View {
  const clamp = (value: number, side: number) => Math.min(0, Math.max(side - scale * side, value));
  return { scale, x: clamp(x, width), y: clamp(y, height) };
}

export interface Zoom {
  readonly view: View;
  readonly isClose: boolean;
  readonly isMoving: boolean;
  /** Closer to the middle, or back. */
  readonly toggle: (board: HTMLElement) => void;
  /** For the board, while it may be zoomed. */
  readonly handlers: {
    readonly onPointerDown?: (event: PointerEvent & { currentTarget: HTMLElement }) => void;
    readonly onClick?: (event: MouseEvent & { currentTarget: HTMLElement }) => void;
  };
}

/** `isOffered`: whether squares are small; `shown`: what is on the board, with whose end one sees all again. */
export function useZoom(isOffered: boolean, shown: unknown): Zoom {
  const [view, setView] = useState(WHOLE);
  const [isMoving, setMoving] = useState(false);
  const [last, setLast] = useState<Point & { readonly at: number }>();
  useEffect(() => setView(WHOLE), [isOffered, shown]);
  const isClose = view.scale > 1;
  const tap = (event: MouseEvent & { currentTarget: HTMLElement }) => {
    const point = { x: event.clientX, y: event.clientY };
    const isDouble =
      last !== undefined &&
      event.timeStamp - last.at < SOON &&
      Math.hypot(point.x - last.x, point.y - last.y) < NEAR;
    setLast(isDouble || isTurn(event) ? undefined : { ...point, at: event.timeStamp });
    if (!isDouble || isTurn(event)) return;
    const box = event.currentTarget.getBoundingClientRect();
    setView(isClose ? WHOLE : closerTo({ x: point.x - box.left, y: point.y - box.top }, box));
  };
  const move = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    if (event.pointerType !== 'touch' || !event.isPrimary) return;
    const box = event.currentTarget.getBoundingClientRect();
    setMoving(true);
    follow(
      event,
      by => setView(now => moved(now, by, box)),
      () => setMoving(false),
    );
  };
  return {
    view,
    isClose,
    isMoving,
    toggle: board => {
      const box = board.getBoundingClientRect();
      setView(isClose ? WHOLE : closerTo({ x: box.width / 2, y: box.height / 2 }, box));
    },
    handlers: isOffered ? { onClick: tap, ...(isClose && { onPointerDown: move }) } : {},
  };
}

/** Where the domino can lie, a second tap turns it. */
const isTurn = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('.legal, button') !== null;

function follow(start: PointerEvent, onMove: (by: Point) => void, onEnd: () => void): void {
  const over = new AbortController();
  const { signal } = over;
  let from = { x: start.clientX, y: start.clientY };
  const end = () => {
    over.abort();
    onEnd();
  };
  addEventListener(
    'pointermove',
    event => {
      if (event.pointerId !== start.pointerId) return;
      onMove({ x: event.clientX - from.x, y: event.clientY - from.y });
      from = { x: event.clientX, y: event.clientY };
    },
    { signal },
  );
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
}
