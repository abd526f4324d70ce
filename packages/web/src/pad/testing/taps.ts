/** How somebody taps in a kingdom that lies on the table: sort by sort, and at last the rest at once. */
import { parseKingdom, type Terrain } from '@kingdomino/rules/kingdomino';
import { type Spot, sameSpot } from '../../board/types.ts';
import { type Brush, fillRest, freeSpots, paint } from '../board-edits.ts';
import { emptyBoard, type PadBoard, type PadSquare, type Size } from '../pad.ts';
import { FIRST_BRUSH, type Piece, samePiece } from '../pieces.ts';

export type Tap =
  | { readonly press: 'brush'; readonly brush: Brush }
  | { readonly press: 'square'; readonly at: Spot }
  | { readonly press: 'fill' };

/** A drawing of `parseKingdom` as the board it should become, in a frame of this size. */
export function boardOf(drawing: string, size: 5 | 7): PadBoard {
  const kingdom = parseKingdom(drawing, size);
  if (!kingdom.ok) throw new Error(kingdom.error);
  const { west, north } = kingdom.value.extent();
  const squares = kingdom.value.squares().map(
    ({ x, y, terrain, crowns }): PadSquare => ({
      x: x - west,
      y: y - north,
      kind: terrain satisfies Terrain,
      marks: crowns,
    }),
  );
  return { ...emptyBoard({ columns: size, rows: size }), castle: { x: 0 - west, y: 0 - north }, squares };
}

/** The shortest of these ways. */
export function tapsFor(board: PadBoard, frame: Size): Tap[] {
  const sorts = board.squares.filter(
    (square, at) => board.squares.findIndex(other => samePiece(square, other)) === at,
  );
  const isFull = freeSpots(board, frame).length === 0;
  const ways = [undefined, ...(isFull ? sorts : [])].map(rest => wayWith(board, frame, sorts, rest));
  return ways.reduce((best, way) => (way.length < best.length ? way : best));
}

function wayWith(board: PadBoard, frame: Size, sorts: readonly Piece[], rest: Piece | undefined): Tap[] {
  const taps: Tap[] = [];
  let brush: Brush = FIRST_BRUSH;
  const choose = (next: Brush) => {
    if (next !== brush && (typeof next === 'string' || typeof brush === 'string' || !samePiece(next, brush)))
      taps.push({ press: 'brush', brush: next });
    brush = next;
  };
  const isFirst = (sort: Piece) => samePiece(sort, FIRST_BRUSH);
  const inOrder = [...sorts.filter(isFirst), ...sorts.filter(sort => !isFirst(sort))];
  // the castle is pressed, then its square: what was chosen before is chosen again
  if (!sameSpot(board.castle, emptyBoard(frame).castle))
    taps.push({ press: 'square', at: emptyBoard(frame).castle }, { press: 'square', at: board.castle });
  for (const sort of inOrder.filter(each => each !== rest)) {
    choose({ kind: sort.kind, marks: sort.marks });
    for (const square of board.squares)
      if (samePiece(square, sort)) taps.push({ press: 'square', at: { x: square.x, y: square.y } });
  }
  if (rest) {
    choose({ kind: rest.kind, marks: rest.marks });
    taps.push({ press: 'fill' });
  }
  return taps;
}

/** What these taps come to, by the pad's own functions. */
export function tapped(taps: readonly Tap[], frame: Size): PadBoard {
  let board = emptyBoard(frame);
  let brush: Brush = FIRST_BRUSH;
  let before: Brush = FIRST_BRUSH;
  for (const tap of taps) {
    if (tap.press === 'brush') brush = tap.brush;
    else if (tap.press === 'fill') board = fillRest(board, frame, brush as Piece);
    else if (brush !== 'castle' && sameSpot(tap.at, board.castle)) {
      before = brush;
      brush = 'castle';
    } else {
      board = paint('kingdomino', board, tap.at, brush);
      if (brush === 'castle') brush = before;
    }
  }
  return board;
}
