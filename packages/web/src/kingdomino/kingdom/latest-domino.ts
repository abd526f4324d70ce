/** The domino that a seat laid last, marked until its next turn so that others see what was done. */
import type { Seat } from '@kingdomino/rules';
import type { Latest } from '../../board/drawn/landscape.tsx';
import type { TableView } from '../../table-source/table-source.ts';
import { ANCHORS } from '../motions.ts';

export function latestOf({ state, moves }: TableView<'kingdomino'>, seat: Seat): Latest | undefined {
  const last = moves.findLast(({ by, move }) => by === seat && move.kind === 'place')?.move;
  if (last?.kind !== 'place') return undefined;
  const spots = state.kingdoms[seat]!.squares().filter(({ domino }) => domino === last.domino);
  // a Dynasty's next game begins with empty kingdoms
  if (spots.length === 0) return undefined;
  return {
    anchor: ANCHORS.laid(seat, last.domino),
    spots,
    isMarked: !(state.phase === 'place' && state.seat === seat),
  };
}
