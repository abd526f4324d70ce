/** The camera of the kingdom in the middle, one for each seat; it glides where it moves. */
import type { Seat } from '@kingdomino/rules';
import type { Kingdom } from '@kingdomino/rules/kingdomino';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Rect } from '../../board/types.ts';
import { animate, beforePainting, isStill } from '../../motion/stage.ts';
import { cameraOf } from './camera.ts';

const GLIDE = 250;

interface Seen {
  readonly seat: Seat;
  readonly camera: Rect;
  readonly box: DOMRect;
}

export function useCamera(
  kingdom: Kingdom,
  seat: Seat,
): { camera: Rect; sheet: RefObject<HTMLDivElement | null> } {
  const cameras = useRef(new Map<Seat, Rect>());
  const sheet = useRef<HTMLDivElement>(null);
  const shown = useRef<Omit<Seen, 'box'>>(undefined);
  const old = useRef<Seen>(undefined);
  const camera = cameraOf(kingdom, cameras.current.get(seat));
  cameras.current.set(seat, camera);
  const last = shown.current;
  // the page still shows how it was
  if (last?.seat === seat && isOther(last.camera, camera) && sheet.current && !isStill())
    old.current = { ...last, box: sheet.current.getBoundingClientRect() };
  shown.current = { seat, camera };
  useLayoutEffect(() => {
    const from = old.current;
    old.current = undefined;
    // what flies is measured first, where it will lie
    if (from) queueMicrotask(() => beforePainting(() => sheet.current && glide(sheet.current, from, camera)));
  });
  return { camera, sheet };
}

const isOther = (one: Rect, other: Rect) =>
  one.west !== other.west ||
  one.north !== other.north ||
  one.columns !== other.columns ||
  one.rows !== other.rows;

function glide(sheet: HTMLElement, { camera: old, box: from }: Seen, camera: Rect): void {
  const box = sheet.getBoundingClientRect();
  const before = from.width / old.columns;
  const x = from.left - box.left + (camera.west - old.west) * before;
  const y = from.top - box.top + (camera.north - old.north) * before;
  const scale = before / (box.width / camera.columns);
  animate(
    sheet,
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    { length: GLIDE, easing: 'ease-in-out' },
  );
}
