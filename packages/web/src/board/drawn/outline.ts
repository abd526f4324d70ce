/** The soft ink line around areas: every edge between two squares that do not belong together, as one path. */
import type { Tile } from '../types.ts';

const SIDE = 100;

export function outlinePath(tiles: readonly Tile[]): string {
  const kinds = new Map(tiles.map(({ x, y, kind }) => [`${x},${y}`, kind]));
  const differs = (x: number, y: number, kind: string) => kinds.get(`${x},${y}`) !== kind;
  let path = '';
  for (const { x, y, kind } of tiles) {
    const left = x * SIDE;
    const top = y * SIDE;
    if (differs(x, y - 1, kind)) path += `M${left} ${top}h${SIDE}`;
    if (differs(x - 1, y, kind)) path += `M${left} ${top}v${SIDE}`;
    // edges between two tiles are drawn once, by the eastern or southern one
    if (!kinds.has(`${x},${y + 1}`)) path += `M${left} ${top + SIDE}h${SIDE}`;
    if (!kinds.has(`${x + 1},${y}`)) path += `M${left + SIDE} ${top}v${SIDE}`;
  }
  return path;
}
