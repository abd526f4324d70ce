/**
 * Everything that moves on a table moves here. The speed of the settings and the wish for less motion reach all of it;
 * a press or a key ends it at once, and is not kept from what it was meant for.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import { pace } from '../app/settings.ts';

export interface Timing {
  /** Milliseconds at normal speed. */
  readonly length: number;
  readonly delay?: number;
  readonly easing?: string;
}

const running = new Set<Animation>();
/** What begins with the frame to come. */
let beginning: (() => void)[] = [];
const moving = signal(false);
const look = () => {
  moving.value = running.size + beginning.length > 0;
};

/** Something is under way. */
export const isMoving: ReadonlySignal<boolean> = moving;

/** Nothing shall move: by the settings, by the wish of the system, or because nobody looks. */
export const isStill = (): boolean => pace(1) === 0 || document.hidden;

/**
 * Drawing the table anew is one task; to measure it and to set it in motion is another, in the frame that shows it for
 * the first time. Together they would hold up a slow phone.
 */
export function beforePainting(begin: () => void): void {
  if (beginning.push(begin) === 1) requestAnimationFrame(beginAll);
  look();
}

function beginAll(): void {
  const all = beginning;
  beginning = [];
  for (const begin of all) begin();
  look();
}

/** Moves an element; `onEnd` is called once, however it ends. */
export function animate(
  element: Element,
  frames: Keyframe[],
  { length, delay = 0, easing = 'linear' }: Timing,
  onEnd?: () => void,
): void {
  const animation = element.animate(frames, {
    duration: pace(length),
    delay: pace(delay),
    easing,
    fill: 'backwards',
  });
  running.add(animation);
  look();
  const end = () => {
    if (!running.delete(animation)) return;
    look();
    onEnd?.();
  };
  animation.onfinish = end;
  animation.oncancel = end;
}

/** Whatever is under way is where it was going. */
function settle(): void {
  beginning = [];
  for (const animation of running) animation.finish();
  look();
}

// a press is seen before what it is meant for, which then finds everything in its place
addEventListener('pointerdown', settle, { capture: true, passive: true });
addEventListener('keydown', settle, { capture: true, passive: true });
