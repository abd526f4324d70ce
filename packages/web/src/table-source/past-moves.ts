/** The moves of a table with the positions before and after each. */
import { type GameId, gameById, type MoveOf, type Seat, type StateOf } from '@kingdomino/rules';
import { firstPosition } from './first-position.ts';
import type { TableView } from './table-source.ts';

export interface PastMove<G extends GameId> {
  readonly by: Seat | 'chance';
  readonly before: StateOf<G>;
  readonly move: MoveOf<G>;
  readonly after: StateOf<G>;
}

/** Oldest first, from a move on. */
export function pastMovesOf<G extends GameId>(view: TableView<G>, from = 0): PastMove<G>[] {
  const game = gameById(view.game);
  let state = firstPosition(view);
  return view.moves.flatMap(({ by, move }, index) => {
    if (index < from) {
      game.advance(state, move);
      return [];
    }
    const before = state;
    state = game.play(before, move);
    return [{ by, before, move, after: state }];
  });
}
