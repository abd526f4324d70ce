/** A test that reckons wrongly blames the server, or lets it get away with everything. */
import { expect, test } from 'vitest';
import { excessOf } from './clock-charges.ts';

test('what a player took is no fault of the server: it paid five seconds, for four of which it waited itself', () => {
  expect(excessOf(5000, { seenAt: 101_000, sentAt: 105_000 })).toBe(1000);
});

test('what was charged before the player heard of its turn, or after it had moved, is', () => {
  expect(excessOf(5000, { seenAt: 105_000, sentAt: 105_000 })).toBe(5000);
});

test('trouble on its own line counts as far as it fell into the turn', () => {
  const turn = { seenAt: 105_000, sentAt: 105_000 };
  expect(excessOf(5000, turn, [{ from: 90_000, to: 103_000 }])).toBe(2000);
  expect(excessOf(5000, turn, [{ from: 90_000, to: 100_000 }])).toBe(5000);
});
