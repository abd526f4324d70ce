/** The view of a table after some more moves. */
import { gameById, readRecordedMove } from '@kingdomino/rules';
import type { PlayedMove } from '@kingdomino/table';
import type { TableView } from './table-source.ts';

/** The view with some more moves; undefined where they are not legal. */
export function viewAfter(view: TableView, texts: readonly string[]): TableView | undefined {
  const game = gameById(view.game);
  let { state } = view;
  const moves: PlayedMove[] = [...view.moves];
  for (const text of texts) {
    const actor = game.toAct(state);
    const move = readRecordedMove(game, state, text);
    if (!move.ok) return undefined;
    moves.push({ by: typeof actor === 'number' ? actor : 'chance', move: move.value, text });
    state = game.play(state, move.value);
  }
  return { ...view, state, moves };
}
