/** What is heard follows from the land: each terrain has its voice, and none is louder than full. */
import { expect, test } from 'vitest';
import { OPEN_LAND, voicesOf } from './surroundings.ts';

test('nothing but the castle: a little wind and a bird', () => expect(voicesOf({})).toEqual(OPEN_LAND));

test.each([
  ['lake', 'water'],
  ['forest', 'birds'],
  ['swamp', 'crickets'],
  ['mine', 'wind'],
] as const)('a land of %s is full of %s', (terrain, voice) => {
  const heard = voicesOf({ [terrain]: 24 });
  expect(heard[voice]).toBe(1);
  expect(Math.max(...Object.values(heard))).toBeLessThanOrEqual(1);
});

test('a small share is heard a little, and no voice without land for it', () => {
  const heard = voicesOf({ lake: 2, mine: 22 });
  expect(heard.water).toBeCloseTo(0.25);
  expect([heard.birds, heard.crickets]).toEqual([0, 0]);
});
