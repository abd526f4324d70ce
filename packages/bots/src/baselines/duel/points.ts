/** What a seat has on its map, and plain answers to the choices that lightning leaves to it. */
import { COATS, type Position } from '@kingdomino/rules/duel';
import type { Board } from '@kingdomino/rules/search';

const BANNER_POINTS = 3;

export function pointsOf(position: Position, seat: number): number {
  const { board } = position.maps[seat]!;
  const banner = position.banners[seat]!;
  return board.points + (banner < 0 ? 0 : BANNER_POINTS * board.countAreas(banner));
}

/** Makes the lightning choices that are due in a plain way: the commonest coat, the largest domain. */
export function settleChoices(position: Position): void {
  while (position.phase === 'banner' || position.phase === 'dignitary') {
    const { board } = position.map;
    if (position.phase === 'banner') position.nameBanner(commonestCoat(board));
    else position.addDignitary(cellOfLargest(board));
  }
}

function commonestCoat(board: Board): number {
  let best = 0;
  for (let coat = 1; coat < COATS.length; coat++)
    if (board.countAreas(coat) > board.countAreas(best)) best = coat;
  return best;
}

function cellOfLargest(board: Board): number {
  const areas = board.areas();
  return areas.reduce((best, area) => (area.cells.length > best.cells.length ? area : best)).cells[0]!;
}
