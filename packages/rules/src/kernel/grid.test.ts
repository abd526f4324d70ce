import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Grid, popcount, selectBit } from './grid.ts';

const grids = [new Grid(9, 9, 5), new Grid(13, 13, 7), new Grid(7, 5, Number.POSITIVE_INFINITY)];

test('cells and coordinates are inverse, with the castle at the origin', () => {
  for (const grid of grids) {
    expect([grid.x(grid.castle), grid.y(grid.castle)]).toEqual([0, 0]);
    const cells = new Set<number>();
    for (let y = -7; y <= 7; y++) {
      for (let x = -7; x <= 7; x++) {
        const cell = grid.cellAt(x, y);
        const isOn = Math.abs(x) <= (grid.columns - 1) / 2 && Math.abs(y) <= (grid.rows - 1) / 2;
        expect(cell >= 0).toBe(isOn);
        if (!isOn) continue;
        expect([grid.x(cell), grid.y(cell)]).toEqual([x, y]);
        cells.add(cell);
      }
    }
    expect(cells.size).toBe(grid.columns * grid.rows);
  }
});

test('[K-P3] cells may be covered together exactly when they fit one square', () => {
  for (const [index, span] of [5, 7].entries()) {
    const grid = grids[index]!;
    const near = grid.cellAt(1 - (span - 1), 0);
    const far = grid.cellAt(2 - span - 1, 0);
    const mates = (cell: number, other: number) =>
      (grid.together[cell * grid.words + grid.wordOf[other]!]! & grid.bitOf[other]!) !== 0;
    const east = grid.cellAt(1, 0);
    expect(mates(east, near)).toBe(true);
    expect(mates(east, far)).toBe(false);
    expect(mates(east, east)).toBe(false);
  }
});

test('bits are counted and found', () => {
  fc.assert(
    fc.property(fc.integer(), word => {
      const bits = Array.from({ length: 32 }, (_, bit) => bit).filter(bit => (word >>> bit) & 1);
      expect(popcount(word)).toBe(bits.length);
      expect(bits.map((_, index) => selectBit(word, index))).toEqual(bits);
    }),
  );
});
