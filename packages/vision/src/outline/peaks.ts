/** Corners of squares as points, from the map in which the net has marked them. */
import type { Point } from '../geometry/homography.ts';

/** A map of `side` x `side` values from 0 to 1. */
export interface Heatmap {
  readonly side: number;
  readonly values: Float32Array;
}

const LOWEST = 0.25;
/** More than any table has: 100 corners for each of four kingdoms of 9 x 9. */
const MOST = 400;

/** Places that no neighbour exceeds, between the pixels where that fits better; the strongest first. */
export function peaksOf({ side, values }: Heatmap): Point[] {
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= side || y >= side ? 0 : values[y * side + x]!);
  const peaks: { readonly point: Point; readonly value: number }[] = [];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const value = at(x, y);
      if (value < LOWEST || !isPeak(at, x, y, value)) continue;
      const point = {
        x: x + 0.5 + offset(at(x - 1, y), value, at(x + 1, y)),
        y: y + 0.5 + offset(at(x, y - 1), value, at(x, y + 1)),
      };
      peaks.push({ point, value });
    }
  }
  return peaks
    .sort((one, other) => other.value - one.value)
    .slice(0, MOST)
    .map(({ point }) => point);
}

function isPeak(at: (x: number, y: number) => number, x: number, y: number, value: number): boolean {
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const other = at(x + dx, y + dy);
      // of equal ones the first counts
      if (other > value || (other === value && (dy > 0 || (dy === 0 && dx > 0)))) return false;
    }
  return true;
}

/** Where a parabola through three values is highest. */
function offset(before: number, value: number, after: number): number {
  const bend = before - 2 * value + after;
  return bend < 0 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend))) : 0;
}
