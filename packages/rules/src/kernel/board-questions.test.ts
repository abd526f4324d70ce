import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardOf, grid, KINDS, squares } from '../testing/boards.ts';
import { Board } from './board.ts';
import {
  areaAt,
  areaMarks,
  areaSize,
  countFrontier,
  countHoles,
  gainOfOne,
  gainOfTwo,
} from './board-questions.ts';
import { DELTAS } from './grid.ts';

describe('what players ask', () => {
  // no game has more than 63 marks in an area, and gains rely on it
  const lightlyMarked = squares.map(all => all.map(square => ({ ...square, marks: square.marks & 1 })));
  const twoCells = fc.tuple(
    lightlyMarked,
    fc.nat(),
    fc.nat(),
    fc.nat({ max: KINDS - 1 }),
    fc.nat({ max: KINDS - 1 }),
  );

  test('[K-E1] the gain of a square or two is what the points grow by when they are laid', () => {
    fc.assert(
      fc.property(twoCells, fc.nat({ max: 3 }), ([all, at, direction, kindOne, kindTwo], marks) => {
        const board = boardOf(all);
        const open = Array.from({ length: grid.cells }, (_, cell) => cell).filter(cell => board.isOpen(cell));
        const one = open[at % open.length]!;
        const [dx, dy] = DELTAS[direction % 4]!;
        const two = grid.cellAt(grid.x(one) + dx, grid.y(one) + dy);
        const before = board.points;
        const gain = gainOfOne(board, one, kindOne, marks);
        const hasTwo = two >= 0 && board.isOpen(two);
        const both = hasTwo ? gainOfTwo(board, one, kindOne, marks, two, kindTwo, 1) : undefined;
        board.lay(one, kindOne, marks, 0);
        expect(board.points - before).toBe(gain);
        if (!hasTwo) return;
        board.lay(two, kindTwo, 1, 0);
        expect(board.points - before).toBe(both);
      }),
      { numRuns: 300 },
    );
  });

  test('[K-E1] an area that touches a cell twice counts once', () => {
    const board = new Board(grid, KINDS);
    // one square in the east; in the west and south one area around the corner
    const laid = [
      [3, 2, 1],
      [1, 2, 2],
      [1, 3, 0],
      [2, 3, 0],
    ] as const;
    for (const [x, y, marks] of laid) board.lay(grid.cellAt(x, y), 0, marks, 0);
    // five squares with three crowns, instead of one with one and three with two
    expect(gainOfOne(board, grid.cellAt(2, 2), 0, 0)).toBe(5 * 3 - 1 - 3 * 2);
  });

  test('areas by their cells, frontiers and holes', () => {
    fc.assert(
      fc.property(squares, all => {
        const board = boardOf(all);
        const cells = Array.from({ length: grid.cells }, (_, cell) => cell);
        for (const { cells: own, marks } of board.areas()) {
          const area = areaAt(board, own[0]!);
          expect(own.every(cell => areaAt(board, cell) === area)).toBe(true);
          expect([areaSize(board, area), areaMarks(board, area)]).toEqual([own.length, marks]);
        }
        for (let kind = 0; kind < KINDS; kind++) {
          const frontier = cells.filter(cell => board.isOpen(cell) && board.isNear(cell, kind));
          expect(countFrontier(board, kind)).toBe(frontier.length);
        }
        const isHole = (cell: number) =>
          board.isOpen(cell) &&
          DELTAS.every(([dx, dy]) => {
            const neighbour = grid.cellAt(grid.x(cell) + dx, grid.y(cell) + dy);
            return neighbour < 0 || !board.isOpen(neighbour);
          });
        expect(countHoles(board)).toBe(cells.filter(isHole).length);
      }),
    );
  });
});
