/** Shows a rare event over the board for a moment: a spell earned or cast, a bonus that is sure. It never blocks anything. */
import type { GameId, MoveOf, StateOf } from '@kingdomino/rules';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SymbolId } from '../art/index.ts';
import type { SeatColour } from '../board/colours.ts';
import type { TableView } from '../table-source/table-source.ts';
import { Art } from '../ui/icon.tsx';
import { keptMoves } from './speech/announcement.ts';

/** Long enough to be read, however fast other things move. */
const SHOWN_FOR = 1900;
/** More than this is a leap in a replay or a return after a while. */
const MOST_MOVES = 4;

export interface Rarity {
  readonly art: SymbolId;
  readonly colour: SeatColour;
  readonly text: string;
}

/** What was rare about some moves; how it stood before them and after. */
export type RaritiesOf<G extends GameId> = (
  moves: readonly MoveOf<G>[],
  before: StateOf<G>,
  after: StateOf<G>,
  view: TableView<G>,
) => readonly Rarity[];

interface Props<G extends GameId> {
  readonly view: TableView<G>;
  readonly rarities: RaritiesOf<G>;
}

/** The log says the same in words, so it is for the eyes only. */
export function Flourish<G extends GameId>({ view, rarities }: Props<G>) {
  const seen = useRef(view);
  const [waiting, setWaiting] = useState<readonly Rarity[]>([]);
  useEffect(() => {
    const old = seen.current;
    seen.current = view;
    const kept = keptMoves(view, old.moves);
    const fresh = view.moves.slice(kept).map(({ move }) => move);
    const isLeap = kept < old.moves.length || fresh.length > MOST_MOVES;
    const rare = isLeap ? [] : rarities(fresh, old.state, view.state, view);
    if (isLeap || rare.length > 0) setWaiting(before => (isLeap ? [] : [...before, ...rare]));
  }, [view.moves]);
  useEffect(() => {
    if (waiting.length === 0) return undefined;
    const timer = setTimeout(() => setWaiting(all => all.slice(1)), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [waiting[0]]);
  const [now] = waiting;
  if (!now || view.isOver) return null;
  return (
    <div key={now.text} class={`flourish ${now.colour}`} aria-hidden="true">
      <Art name={now.art} class="spell" />
      <p>{now.text}</p>
    </div>
  );
}
