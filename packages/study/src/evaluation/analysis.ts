/** Opens the evaluation of a position, with all that it needs fetched. */
import { loadRollouts, openRollouts } from '@kingdomino/bots/rollouts';
import type { GameId, GameOf, StateOf } from '@kingdomino/rules';
import { Evaluation } from './evaluation.ts';

/** Fetches nets and kernels for such a game, once. */
export function prepareAnalysis<G extends GameId>(game: GameOf<G>, state: StateOf<G>): Promise<void> {
  return loadRollouts(game, state);
}

/**
 * The evaluation of a position in which a seat or chance is to act: `step` makes it more exact, `value` says what is known.
 * `prepareAnalysis` must have been awaited. Equal seeds give equal values.
 */
export function analyse<G extends GameId>(game: GameOf<G>, state: StateOf<G>, seed = 1): Evaluation<G> {
  return new Evaluation(openRollouts(game, state, seed));
}
