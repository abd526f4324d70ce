/** What a seat will have in the end, as far as the net can tell: the points on its map and those still to come. */
import type { Board } from '@kingdomino/rules';
import { COATS, type Position } from '@kingdomino/rules/duel';
import { countOpen, MapFeatures, Side, squareFeature } from './features.ts';
import { HIDDEN, type Net } from './net.ts';

const BANNER_POINTS = 3;

export class Valuer {
  readonly side = new Side();
  readonly features = new MapFeatures();
  readonly #net: Net;
  /** The map that draws are made on, and the sum of its squares. */
  readonly #base = new Float32Array(HIDDEN);
  readonly #sum = new Float32Array(HIDDEN);

  constructor(net: Net) {
    this.#net = net;
  }

  /** The value of a seat between two rounds, or at the end. */
  value(position: Position, seat: number): number {
    this.startFrom(position.maps[seat]!.board);
    return this.valueWith(position, seat, -1, -1);
  }

  /** The squares that the maps to be valued have in common. */
  startFrom(board: Board): void {
    this.features.readSquares(board);
    this.#net.clear(this.#base);
    this.#net.add(this.#base, this.features.list, this.features.length);
  }

  /** Like `value`, for a map that has two squares (or none: -1) more than the one that was started from. */
  valueWith(position: Position, seat: number, first: number, second: number): number {
    const { board } = position.maps[seat]!;
    const points = pointsOf(position, seat);
    if (position.phase === 'over') return points;
    const { side, features } = this;
    const sum = this.#sum;
    const net = this.#net;
    side.read(position, seat, position.playerA, countOpen(position.maps[1 - seat]!.board));
    features.read(board, side);
    sum.set(this.#base);
    net.add(sum, side.list, side.length);
    net.add(sum, features.list, features.length);
    if (first >= 0) net.addOne(sum, squareFeature(first, board.kindAt(first)));
    if (second >= 0) net.addOne(sum, squareFeature(second, board.kindAt(second)));
    return points + net.value(sum);
  }
}

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
