/** Opens the evaluation of a position, with all that it needs fetched. */
import { loadRollouts, openRollouts } from '@kingdomino/bots/rollouts';
import type { GameId, GameOf, StateOf } from '@kingdomino/rules';
import { Evaluation } from './evaluation.ts';

/**
 * Fetches nets and kernels for such a game, once.
 *
 * @param game the game that is played
 * @param state any position of such a game
 * @example
 * await prepareAnalysis(game, state);
 */
export function prepareAnalysis<G extends GameId>(game: GameOf<G>, state: StateOf<G>): Promise<void> {
  return loadRollouts(game, state);
}

/**
 * The evaluation of a position in which a seat or chance is to act: `step` makes it more exact, `value` says what is known.
 * `prepareAnalysis` must have been awaited. Equal seeds give equal values.
 *
 * @param game the game that is played
 * @param state the position
 * @param seed of the deals that are simulated
 * @example
 * const evaluation = analyse(game, state);
 * evaluation.step(500);
 * console.log(evaluation.value().turns[0]);
 */
export function analyse<G extends GameId>(game: GameOf<G>, state: StateOf<G>, seed = 1): Evaluation<G> {
  return new Evaluation(openRollouts(game, state, seed));
}
