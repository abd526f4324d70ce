/** A turn in the words of the log. */
import { logOf as duelLog } from '../duel/words.ts';
import { logOf as kingdominoLog } from '../kingdomino/words.ts';
import { isViewOf, type TableView } from '../table-source/table-source.ts';
import { viewAfter } from '../table-source/view-after.ts';

/** "Ann places domino 17: +4. Ann picks domino 30." */
export function turnText(view: TableView, texts: readonly string[]): string {
  const after = viewAfter(view, texts);
  if (!after) return texts.join(' ');
  const from = view.moves.length;
  const lines = isViewOf(after, 'duel')
    ? duelLog(after, from)
    : isViewOf(after, 'kingdomino')
      ? kingdominoLog(after, from)
      : [];
  return lines.map(({ text }) => text).join(' ');
}

/** One move of a variation, from the start of the game. */
export function variationMoveText(view: TableView, before: readonly string[], move: string): string {
  const from = viewAfter({ ...view, state: view.start ?? view.state, moves: [] }, before);
  return from ? turnText(from, [move]) : move;
}
