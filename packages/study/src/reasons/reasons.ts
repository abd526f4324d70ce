/** What speaks for a turn of either game. */
import type { GameId, GameOf, MoveOf, StateOf } from '@kingdomino/rules';
import { reasonsOfMove } from './duel-reasons.ts';
import { reasonsOfTurn } from './kingdomino-reasons.ts';
import type { Reason } from './reason.ts';

const REASONS: {
  readonly [G in GameId]: (state: StateOf<G>, moves: readonly MoveOf<G>[]) => readonly Reason[];
} = {
  kingdomino: reasonsOfTurn,
  duel: (state, moves) => moves.flatMap(move => reasonsOfMove(state, move)),
};

/**
 * Most important first. The moves must be legal in the position: one move, or a placement with its pick.
 *
 * @param game the game
 * @param state a position of it
 * @param moves a turn in it
 * @example
 * const [reason] = reasonsFor(game, state, moves);
 */
export function reasonsFor<G extends GameId>(
  game: GameOf<G>,
  state: StateOf<G>,
  moves: readonly MoveOf<G>[],
): readonly Reason[] {
  return REASONS[game.id](state, moves);
}
