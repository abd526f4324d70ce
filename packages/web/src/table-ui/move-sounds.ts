/** Which sounds the moves between two views of a table make. */
import type { GameId, MoveOf, StateOf } from '@kingdomino/rules';
import type { Sound } from '../app/sound/sounds.ts';
import type { TableView } from '../table-source/table-source.ts';
import { keptMoves } from './speech/announcement.ts';

/** More than this is a leap in a replay or a return after a while. */
const MOST_MOVES = 4;

/** What is heard of some moves, one after the other; how it stood before them and after. */
export type SoundsOf<G extends GameId> = (
  moves: readonly MoveOf<G>[],
  before: StateOf<G>,
  after: StateOf<G>,
) => readonly Sound[];

export function soundsBetween<G extends GameId>(
  old: TableView<G>,
  view: TableView<G>,
  soundsOf: SoundsOf<G>,
): readonly Sound[] {
  const kept = keptMoves(view, old.moves);
  const fresh = view.moves.slice(kept).map(({ move }) => move);
  if (old.moves.length > kept) return fresh.length === 0 ? ['undo'] : [];
  return fresh.length > MOST_MOVES ? [] : soundsOf(fresh, old.state, view.state);
}
