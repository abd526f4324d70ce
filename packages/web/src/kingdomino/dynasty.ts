/** The games of a Dynasty, one by one. */
import { kingdomino, Position, parseMove } from '@kingdomino/rules/kingdomino';
import type { TableView } from '../play/table-source.ts';

/** A game of a Dynasty is over, and nothing of the next one is known. */
export function isBetweenGames(state: unknown): boolean {
  return state instanceof Position && state.finished.length > 0 && state.phase === 'kings';
}

/** A game that is over, as it ended: the Dynasty's own position has cleared its kingdoms. Counted from 0. */
export function finishedGame({ state, moves }: Pick<TableView, 'state' | 'moves'>, game: number): Position {
  const position = new Position({ ...(state as Position).options, dynasty: false });
  const starts = moves.flatMap(({ move }, index) => (move.startsWith('kings:') ? [index] : []));
  for (const { move: text } of moves.slice(starts[game], starts[game + 1])) {
    const move = parseMove(text);
    if (!move.ok) throw new Error(move.error.text);
    kingdomino.advance(position, move.value);
  }
  return position;
}
