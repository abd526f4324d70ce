import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardOf, grid, KINDS, type Squares, squares } from '../testing/boards.ts';
import { Board } from './board.ts';
import { DELTAS } from './grid.ts';
import { Places, secondCell } from './places.ts';

/** Areas the slow way: colours spread to equal neighbours until nothing changes. */
function slowAreas(all: Squares): { kind: number; size: number; marks: number }[] {
  const colour = all.map((_, index) => index);
  const touch = (one: Squares[number], other: Squares[number]) =>
    one.kind === other.kind && Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [one, square] of all.entries()) {
      for (const [other, neighbour] of all.entries()) {
        if (!touch(square, neighbour) || colour[one]! <= colour[other]!) continue;
        colour[one] = colour[other]!;
        changed = true;
      }
    }
  }
  return [...new Set(colour)].map(wanted => {
    const members = all.filter((_, index) => colour[index] === wanted);
    return {
      kind: members[0]!.kind,
      size: members.length,
      marks: members.reduce((sum, { marks }) => sum + marks, 0),
    };
  });
}

describe('areas are joined as squares are laid', () => {
  test('[K-E1] [D-E2] they are the groups of equal neighbours, and points are squares times marks', () => {
    fc.assert(
      fc.property(squares, all => {
        const board = boardOf(all);
        const areas = board.areas();
        const plain = areas.map(({ kind, cells, marks }) => ({ kind, size: cells.length, marks }));
        const order = (one: object, other: object) =>
          JSON.stringify(one).localeCompare(JSON.stringify(other));
        expect(plain.sort(order)).toEqual(slowAreas(all).sort(order));
        expect(new Set(areas.flatMap(({ cells }) => cells))).toEqual(new Set(board.covered()));
        expect(areas.reduce((sum, { points }) => sum + points, 0)).toBe(board.points);
        expect(board.largestArea()).toBe(Math.max(0, ...plain.map(({ size }) => size)));
        expect(board.totalMarks()).toBe(all.reduce((sum, { marks }) => sum + marks, 0));
        for (let kind = 0; kind < KINDS; kind++)
          expect(board.countAreas(kind)).toBe(plain.filter(area => area.kind === kind).length);
      }),
    );
  });

  test('[D-S6] one more mark counts for its whole area', () => {
    fc.assert(
      fc.property(squares, fc.nat(), (all, pick) => {
        if (all.length === 0) return;
        const index = pick % all.length;
        const { x, y } = all[index]!;
        const board = boardOf(all);
        board.addMark(grid.cellAt(x, y));
        const marked = boardOf(
          all.map((square, at) => (at === index ? { ...square, marks: square.marks + 1 } : square)),
        );
        expect(board.points).toBe(marked.points);
        expect(board.areas()).toEqual(marked.areas());
        expect(board.marksAt(grid.cellAt(x, y))).toBe(all[index]!.marks + 1);
      }),
    );
  });
});

test('a board remembers what was laid where, and nothing else', () => {
  fc.assert(
    fc.property(squares, all => {
      const board = boardOf(all);
      for (let y = -4; y <= 4; y++) {
        for (let x = -4; x <= 4; x++) {
          const cell = grid.cellAt(x, y);
          const tag = all.findIndex(square => square.x === x && square.y === y);
          const square = all[tag];
          const isCastle = cell === grid.castle;
          expect(board.kindAt(cell)).toBe(square?.kind ?? -1);
          expect(board.isCovered(cell)).toBe(square !== undefined || isCastle);
          expect(board.isOpen(cell)).toBe(square === undefined && !isCastle);
          if (square) expect([board.marksAt(cell), board.tagAt(cell)]).toEqual([square.marks, tag]);
        }
      }
    }),
  );
});

test('a copy goes its own way, and a cleared board is new', () => {
  const board = new Board(grid, KINDS);
  board.lay(grid.cellAt(1, 0), 0, 2, 0);
  const copy = new Board(grid, KINDS);
  copy.copyFrom(board);
  copy.lay(grid.cellAt(2, 0), 0, 0, 0);
  expect([board.points, copy.points]).toEqual([2, 4]);
  expect(board.covered()).toHaveLength(1);
  copy.clear();
  expect([copy.points, copy.covered(), copy.hasOpenCells()]).toEqual([0, [], true]);
});

test('[K-P1] [K-P2] places are the pairs of open neighbours of which one is near its own kind', () => {
  const places = new Places(grid);
  const near = (board: Board, cell: number, kind: number) => kind === KINDS || board.isNear(cell, kind);
  fc.assert(
    fc.property(squares, fc.nat({ max: KINDS }), fc.nat({ max: KINDS }), (all, first, second) => {
      const board = boardOf(all);
      const expected: number[] = [];
      for (let direction = 0; direction < 4; direction++) {
        const [dx, dy] = DELTAS[direction]!;
        for (let cell = 0; cell < grid.cells; cell++) {
          const other = grid.cellAt(grid.x(cell) + dx, grid.y(cell) + dy);
          if (other < 0 || !board.isOpen(cell) || !board.isOpen(other)) continue;
          if (near(board, cell, first) || near(board, other, second)) expected.push(4 * cell + direction);
        }
      }
      const list = (alike: boolean) =>
        Array.from({ length: places.find(board, first, second, alike) }, (_, index) => places.at(index));
      expect(list(false)).toEqual(expected);
      if (first === second) expect(list(true)).toEqual(expected.filter(place => (place & 2) === 0));
      for (const place of expected) expect(board.isOpen(secondCell(grid, place))).toBe(true);
    }),
  );
});

test.each([-1, 4, Number.NaN])('there is no place number %d of four', index => {
  const places = new Places(grid);
  const board = new Board(grid, KINDS);
  // one cell beside the castle and two next to it: two pairs, each both ways round
  board.open.fill(0);
  for (const [x, y] of [
    [1, 0],
    [2, 0],
    [1, 1],
  ] as const)
    board.open[grid.wordOf[grid.cellAt(x, y)]!]! |= grid.bitOf[grid.cellAt(x, y)]!;
  expect(places.find(board, 0, 1, false)).toBe(4);
  expect(places.at(3)).toBeGreaterThan(0);
  expect(() => places.at(index)).toThrow('there is no such place');
});
