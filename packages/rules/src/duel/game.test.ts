import { expect, test } from 'vitest';
import { playRandomly, snapshot } from '../testing/playing.ts';
import { duel as game } from './game.ts';
import type { Position } from './position.ts';

test('[D-R9] a game has rounds of one roll, two takes and two draws', () => {
  const { record } = playRandomly(game, {}, 4);
  const kinds = record.moves.slice(1).map(move => move.split(':')[0]!);
  const plain = kinds.filter(kind => kind !== 'banner' && kind !== 'dignitary');
  const rounds = plain.filter(kind => kind === 'roll').length;
  const casts = plain.filter(kind => kind === 'both').length;
  expect(plain.filter(kind => kind === 'draw' || kind === 'pass')).toHaveLength(2 * rounds);
  expect(plain.filter(kind => kind === 'take')).toHaveLength(2 * (rounds - casts));
});

test('playing and copying never change the position they start from', () => {
  for (const most of [0, 1, 2, 3, 4, 5, 30, 61, 62, 63, 64, 65]) {
    const state = playRandomly(game, {}, 3, most).state as Position;
    if (game.toAct(state) === 'nobody') continue;
    const before = snapshot(game, state);
    const copy = game.copy(state);
    expect(snapshot(game, copy)).toEqual(before);
    const next = game.play(state, game.moveAt(state, 0));
    while (game.toAct(copy) !== 'nobody') game.advance(copy, game.moveAt(copy, 0));
    expect(snapshot(game, state)).toEqual(before);
    expect(snapshot(game, next)).not.toEqual(before);
  }
});

test('[D-R1] two seats, whatever the options', () => {
  expect(game.seats(playRandomly(game, { firstSeat: 1 }, 1, 3).state as Position)).toBe(2);
});
