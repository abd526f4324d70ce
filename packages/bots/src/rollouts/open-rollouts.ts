/** Opens rollouts of a position of either game, with all that they need fetched. */
import type { GameId, GameOf, StateOf } from '@kingdomino/rules';
import { loadDuelRollouts, openDuelRollouts } from './duel/rollout-evaluator.ts';
import { loadKingdominoRollouts, openKingdominoRollouts } from './kingdomino/rollout-evaluator.ts';
import type { RolloutEvaluator } from './rollout-evaluator.ts';

const LOADERS: { readonly [G in GameId]: (state: StateOf<G>) => Promise<void> } = {
  kingdomino: loadKingdominoRollouts,
  duel: loadDuelRollouts,
};

const OPENERS: { readonly [G in GameId]: (state: StateOf<G>, seed: number) => RolloutEvaluator<G> } = {
  kingdomino: openKingdominoRollouts,
  duel: openDuelRollouts,
};

/**
 * Fetches what rollouts of such a game need, once; to be awaited before the first are opened.
 *
 * @param game the game
 * @param state a position of it: its options decide which net is needed
 * @example
 * await loadRollouts(GAMES.duel, GAMES.duel.start({ players: 2 }));
 */
export function loadRollouts<G extends GameId>(game: GameOf<G>, state: StateOf<G>): Promise<void> {
  return LOADERS[game.id](state);
}

/**
 * Opens rollouts of a position in which a seat or chance is to act; a copy of it is kept. Throws where the game is over, and where
 * WebAssembly with SIMD is missing or forbidden.
 *
 * @param game the game
 * @param state the position
 * @param seed decides all deals: equal seeds give equal results
 * @example
 * const evaluator = openRollouts(GAMES.duel, state, 1);
 * evaluator.simulate(0, 0).points;
 */
export function openRollouts<G extends GameId>(
  game: GameOf<G>,
  state: StateOf<G>,
  seed: number,
): RolloutEvaluator<G> {
  if (game.toAct(state) === 'nobody') throw new RangeError('the game is over: there is nothing to roll out');
  return OPENERS[game.id](state, seed);
}
