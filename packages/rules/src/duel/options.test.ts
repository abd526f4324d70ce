import { expect, test } from 'vitest';
import { begin, verdict } from '../testing/playing.ts';
import { duel as game } from './game.ts';
import { readOptions, writeOptions } from './options.ts';

test.each([
  [{}, { players: 2 }],
  [{ players: 2 }, { players: 2 }],
  [
    { players: 2, firstSeat: 0 },
    { players: 2, firstSeat: 0 },
  ],
  [{ firstSeat: 1 }, { players: 2, firstSeat: 1 }],
])('[D-R1] %j', (raw, options) => {
  expect(readOptions(raw)).toEqual({ ok: true, value: options });
  expect(readOptions(writeOptions(begin(game, raw).options))).toEqual({ ok: true, value: options });
});

test.each([
  [{ players: 3 }, 'Kingdomino Duel is for 2 players'],
  [{ players: '2' }, 'Kingdomino Duel is for 2 players'],
  [{ firstSeat: 2 }, 'firstSeat must be 0 or 1'],
  [{ firstSeat: null }, 'firstSeat must be 0 or 1'],
  [{ mightyDuel: true }, 'unknown option "mightyDuel"'],
  [[], 'the options of a game must be an object'],
  [null, 'the options of a game must be an object'],
  [7, 'the options of a game must be an object'],
  ['x', 'the options of a game must be an object'],
])('[D-R1] %j is refused', (raw, text) => {
  expect(readOptions(raw)).toEqual({ ok: false, error: { code: 'bad-options', rule: 'D-R1', text } });
});

test('[D-R1] the first player A is drawn, or the one the table chose', () => {
  const drawn = begin(game, {});
  expect([0, 1].map(index => game.format(game.moveAt(drawn, index)))).toEqual(['first:0', 'first:1']);
  const chosen = begin(game, { firstSeat: 1 });
  expect([game.countMoves(chosen), game.format(game.moveAt(chosen, 0))]).toEqual([1, 'first:1']);
  expect(verdict(game, chosen, 'first:1')).toBe('legal');
  expect(verdict(game, chosen, 'first:0')).toBe('bad-first');
});
