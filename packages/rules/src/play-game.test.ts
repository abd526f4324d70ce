import { expect, test } from 'vitest';
import { duel } from './duel/game.ts';
import { dealerFromText } from './kernel/dealer.ts';
import { kingdomino } from './kingdomino/game.ts';
import { playGame } from './play-game.ts';
import { verifyRecord, writeRecord } from './record.ts';

test('[K-T3] [D-E1] a game is played to its end, every move written down', () => {
  for (const game of [kingdomino, duel] as const) {
    const dealer = dealerFromText('whole');
    const seats = new Set<number>();
    const { state, moves } = playGame(game as typeof kingdomino, { players: 2 }, dealer, (position, seat) => {
      seats.add(seat);
      return game.moveAt(position as never, 0) as never;
    });
    expect(game.toAct(state as never)).toBe('nobody');
    expect(seats).toEqual(new Set([0, 1]));
    expect(verifyRecord(writeRecord(game as never, state, moves, { deal: dealer.reveal() })).ok).toBe(true);
  }
});

test('bad options and illegal moves are mistakes of the caller', () => {
  const first = () => ({ kind: 'pick', domino: 49 }) as const;
  expect(() => playGame(kingdomino, { players: 2 }, dealerFromText('x'), first)).toThrow(RangeError);
  expect(() => playGame(kingdomino, { players: 7 }, dealerFromText('x'), first)).toThrow('2, 3 or 4');
});
