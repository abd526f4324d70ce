/** What a seat will have in the end, as far as the net can tell: the points on its map and those still to come. */

import { COATS, type Position } from '@kingdomino/rules/duel';
import type { Board } from '@kingdomino/rules/search';
import type { Net } from '../net/net.ts';
import { squareFeature } from './features.ts';
import { countOpen, MapFeatures } from './map-features.ts';
import { Side } from './side.ts';

const BANNER_POINTS = 3;

export class Valuer {
  readonly side = new Side();
  readonly features = new MapFeatures();
  readonly #net: Net;
  /** The map that draws are made on, and the sum of its squares. */
  readonly #base: Float32Array;
  /** That sum and the side's features as they were last: most draws leave the side as it was. */
  readonly #shared: Float32Array;
  readonly #lastSide = new Uint16Array(32);
  #lastLength = -1;
  readonly #sum: Float32Array;

  constructor(net: Net) {
    this.#net = net;
    this.#base = net.createSum();
    this.#shared = net.createSum();
    this.#sum = net.createSum();
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
    this.#net.add(this.#base, this.features.list, 0, this.features.length);
    this.#lastLength = -1;
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
    if (first >= 0) features.add(squareFeature(first, board.kindAt(first)));
    if (second >= 0) features.add(squareFeature(second, board.kindAt(second)));
    this.#addSide();
    sum.set(this.#shared);
    net.add(sum, features.list, 0, features.length);
    return points + net.value(sum);
  }

  #addSide(): void {
    const { list, length } = this.side;
    let isSame = length === this.#lastLength;
    for (let index = 0; isSame && index < length; index++) isSame = list[index] === this.#lastSide[index];
    if (isSame) return;
    this.#lastSide.set(list);
    this.#lastLength = length;
    this.#shared.set(this.#base);
    this.#net.add(this.#shared, list, 0, length);
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
