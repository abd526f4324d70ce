/** A full 5x5 kingdom takes at most 40 taps: the hardest ones of real games, and any that the box could make. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameSpot } from '../board/types.ts';
import { spotsIn } from './board-edits.ts';
import { emptyBoard, type PadBoard, type PadSquare } from './pad.ts';
import { countInBox, PIECES } from './pieces.ts';
import { HARD_KINGDOMS } from './testing/kingdoms.ts';
import { boardOf, tapped, tapsFor } from './testing/taps.ts';

const MOST_TAPS = 40;
const FRAME = { columns: 5, rows: 5 };

test.each(HARD_KINGDOMS)('kingdom %#', drawing => {
  const board = boardOf(drawing, 5);
  const taps = tapsFor(board, FRAME);
  expect(board.squares).toHaveLength(24);
  expect(tapped(taps, FRAME)).toEqual(board);
  expect(taps.length).toBeLessThanOrEqual(36);
});

/** Squares of any sorts, as many as the box has of each, and the castle anywhere: dominoes are not asked for. */
const anyBoard = fc
  .tuple(fc.nat(24), fc.shuffledSubarray(theBox(), { minLength: 24, maxLength: 24 }))
  .map(([at, pieces]): PadBoard => {
    const spots = spotsIn(FRAME);
    const castle = spots[at]!;
    const squares = spots
      .filter(spot => !sameSpot(spot, castle))
      .map((spot, index): PadSquare => ({ ...spot, ...pieces[index]! }));
    return { ...emptyBoard(FRAME), castle, squares };
  });

function theBox() {
  return PIECES.kingdomino.flatMap(({ kind, marks }) =>
    Array.from({ length: countInBox(kind, marks) }, () => ({ kind, marks })),
  );
}

test('whatever is drawn from the box', () => {
  fc.assert(
    fc.property(anyBoard, board => {
      const taps = tapsFor(board, FRAME);
      expect(taps.length).toBeLessThanOrEqual(MOST_TAPS);
      expect(tapped(taps, FRAME)).toEqual(board);
    }),
  );
});

test('the most different kingdom of all: every sort of square, none more often than it must be', () => {
  const pieces = PIECES.kingdomino;
  const twice = pieces.filter(({ kind, marks }) => countInBox(kind, marks) > 1).slice(0, 24 - pieces.length);
  const all = [...pieces, ...twice];
  const spots = spotsIn(FRAME).slice(1);
  const squares = spots.map((spot, at): PadSquare => ({ ...spot, ...all[at]! }));
  const board = { ...emptyBoard(FRAME), castle: { x: 0, y: 0 }, squares };
  expect(tapsFor(board, FRAME)).toHaveLength(MOST_TAPS);
});
