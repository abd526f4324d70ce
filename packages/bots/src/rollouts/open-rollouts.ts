/** Opens the outlook on a position of either game, with all that it needs fetched. */
import type { GameId, GameOf, StateOf } from '@kingdomino/rules';
import { loadDuelOutlook, openDuelOutlook } from './duel/rollout-evaluator.ts';
import { loadTableOutlook, openTableOutlook } from './kingdomino/rollout-evaluator.ts';
import type { Outlook } from './rollout-evaluator.ts';

const LOADERS: { readonly [G in GameId]: (state: StateOf<G>) => Promise<void> } = {
  kingdomino: loadTableOutlook,
  duel: loadDuelOutlook,
};

const OPENERS: { readonly [G in GameId]: (state: StateOf<G>, seed: number) => Outlook<G> } = {
  kingdomino: openTableOutlook,
  duel: openDuelOutlook,
};

/** Fetches what the outlook on such a game needs, once; to be awaited before the first is opened. */
export function loadOutlook<G extends GameId>(game: GameOf<G>, state: StateOf<G>): Promise<void> {
  return LOADERS[game.id](state);
}

/** The outlook on a position in which a seat or chance is to act; it keeps a copy of its own. */
export function openOutlook<G extends GameId>(game: GameOf<G>, state: StateOf<G>, seed: number): Outlook<G> {
  if (game.toAct(state) === 'nobody')
    throw new RangeError('the game is over: there is nothing to look out for');
  return OPENERS[game.id](state, seed);
}
