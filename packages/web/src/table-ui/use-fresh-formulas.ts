/** What a move has changed on the board in the middle, shown for a few seconds. */
import type { GameId, Seat } from '@kingdomino/rules';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Formula } from '../board/formulas.tsx';
import type { TableView } from '../table-source/table-source.ts';

/** Long enough to be read, however fast other things move. */
const SHOWN_FOR = 2800;

/** `changedBy` tells what the last move has changed in a seat's board. */
export function useFreshFormulas<G extends GameId>(
  view: TableView<G>,
  seat: Seat,
  changedBy: (
    view: TableView<G>,
  ) => { readonly seat: Seat; readonly formulas: readonly Formula[] } | undefined,
): readonly Formula[] {
  const [fresh, setFresh] = useState<ReturnType<typeof changedBy>>(undefined);
  const known = useRef(view.moves.length);
  useEffect(() => {
    const isNext = view.moves.length > known.current;
    known.current = view.moves.length;
    // a move by chance that follows changes nothing of what was said; one taken back does
    const changed = isNext ? changedBy(view) : undefined;
    if (isNext && !changed) return;
    setFresh(changed);
  }, [view.version]);
  useEffect(() => {
    if (!fresh) return undefined;
    const timer = setTimeout(() => setFresh(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh?.seat === seat ? fresh.formulas : [];
}
