/** What a tap changes on a board of the pad. */
import type { GameId } from '@kingdomino/rules';
import { domino } from '@kingdomino/rules/kingdomino';
import { type Spot, STEPS, sameSpot } from '../board/types.ts';
import type { PadBoard, PadSquare, Size } from './pad.ts';
import { marksOf, type Piece, samePiece } from './pieces.ts';

/** What is laid next. */
export type Brush = Piece | 'castle' | 'eraser';

export function padSquareAt({ squares }: PadBoard, spot: Spot): PadSquare | undefined {
  return squares.find(square => sameSpot(square, spot));
}

/** All spots of a frame, row by row. */
export function spotsIn({ columns, rows }: Size): Spot[] {
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: at % columns,
    y: Math.floor(at / columns),
  }));
}

export function freeSpots(board: PadBoard, frame: Size): Spot[] {
  return spotsIn(frame).filter(spot => !sameSpot(spot, board.castle) && !padSquareAt(board, spot));
}

/** A tap with this brush. Again on the same square, it counts through the marks that its kind can have. */
export function paint(game: GameId, board: PadBoard, spot: Spot, brush: Brush): PadBoard {
  if (brush === 'castle') return { ...without(board, spot), castle: spot };
  if (sameSpot(spot, board.castle)) return board;
  if (brush === 'eraser') return without(board, spot);
  const there = padSquareAt(board, spot);
  return withSquares(without(board, spot), [{ ...spot, ...nextPiece(game, there, brush) }]);
}

function nextPiece(game: GameId, there: Piece | undefined, brush: Piece): Piece {
  const isStep =
    there?.kind === brush.kind && (samePiece(there, brush) || brush.marks === 0) ? there : undefined;
  if (!isStep) return { kind: brush.kind, marks: brush.marks };
  const marks = marksOf(game, brush.kind);
  return { kind: brush.kind, marks: marks[(marks.indexOf(isStep.marks) + 1) % marks.length]! };
}

/** Everything that is still empty. */
export function fillRest(board: PadBoard, frame: Size, { kind, marks }: Piece): PadBoard {
  return withSquares(
    board,
    freeSpots(board, frame).map(spot => ({ ...spot, kind, marks })),
  );
}

/** Where the second half may lie. */
export function besideFree(board: PadBoard, frame: Size, spot: Spot): Spot[] {
  return freeSpots(board, frame).filter(other => areBeside(spot, other));
}

export function areBeside(one: Spot, other: Spot): boolean {
  return STEPS.some(step => sameSpot({ x: one.x + step.x, y: one.y + step.y }, other));
}

export function layDomino(board: PadBoard, number: number, first: Spot, second: Spot): PadBoard {
  const spots = [first, second];
  return withSquares(
    board,
    domino(number).halves.map(({ terrain, crowns }, half) => ({
      ...spots[half]!,
      kind: terrain,
      marks: crowns,
      domino: number,
    })),
  );
}

export function liftDomino(board: PadBoard, number: number): PadBoard {
  return { ...board, squares: board.squares.filter(square => square.domino !== number) };
}

/** Row by row, so that equal boards are equal values. */
function withSquares(board: PadBoard, more: readonly PadSquare[]): PadBoard {
  const squares = [...board.squares, ...more].sort((one, other) => one.y - other.y || one.x - other.x);
  return { ...board, squares };
}

/** The other half of a domino stays, as a square of which the domino is not known. */
function without(board: PadBoard, spot: Spot): PadBoard {
  const there = padSquareAt(board, spot);
  if (!there) return board;
  const rest = board.squares.filter(square => square !== there);
  const number = there.domino;
  return {
    ...board,
    squares:
      number === undefined
        ? rest
        : rest.map(square => (square.domino === number ? { ...square, domino: undefined } : square)),
  };
}
