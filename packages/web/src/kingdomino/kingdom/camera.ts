/**
 * What is in sight of a kingdom: a window that moves and zooms as seldom as possible. It holds everything that the next
 * domino could ever reach, so squares keep their size; once the land that is left is smaller than that, the window
 * comes closer at once and shows nothing beyond it.
 */
import type { Kingdom } from '@kingdomino/rules/kingdomino';
import type { Rect, Spot } from '../../board/types.ts';
import { frameOf, rectOf } from '../view.ts';

/** How far, beside the kingdom's own size, a domino may lie from what is laid. */
const MARGIN = 2;

export function cameraOf(kingdom: Kingdom, before?: Rect): Rect {
  const needed = rectOf(kingdom);
  const land = frameOf(kingdom);
  const most = kingdom.size + MARGIN;
  const columns = Math.min(most, land.columns);
  const rows = Math.min(most, land.rows);
  return {
    west: axis(before?.columns === columns ? before.west : undefined, columns, needed.west, needed.columns),
    north: axis(before?.rows === rows ? before.north : undefined, rows, needed.north, needed.rows),
    columns,
    rows,
  };
}

/** Where the window begins: as before if that will do, else as little away from there as possible. */
function axis(old: number | undefined, side: number, start: number, length: number): number {
  if (old === undefined) return start - Math.floor((side - length) / 2);
  return clamp(old, start + length - side, start);
}

/** Which way the kingdom cannot grow any more beyond its frame. */
export function locksOf(kingdom: Kingdom): { readonly x: boolean; readonly y: boolean } {
  const { west, east, north, south } = kingdom.extent();
  return { x: east - west + 1 === kingdom.size, y: south - north + 1 === kingdom.size };
}

/** The frame that the kingdom must fit, with what may be laid at some spots: around the castle as far as that goes. */
export function frameAround(kingdom: Kingdom, spots: readonly Spot[] = []): Rect {
  const { size } = kingdom;
  const { west, east, north, south } = kingdom.extent();
  const half = Math.floor(size / 2);
  const xs = [west, east, ...spots.map(({ x }) => x)];
  const ys = [north, south, ...spots.map(({ y }) => y)];
  return {
    west: clamp(-half, Math.max(...xs) - size + 1, Math.min(...xs)),
    north: clamp(-half, Math.max(...ys) - size + 1, Math.min(...ys)),
    columns: size,
    rows: size,
  };
}

/** A frame as it is drawn; on an open side it could still lie elsewhere, and no border is drawn. */
export interface ShownFrame extends Rect {
  readonly isOpen: { readonly x: boolean; readonly y: boolean };
}

/** Only what is sure: the frame around what would be laid, or those sides that the kingdom has fixed. */
export function shownFrame(kingdom: Kingdom, camera: Rect, spots: readonly Spot[]): ShownFrame {
  const frame = frameAround(kingdom, spots);
  const locks = locksOf(kingdom);
  const isOpen = { x: spots.length === 0 && !locks.x, y: spots.length === 0 && !locks.y };
  return {
    west: isOpen.x ? camera.west : frame.west,
    columns: isOpen.x ? camera.columns : frame.columns,
    north: isOpen.y ? camera.north : frame.north,
    rows: isOpen.y ? camera.rows : frame.rows,
    isOpen,
  };
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
