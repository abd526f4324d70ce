/** A ring around the part of the table that a step is about. It follows that part and cannot be pressed. */
import { useEffect, useState } from 'preact/hooks';
import type { Target } from './lesson.ts';

/** The parts of a table by their `data-part`; of several the first that can be seen. */
const PARTS = {
  board: ['board'],
  lines: ['newer-line'],
  areas: ['areas', 'points'],
  bonuses: ['areas', 'points'],
  discard: ['discard'],
  dice: ['dice'],
  book: ['spellbook'],
  castle: ['cast'],
  spell: ['cast'],
} as const satisfies Record<Extract<Target, { part: string }>['part'], readonly string[]>;

export function PointingRing({ target }: { readonly target: Target | undefined }) {
  const [box, setBox] = useState('');
  const selectors = target && selectorsOf(target);
  useEffect(() => {
    if (!selectors) return undefined;
    let frame = 0;
    const follow = () => {
      setBox(boxOf(selectors));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [target]);
  if (!selectors || !box) return null;
  const [left, top, width, height] = box.split(' ');
  return (
    <div
      class="pointing-ring"
      aria-hidden="true"
      style={{ left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }}
    />
  );
}

export function selectorsOf(target: Target): readonly string[] {
  if ('domino' in target) return [`[data-domino="${target.domino}"]`];
  if ('die' in target) return [`[data-die="${target.die}"]`];
  return PARTS[target.part].map(part => `[data-part="${part}"]`);
}

/** As a text, so that an equal one draws nothing anew. */
function boxOf(selectors: readonly string[]): string {
  const elements = selectors.flatMap(selector => [...document.querySelectorAll(selector)]);
  const boxes = elements.map(element => element.getBoundingClientRect());
  const box = boxes.find(({ width }) => width > 0);
  return box ? [box.left, box.top, box.width, box.height].map(Math.round).join(' ') : '';
}
