/** Plays scenes: measures what is about to leave while it is still there, and animates after the table is rendered. */
import { EFFECTS } from './effects.ts';
import { type Box, copySize, type End, framesOf, levelFrames } from './path.ts';
import type { Leave, Motion, Scene, Show, Slide, Travel } from './scene.ts';
import { animate, isStill } from './stage.ts';

const FLIGHT = { fly: 480, walk: 420 } as const;
const SLIDE = 380;
const EASE = 'cubic-bezier(0.4, 0, 0.3, 1)';
/** The next scene begins when most of this one is over. */
const OVERLAP = 0.8;

/** A motion, with what is to be known of its beginning. */
interface Prepared {
  readonly motion: Motion;
  readonly delay: number;
  readonly from: Seen | undefined;
}

interface Seen {
  readonly box: Box;
  /** Undefined of a part of a picture: that cannot stand by itself. */
  readonly copy: HTMLElement | SVGElement | undefined;
}

/** Before the table is drawn anew. */
export function prepare(scenes: readonly Scene[]): readonly Prepared[] {
  if (isStill()) return [];
  let start = 0;
  return scenes.flatMap(scene => {
    const delay = start;
    start += OVERLAP * Math.max(0, ...scene.map(motion => (motion.delay ?? 0) + lengthOf(motion)));
    return scene.map(motion => ({
      motion,
      delay: delay + (motion.delay ?? 0),
      from: 'from' in motion ? lookAt(motion.from) : undefined,
    }));
  });
}

/** After it. */
export function play(prepared: readonly Prepared[]): void {
  // what slides takes along what stands on it: a king walks to where his domino is, and moves up with it
  start(prepared.filter(({ motion }) => motion.kind === 'slide'));
  start(prepared.filter(({ motion }) => motion.kind !== 'slide'));
}

/** All is measured before anything moves. */
function start(prepared: readonly Prepared[]): void {
  const starts = prepared.map(begin);
  for (const go of starts) go?.();
}

function lengthOf(motion: Motion): number {
  switch (motion.kind) {
    case 'travel':
      return FLIGHT[motion.way ?? 'fly'];
    case 'slide':
      return SLIDE;
    case 'show':
      return EFFECTS[motion.effect].length;
    case 'leave':
      return EFFECTS.drop.length;
  }
}

function begin({ motion, delay, from }: Prepared): (() => void) | undefined {
  switch (motion.kind) {
    case 'travel':
      return from && travel(motion, delay, from);
    case 'slide':
      return from && slide(motion, delay, from);
    case 'show':
      return show(motion, delay);
    case 'leave':
      return from && leave(motion, delay, from);
  }
}

function travel({ to, way = 'fly', turnFrom = 0, turnTo = 0 }: Travel, delay: number, from: Seen) {
  const seen = lookAt(to);
  const copy = from.copy ?? seen?.copy;
  if (!seen || !copy) return undefined;
  const ends: readonly [End, End] = [
    { box: from.box, turn: turnFrom },
    { box: seen.box, turn: turnTo },
  ];
  const size = copySize(...ends);
  const frames = framesOf(...ends, size, way);
  const timing = { length: FLIGHT[way], delay, easing: EASE };
  return () => {
    for (const element of allAt(to)) animate(element, [{ opacity: 0 }, { opacity: 0 }], timing);
    fly(copy, size, frames, timing);
    for (const part of copy.querySelectorAll('[data-level]')) animate(part, levelFrames(...ends), timing);
  };
}

/** A copy above everything, for as long as it moves. */
function fly(
  copy: HTMLElement | SVGElement,
  { width, height }: { readonly width: number; readonly height: number },
  frames: Keyframe[],
  timing: Parameters<typeof animate>[2],
): void {
  Object.assign(copy.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    opacity: '1',
    filter: 'none',
  });
  sky().append(copy);
  animate(copy, frames, timing, () => copy.remove());
}

/** What is `data-steady` on it keeps its size, whatever that of the rest. */
function slide({ to }: Slide, delay: number, { box: old }: Seen) {
  const [element] = allAt(to);
  if (!element) return undefined;
  const box = element.getBoundingClientRect();
  const [x, y] = [old.left - box.left, old.top - box.top];
  const scale = old.width / box.width;
  const start = `translate(${x}px, ${y}px) scale(${scale})`;
  const frames = [
    { transform: start, transformOrigin: '0 0' },
    { transform: 'none', transformOrigin: '0 0' },
  ];
  const steady = [
    { transform: `scale(${1 / scale})`, transformOrigin: '0 100%' },
    { transform: 'none', transformOrigin: '0 100%' },
  ];
  const timing = { length: SLIDE, delay, easing: EASE };
  return () => {
    animate(element, frames, timing);
    for (const part of element.querySelectorAll('[data-steady]')) animate(part, steady, timing);
  };
}

function show({ at, effect }: Show, delay: number) {
  const { frames, length, easing } = EFFECTS[effect];
  return () => {
    for (const element of allAt(at)) animate(element, frames, { length, delay, easing });
  };
}

function leave(_: Leave, delay: number, { box, copy }: Seen) {
  if (!copy) return undefined;
  const { frames, length, easing } = EFFECTS.drop;
  const place = `translate(${box.left}px, ${box.top}px)`;
  return () =>
    fly(
      copy,
      box,
      frames.map(({ transform = '', ...frame }: Keyframe) => ({
        transform: `${place} ${transform}`,
        ...frame,
      })),
      { length, delay, easing },
    );
}

function allAt(anchor: string): (HTMLElement | SVGElement)[] {
  return [...document.querySelectorAll<HTMLElement | SVGElement>(`[data-anchor="${anchor}"]`)];
}

/** Of several of one name the largest: a kingdom in the middle rather than the same one small. */
function lookAt(anchor: string): Seen | undefined {
  let best: { readonly element: HTMLElement | SVGElement; readonly box: DOMRect } | undefined;
  for (const element of allAt(anchor)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.width * box.height > (best ? best.box.width * best.box.height : 0))
      best = { element, box };
  }
  if (!best) return undefined;
  const { element, box } = best;
  const isPart = element instanceof SVGElement && element.ownerSVGElement !== null;
  return { box, copy: isPart ? undefined : copyOf(element) };
}

function copyOf(element: HTMLElement | SVGElement): HTMLElement | SVGElement {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  // it is looked at, and is not there for anything else
  for (const part of [copy, ...copy.querySelectorAll('[data-anchor], [id]')])
    for (const name of ['data-anchor', 'id']) part.removeAttribute(name);
  return copy;
}

let layer: HTMLElement | undefined;

/** Over the whole page, in the way of nothing. */
function sky(): HTMLElement {
  if (!layer) {
    layer = document.createElement('div');
    layer.className = 'sky';
    layer.setAttribute('aria-hidden', 'true');
    document.body.append(layer);
  }
  return layer;
}
