/** Plays any legal move, all equally likely, of either game. */
import type { GameId } from '@kingdomino/rules';
import type { Bot } from '../bot.ts';

export function randomBot<G extends GameId>(): Bot<G> {
  return {
    spec: 'random',
    choose: (game, state, _seat, { random }) => ({
      move: game.moveAt(state, random.below(game.countMoves(state))),
    }),
  };
}
