import { describe, expect, test } from 'vitest';
import { dealerFromText } from './kernel/dealer.ts';
import { kingdomino as game } from './kingdomino/game.ts';
import { perft, perftDivide } from './perft.ts';
import { begin, playTexts } from './testing/playing.ts';

const dealer = () => dealerFromText('perft');

describe('sequences of decisions, counted by hand', () => {
  const position = playTexts(game, begin(game, { players: 4 }), 'line:3,17,29,41', 'king:0');

  test('[K-S3] four kings on four dominoes', () => {
    expect([0, 1, 2, 3, 4].map(depth => perft(game, position, depth, dealer))).toEqual([1, 4, 12, 24, 24]);
  });

  test('[K-P2] [K-T1] then domino 3, a double, has 12 places, and the newer line four dominoes', () => {
    expect(perft(game, position, 5, dealer)).toBe(24 * 12);
    expect(perft(game, position, 6, dealer)).toBe(24 * 12 * 4);
    // domino 17 has 24 places
    expect(perft(game, position, 7, dealer)).toBe(24 * 12 * 4 * 24);
  });

  test('divided by the first decision they add up to the same', () => {
    const divided = perftDivide(game, position, 5, dealer);
    expect([...divided.keys()]).toEqual(['pick:3', 'pick:17', 'pick:29', 'pick:41']);
    expect([...divided.values()]).toEqual([72, 72, 72, 72]);
    expect(perftDivide(game, position, 0, dealer).size).toBe(0);
  });
});

test('[K-T3] a game that is over counts as one sequence, and positions stay as they were', () => {
  const position = begin(game, { players: 2 });
  while (game.toAct(position) !== 'nobody') game.advance(position, game.moveAt(position, 0));
  expect(perft(game, position, 3, dealer)).toBe(1);
  const start = begin(game, { players: 2 });
  perft(game, start, 3, dealer);
  expect([start.phase, start.dealt]).toEqual(['line', 0]);
});
