import { expect, test, vi } from 'vitest';
import { ghostText, lieText } from './lie-text.ts';
import { Placing } from './placing.ts';

vi.mock('../../app/i18n/language.ts', () => import('../../app/i18n/testing/english.ts'));

const NAMES = ['forest', 'lake'] as const;
const option = { first: { x: 1, y: 0 }, second: { x: 2, y: 0 }, points: 3 };

test.each([
  [0, 0, 'forest here, lake to the east'],
  [0, 1, 'forest here, lake to the south'],
  [0, 2, 'forest here, lake to the west'],
  [0, 3, 'forest here, lake to the north'],
  // held by its second half, the first is on the other side
  [1, 0, 'lake here, forest to the west'],
  [1, 3, 'lake here, forest to the south'],
] as const)('half %i held, turn %i', (half, turn, text) => expect(lieText(NAMES, { half, turn })).toBe(text));

test('every square of a place, and every turn, is told with what it scores', () => {
  const placing = new Placing([option]);
  placing.point({ x: 2, y: 0 });
  expect(ghostText(NAMES, placing.ghost.value!, undefined)).toBe('lake here, forest to the west: +3');
  placing.lift();
  placing.point({ x: 1, y: 0 });
  expect(ghostText(NAMES, placing.ghost.value!, undefined)).toBe('forest here, lake to the east: +3');
  placing.rotate();
  expect(ghostText(NAMES, placing.ghost.value!, 'That space is taken')).toBe(
    'forest here, lake to the south: That space is taken',
  );
});
