import {
  type AnyGame,
  formatPosition,
  GAME_IDS,
  gameById,
  Random,
  readRecordedMove,
} from '@kingdomino/rules';
import { describe, expect, test } from 'vitest';
import { think } from './job.ts';
import { botNames, takesBudget } from './registry.ts';

/** Some moves of a random game, and where a seat is to act next. */
function someGame(game: AnyGame): { readonly texts: readonly string[]; readonly turns: readonly number[] } {
  const read = game.readOptions({ players: 2 });
  if (!read.ok) throw new Error(read.error.text);
  const state = game.start(read.value);
  const random = new Random(3);
  const texts: string[] = [];
  const turns: number[] = [];
  while (texts.length < 24) {
    if (typeof game.toAct(state) === 'number') turns.push(texts.length);
    const move = game.moveAt(state, random.below(game.countMoves(state)));
    texts.push(game.format(move));
    game.advance(state, move);
  }
  return { texts, turns };
}

function positionAfter(game: AnyGame, texts: readonly string[]): string {
  const read = game.readOptions({ players: 2 });
  if (!read.ok) throw new Error(read.error.text);
  const state = game.start(read.value);
  for (const text of texts) {
    const move = readRecordedMove(game, state, text);
    if (!move.ok) throw new Error(move.error.text);
    game.advance(state, move.value);
  }
  return formatPosition(game, state);
}

describe.each(GAME_IDS)('every bot of %s thinks on from a position', id => {
  const game = gameById(id);
  const { texts, turns } = someGame(game);
  const last = turns.at(-1)!;

  test.each(botNames(id))('%s', async spec => {
    const job = { game: id, options: { players: 2 }, spec, seed: 1, budget: { simulations: 8 } };
    // from every moment before the turn: the start of a turn, the middle of one, and where chance is to act
    for (const at of [last, last - 1, last - 2, last - 3, last - 4, 0]) {
      const from = positionAfter(game, texts.slice(0, at));
      const choice = await think({ ...job, from, moves: texts.slice(at, last) });
      if (!choice.ok) throw new Error(`after ${at} moves: ${choice.error.text}`);
      expect(game.parse(choice.value.move).ok).toBe(true);
      // whoever counts simulations can be told how many
      if (at === last) expect(choice.value.simulations !== undefined).toBe(takesBudget(spec));
    }
  });
});
