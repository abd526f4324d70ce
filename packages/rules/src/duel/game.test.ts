import { describe, expect, test } from 'vitest';
import { dealerFromText } from '../kernel/dealer.ts';
import { playRandomly, snapshot } from '../testing/playing.ts';
import { duel as game } from './game.ts';
import type { Position } from './position.ts';

/** One whole game: the dice of a seed, every seat's move chosen by `choose` from the number of moves. */
function playedOut(seed: number, choose: (count: number) => number): Position {
  const dealer = dealerFromText(`an end ${seed}`);
  const state = game.start({ players: 2 });
  for (let most = 0; game.toAct(state) !== 'nobody' && most < 500; most++) {
    const isChance = game.toAct(state) === 'chance';
    game.advance(
      state,
      isChance ? dealer.next(game, state) : game.moveAt(state, choose(game.countMoves(state))),
    );
  }
  return state;
}

describe('[D-E1] [D-R6] every game ends within 35 rounds', () => {
  test.each([
    // passes are the last moves, and of these the last turns a die: spells are cast for nothing, or kept for ever
    ['who draws nothing wherever that is allowed', (count: number) => count - 1],
    ['who draws the first that is found', () => 0],
    ['who plays at random', (count: number) => Math.floor(Math.random() * count)],
  ])('%s', (_, choose) => {
    for (let seed = 0; seed < 40; seed++) {
      const { phase, round } = playedOut(seed, choose);
      expect([phase, round < 35]).toEqual(['over', true]);
    }
  });
});

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
