/** A flat grid laid over a kingdom that was photographed at a slant, as a transformation of CSS. */
import type { Quad } from '@kingdomino/vision';
import { unitSquareTo } from '@kingdomino/vision';

/**
 * @param corners where the grid's corners lie, in pixels of the screen
 * @param width of the grid before it is transformed, in pixels
 * @param height likewise
 * @returns what `transform` needs with its origin in the upper left corner, or undefined for a figure that is not convex
 */
export function matrixTo(corners: Quad, width: number, height: number): string | undefined {
  const map = unitSquareTo(corners);
  if (!map) return undefined;
  const [a, b, c, d, e, f, g, h] = map as readonly number[];
  // by columns, as CSS has them; what is flat stays flat
  const columns = [
    [a! / width, d! / width, 0, g! / width],
    [b! / height, e! / height, 0, h! / height],
    [0, 0, 1, 0],
    [c!, f!, 0, 1],
  ];
  return `matrix3d(${columns.flat().join()})`;
}
