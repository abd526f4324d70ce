/** The games of a Dynasty, one by one. */
import { positionToJson, readPosition } from '@kingdomino/rules';
import { kingdomino, Position } from '@kingdomino/rules/kingdomino';
import type { TableView } from '../../table-source/table-source.ts';

/** A game that is over, as it ended: the Dynasty's own position has cleared its kingdoms. Counted from 0. */
export function finishedGame(
  { state, moves, start }: Pick<TableView<'kingdomino'>, 'state' | 'moves' | 'start'>,
  game: number,
): Position {
  const { options } = state;
  const dynasty = start ? kingdomino.copy(start) : new Position(options);
  const single =
    dynasty.finished.length === game ? singleFrom(dynasty) : new Position({ ...options, dynasty: false });
  for (const { move } of moves) {
    if (dynasty.finished.length === game) kingdomino.advance(single, move);
    kingdomino.advance(dynasty, move);
  }
  return single;
}

/** The same moment, of a game that is no Dynasty. */
function singleFrom(dynasty: Position): Position {
  const json = positionToJson(kingdomino, dynasty);
  const options = { ...kingdomino.writeOptions(dynasty.options), dynasty: false };
  const read = readPosition({ ...json, options, finished: [] });
  if (!read.ok || !(read.value.state instanceof Position))
    throw new RangeError('a game that is none by itself');
  return read.value.state;
}
