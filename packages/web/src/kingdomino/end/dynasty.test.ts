import { gameById, Random } from '@kingdomino/rules';
import { Position } from '@kingdomino/rules/kingdomino';
import type { PlayedMove } from '@kingdomino/table';
import { expect, test } from 'vitest';
import { finishedGame } from './dynasty.ts';

/** A whole Dynasty by chance, and how often it stood between two games. */
function playDynasty() {
  const game = gameById('kingdomino');
  const options = game.readOptions({ players: 3, dynasty: true, harmony: true });
  if (!options.ok) throw new Error(options.error.text);
  const random = new Random(11);
  const state = game.start(options.value);
  const moves: PlayedMove<'kingdomino'>[] = [];
  let pauses = 0;
  for (let actor = game.toAct(state); actor !== 'nobody'; actor = game.toAct(state)) {
    if (state.isBetweenGames) pauses++;
    const move = game.moveAt(state, random.below(game.countMoves(state)));
    moves.push({ by: actor, move, text: game.format(move) });
    game.advance(state, move);
  }
  return { state, moves, pauses };
}

test('a Dynasty stands twice between games, and every finished game can be seen as it ended', () => {
  const { state, moves, pauses } = playDynasty();
  expect(pauses).toBe(2);
  for (const [game, scores] of state.finished.entries()) {
    const ended = finishedGame({ state, moves }, game);
    expect(ended.phase).toBe('over');
    expect(ended.scores()).toEqual(scores);
  }
  expect(finishedGame({ state, moves }, 2).scores()).toEqual(state.scores());
});

test('a Dynasty that begins in the middle of a game has that game, too', () => {
  const { state, moves } = playDynasty();
  const game = gameById('kingdomino');
  const start = new Position(state.options);
  for (const { move } of moves.slice(0, 30)) game.advance(start, move);
  for (const number of [0, 1])
    expect(finishedGame({ state, moves: moves.slice(30), start }, number).scores()).toEqual(
      state.finished[number],
    );
});

test('a new Dynasty is not between games', () => {
  expect(new Position(playDynasty().state.options).isBetweenGames).toBe(false);
});
