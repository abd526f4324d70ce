/** The games of a Dynasty, one by one. */
import { kingdomino, Position, parseMove } from '@kingdomino/rules/kingdomino';
import type { TableView } from '../play/table-source.ts';

/** A game that is over, as it ended: the Dynasty's own position has cleared its kingdoms. Counted from 0. */
export function finishedGame({ state, moves }: Pick<TableView, 'state' | 'moves'>, game: number): Position {
  const { options } = state as Position;
  const dynasty = new Position(options);
  const single = new Position({ ...options, dynasty: false });
  for (const { move: text } of moves) {
    const move = parseMove(text);
    if (!move.ok) throw new Error(move.error.text);
    if (dynasty.finished.length === game) kingdomino.advance(single, move.value);
    kingdomino.advance(dynasty, move.value);
  }
  return single;
}
