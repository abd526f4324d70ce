import { type AnyGame, dealerFromText, GAMES, listMoves, Random } from '@kingdomino/rules';
import { describe, expect, test } from 'vitest';
import { MODES } from './modes.ts';
import type { NaiveGame } from './naive/game.ts';
import { NAIVE_GAMES } from './naive-games.ts';

const LONGEST_LIST = 3000;

/** Plays one random game with both engines and compares everything they say at every step. */
function compareGame(
  game: AnyGame,
  naive: NaiveGame<unknown>,
  options: Record<string, unknown>,
  seed: string,
): number {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.text);
  const state = game.start(read.value);
  let other = naive.start(options);
  const dealer = dealerFromText(seed);
  const random = new Random(seed.length + Number(seed.split('/').at(-1)));
  let moves = 0;
  for (; game.toAct(state) !== 'nobody'; moves++) {
    const actor = game.toAct(state);
    expect(naive.toAct(other)).toBe(actor);
    const move =
      actor === 'chance'
        ? dealer.next(game, state)
        : game.moveAt(state, random.below(game.countMoves(state)));
    const text = game.format(move);
    if (actor === 'chance') {
      expect(naive.isChance(other, text)).toBe(true);
    } else if (game.countMoves(state) <= LONGEST_LIST) {
      const texts = listMoves(game, state).map(each => game.format(each));
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.sort()).toEqual(naive.moves(other).sort());
    }
    game.advance(state, move);
    other = naive.play(other, text);
    if (moves % 7 === 0) expect(game.outcome(state)).toEqual(naive.result(other));
  }
  expect(naive.toAct(other)).toBe('over');
  expect(game.outcome(state)).toEqual(naive.result(other));
  return moves;
}

describe('the fast rules and the naive ones agree move for move', () => {
  test.each(MODES)('$name', ({ game, options, name }) => {
    for (let round = 0; round < 4; round++) {
      expect(
        compareGame(GAMES[game] as AnyGame, NAIVE_GAMES[game], options, `${name}/${round}`),
      ).toBeGreaterThan(20);
    }
  });
});
