/** The outline of a kingdom in a photograph: four corners, which fingers, mice and arrow keys move. */
import type { Point, Quad } from '@kingdomino/vision';
import { t } from '../../app/i18n/language.ts';

interface Props {
  readonly corners: Quad;
  /** Of the photograph, in its own pixels. */
  readonly width: number;
  readonly height: number;
  /** While a corner is on its way `isDone` is false. */
  readonly onMove: (corners: Quad, isDone: boolean) => void;
}

/** With an arrow key: a hundredth of the photograph, or a fifth of that with Shift. */
const STEP = 0.01;
const FINE = 0.002;
const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function OutlineCorners({ corners, width, height, onMove }: Props) {
  const moved = (at: number, { x, y }: Point, isDone: boolean) => {
    const inside = { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) };
    const [a, b, c, d] = corners.map((corner, index) => (index === at ? inside : corner));
    onMove([a!, b!, c!, d!], isDone);
  };
  const drag = (at: number, event: PointerEvent, isDone: boolean) => {
    const handle = event.currentTarget as HTMLElement;
    if (!handle.hasPointerCapture(event.pointerId)) return;
    const box = handle.parentElement!.getBoundingClientRect();
    const point = {
      x: ((event.clientX - box.left) / box.width) * width,
      y: ((event.clientY - box.top) / box.height) * height,
    };
    moved(at, point, isDone);
  };
  const press = (at: number, event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = (event.shiftKey ? FINE : STEP) * Math.max(width, height);
    const { x, y } = corners[at]!;
    moved(at, { x: x + arrow[0] * step, y: y + arrow[1] * step }, true);
  };
  return (
    <>
      {corners.map(({ x, y }, at) => (
        <button
          key={at}
          type="button"
          class="scan-corner"
          aria-label={t('scan.corner', { number: at + 1 })}
          style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
          onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={event => drag(at, event, false)}
          onPointerUp={event => drag(at, event, true)}
          onKeyDown={event => press(at, event)}
        />
      ))}
    </>
  );
}
