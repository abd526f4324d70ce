import type { ReadSquare, Square } from '@kingdomino/vision';
import { expect, test } from 'vitest';
import { boardOf, type ReadGrid } from './scanned-board.ts';

const FRAME = { columns: 5, rows: 5 };
const KINDS = { w: 'wheat', f: 'forest', C: 'castle', '.': 'empty' } as const;

/** A drawing: w and f with or without a crown, C, and dots. */
function gridOf(drawing: string): ReadGrid {
  const rows = drawing.split('/').map(row => row.split(' '));
  const squareOf = (token: string): Square => {
    const kind = KINDS[token[0] as keyof typeof KINDS];
    return kind === 'castle' || kind === 'empty' ? { kind } : { kind, crowns: Number(token[1] ?? 0) };
  };
  const squares: ReadSquare[] = rows.flat().map(token => ({ square: squareOf(token), isDoubtful: false }));
  return { columns: rows[0]!.length, rows: rows.length, squares };
}

test('squares lie as they were read, in the corner of the frame', () => {
  const read = boardOf(gridOf('. . . ./. C w1 ./. f . .'), FRAME);
  expect(read).toEqual({
    board: {
      way: 'squares',
      castle: { x: 0, y: 0 },
      squares: [
        { x: 1, y: 0, kind: 'wheat', marks: 1 },
        { x: 0, y: 1, kind: 'forest', marks: 0 },
      ],
      areas: [],
      earned: [],
      banner: undefined,
    },
  });
});

test.each([
  ['w f/w f', 'no-castle'],
  ['C f/w C', 'two-castles'],
  ['C w w w w f', 'too-large'],
  ['C/w/w/w/w/f', 'too-large'],
])('%s is no board: %s', (drawing, problem) => {
  expect(boardOf(gridOf(drawing), FRAME)).toEqual({ problem });
});

test('what is empty around a kingdom makes it no larger', () => {
  expect(boardOf(gridOf('. . . . . . ./. C w w w f ./. . . . . . .'), FRAME)).toHaveProperty('board');
});
