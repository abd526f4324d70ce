/** The button for a closer look lies over no square that one may want to press. */
import { expect, test } from 'vitest';
import { freeCorner } from './zoomable-board.tsx';

const CAMERA = { west: -4, north: -4, columns: 9, rows: 9 };

test.each([
  [[], 'bottom right'],
  [[{ x: 0, y: 0 }], 'bottom right'],
  [[{ x: 4, y: 3 }], 'bottom left'],
  [
    [
      { x: 4, y: 4 },
      { x: -3, y: 4 },
    ],
    'top right',
  ],
  [
    [
      { x: 4, y: 4 },
      { x: -4, y: 4 },
      { x: 4, y: -4 },
      { x: -4, y: -4 },
    ],
    undefined,
  ],
])('squares at %j: %s', (needed, corner) => expect(freeCorner(CAMERA, needed)).toBe(corner));
