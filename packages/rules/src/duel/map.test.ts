import { describe, expect, test } from 'vitest';
import { drawnHalves, drawnMap } from '../testing/drawing.ts';
import { COATS, type Coat } from './components.ts';
import { DuelMap, MAP_GRID } from './map.ts';

test.each<{ case: string; drawing: string; coat: Coat; connects: boolean }>([
  { case: 'next to the castle', drawing: 'C >', coat: 'disc', connects: true },
  { case: 'diagonal to the castle', drawing: '. >\nC .', coat: 'disc', connects: false },
  { case: 'next to its own coat', drawing: 'C d >', coat: 'disc', connects: true },
  { case: 'next to another coat', drawing: 'C b >', coat: 'disc', connects: false },
  { case: 'one disc is not two discs', drawing: 'C D >', coat: 'disc', connects: false },
  { case: 'its own coat diagonally', drawing: 'C d .\n. . >', coat: 'disc', connects: false },
])('[D-R5] $case: $connects', ({ drawing, coat, connects }) => {
  const [, { x, y }] = drawnHalves(drawing);
  expect(drawnMap(drawing).connects(MAP_GRID.cellAt(x, y), COATS.indexOf(coat))).toBe(connects);
});

describe('what can be asked of a map', () => {
  const map = drawnMap('d1 C d\n.  b d');

  test('[D-R4] its coats, with their crosses and rounds', () => {
    expect(map.squareAt(-1, 0)).toEqual({ x: -1, y: 0, coat: 'disc', crosses: 1, round: 0 });
    expect(map.squareAt(0, 0)).toBeUndefined();
    expect(map.squareAt(4, 0)).toBeUndefined();
    expect(map.squares()).toHaveLength(4);
  });

  test('[D-E2] its domains: equal coats joined orthogonally, not through the castle', () => {
    expect(map.domains().map(({ cells, marks, points }) => [cells.length, marks, points])).toEqual([
      [1, 1, 1],
      [2, 0, 0],
      [1, 0, 0],
    ]);
  });

  test('[D-E1] full when no cell is empty', () => {
    const full = new DuelMap();
    expect([full.isEmpty(), full.isFull()]).toEqual([true, false]);
    for (let cell = 0; cell < MAP_GRID.cells; cell++) {
      if (full.board.isOpen(cell)) {
        expect(full.isFull()).toBe(false);
        full.draw(cell, 0, 0, 0);
      }
    }
    expect([full.isEmpty(), full.isFull(), full.squares().length]).toEqual([false, true, 34]);
  });
});
