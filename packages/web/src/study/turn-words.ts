/** A turn in the words of the game's log. */
import { logOf as duelLog } from '../duel/words.ts';
import { logOf as kingdominoLog } from '../kingdomino/words.ts';
import type { TableView } from '../play/table-source.ts';
import { viewAfter } from '../play/view-after.ts';

/** "Ann places domino 17: +4. Ann picks domino 30." */
export function turnText(view: TableView, texts: readonly string[]): string {
  const after = viewAfter(view, texts);
  if (!after) return texts.join(' ');
  const from = view.moves.length;
  const lines = isView(after, 'duel')
    ? duelLog(after, from)
    : isView(after, 'kingdomino')
      ? kingdominoLog(after, from)
      : [];
  return lines.map(({ text }) => text).join(' ');
}

function isView<G extends TableView['game']>(view: TableView, game: G): view is TableView<G> {
  return view.game === game;
}
