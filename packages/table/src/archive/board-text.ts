/** The squares of a final board as a few characters, for small pictures in lists. */
import type { AnyState, GameId, Seat } from '@kingdomino/rules';
import { COATS, Position as DuelPosition } from '@kingdomino/rules/duel';
import { Position, TERRAINS } from '@kingdomino/rules/kingdomino';

export interface BoardSquare {
  /** From the castle, which is at 0, 0. */
  readonly x: number;
  readonly y: number;
  /** A terrain or a coat. */
  readonly kind: string;
  /** Crowns or crosses. */
  readonly marks: number;
}

const KINDS: Readonly<Record<GameId, readonly string[]>> = { kingdomino: TERRAINS, duel: COATS };
const EMPTY = '..';
const FORM = /^(-?\d{1,2})\.(-?\d{1,2})\.(\d{1,2})\.((?:\d\d|\.\.)*)$/;

/**
 * The board of a seat as a short text: western column, northern row, number of columns, then kind and marks of each
 * cell, row by row.
 *
 * @example boardText(state, 0) // '-2.-1.5.00..12'
 */
export function boardText(state: AnyState, seat: Seat): string {
  const [game, squares] = squaresOf(state, seat);
  if (squares.length === 0) return '';
  const xs = [0, ...squares.map(({ x }) => x)];
  const ys = [0, ...squares.map(({ y }) => y)];
  const [west, north] = [Math.min(...xs), Math.min(...ys)];
  const columns = Math.max(...xs) - west + 1;
  const rows = Math.max(...ys) - north + 1;
  const cells = Array.from({ length: columns * rows }, () => EMPTY);
  for (const { x, y, kind, marks } of squares)
    cells[(y - north) * columns + x - west] = `${KINDS[game].indexOf(kind)}${Math.min(9, marks)}`;
  return [west, north, columns, cells.join('')].join('.');
}

/** The inverse of `boardText`; a text that is no board has no squares. */
export function readBoardText(game: GameId, text: string): BoardSquare[] {
  const [, west, north, columns, cells = ''] = FORM.exec(text) ?? [];
  if (Number(columns ?? 0) === 0) return [];
  return (cells.match(/../g) ?? []).flatMap((cell, index) => {
    const kind = KINDS[game][Number(cell[0])];
    if (cell === EMPTY || kind === undefined) return [];
    const [x, y] = [index % Number(columns), Math.floor(index / Number(columns))];
    return [{ x: Number(west) + x, y: Number(north) + y, kind, marks: Number(cell[1]) }];
  });
}

function squaresOf(state: AnyState, seat: Seat): readonly [GameId, readonly BoardSquare[]] {
  if (state instanceof DuelPosition) {
    const squares = state.maps[seat]!.squares();
    return ['duel', squares.map(({ x, y, coat, crosses }) => ({ x, y, kind: coat, marks: crosses }))];
  }
  if (state instanceof Position) {
    const squares = state.kingdoms[seat]!.squares();
    return [
      'kingdomino',
      squares.map(({ x, y, terrain, crowns }) => ({ x, y, kind: terrain, marks: crowns })),
    ];
  }
  throw new RangeError('a position of neither game');
}
