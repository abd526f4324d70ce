/** The games of a Dynasty, one by one. */
import { kingdomino, Position } from '@kingdomino/rules/kingdomino';
import type { TableView } from '../play/table-source.ts';

/** A game that is over, as it ended: the Dynasty's own position has cleared its kingdoms. Counted from 0. */
export function finishedGame(
  { state, moves }: Pick<TableView<'kingdomino'>, 'state' | 'moves'>,
  game: number,
): Position {
  const { options } = state;
  const dynasty = new Position(options);
  const single = new Position({ ...options, dynasty: false });
  for (const { move } of moves) {
    if (dynasty.finished.length === game) kingdomino.advance(single, move);
    kingdomino.advance(dynasty, move);
  }
  return single;
}
