/** The position that the moves of a table start from: the start of a game, unless the table says otherwise. */
import { type GameId, gameById, type StateOf } from '@kingdomino/rules';
import type { TableView } from './table-source.ts';

/** A position of the asker's own. */
export function firstPosition<G extends GameId>({
  game: id,
  options,
  start,
}: Pick<TableView<G>, 'game' | 'options' | 'start'>): StateOf<G> {
  const game = gameById(id);
  if (start) return game.copy(start);
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.error.text);
  return game.start(read.value);
}
