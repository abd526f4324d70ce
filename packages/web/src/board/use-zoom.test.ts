/** Coming closer keeps the point under the finger, and never shows what lies beyond the board. */
import { expect, test } from 'vitest';
import { closerTo, moved } from './use-zoom.ts';

const BOARD = { width: 380, height: 380 };

test('the point that was tapped stays where it is', () => {
  const { scale, x, y } = closerTo({ x: 190, y: 95 }, BOARD);
  expect(scale).toBeGreaterThan(1.5);
  expect([190 * scale + x, 95 * scale + y]).toEqual([190, 95]);
});

test.each([
  { x: 0, y: 0 },
  { x: 380, y: 380 },
])('%j: a corner stays a corner', corner => {
  const { scale, x, y } = closerTo(corner, BOARD);
  expect([corner.x * scale + x, corner.y * scale + y]).toEqual([corner.x, corner.y]);
});

test.each([
  [
    { x: 9999, y: 9999 },
    { x: 0, y: 0 },
  ],
  [{ x: -9999, y: -9999 }, undefined],
])('moved by %j the edges stay at the edges', (by, start) => {
  const view = moved(closerTo({ x: 190, y: 190 }, BOARD), by, BOARD);
  const end = BOARD.width - view.scale * BOARD.width;
  expect({ x: view.x, y: view.y }).toEqual(start ?? { x: end, y: end });
});
