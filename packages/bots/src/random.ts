/** Plays any legal move, all equally likely. */
import type { Bot } from './bot.ts';

export const randomBot: Bot = {
  spec: 'random',
  choose: (game, state, _seat, { random }) => ({
    move: game.format(game.moveAt(state, random.below(game.countMoves(state)))),
  }),
};
