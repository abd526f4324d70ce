import { expect, test } from 'vitest';
import {
  COAT_OF,
  COATS,
  DICE,
  FACE_COAT,
  FACE_CROSSES,
  MAP,
  SPELLBOOK,
  SPELLS,
  sameFace,
} from './components.ts';
import { MAP_GRID } from './map.ts';

test('[D-C1] six coats of arms', () => {
  expect(COATS).toEqual(['disc', 'discs', 'band', 'bands', 'solid', 'quarters']);
});

test('[D-C2] four different dice of six faces, two of them with a joker, at most two crosses', () => {
  expect(DICE).toHaveLength(4);
  expect(new Set(DICE.map(die => JSON.stringify(die))).size).toBe(4);
  for (const die of DICE) expect(die).toHaveLength(6);
  const jokers = DICE.map(die => die.filter(({ coat }) => coat === undefined).length);
  expect(jokers.filter(count => count > 0)).toHaveLength(2);
  for (const { coat, crosses } of DICE.flat()) {
    expect(coat === undefined || COATS.includes(coat)).toBe(true);
    expect([0, 1, 2]).toContain(crosses);
    if (coat === undefined) expect(crosses).toBe(0);
  }
});

test('[D-C2] the tables of numbers say the same as the dice', () => {
  for (const [index, { coat, crosses }] of DICE.flat().entries()) {
    expect(COATS[FACE_COAT[index]!]).toBe(coat);
    expect(FACE_CROSSES[index]).toBe(crosses);
  }
});

test('[D-C2] of equal faces the lowest stands for all', () => {
  for (const [die, faces] of DICE.entries()) {
    for (const [face, shown] of faces.entries()) {
      const lowest = faces.findIndex(other => other.coat === shown.coat && other.crosses === shown.crosses);
      expect(sameFace(die, face)).toBe(lowest);
    }
  }
});

test('[D-C3] a map of 5 rows by 7 columns with the castle in the middle: 34 cells, 18 and 16 of a colour', () => {
  expect(MAP).toEqual({ rows: 5, columns: 7 });
  const colours = [0, 0];
  for (let y = -2; y <= 2; y++)
    for (let x = -3; x <= 3; x++) if (x !== 0 || y !== 0) colours[Math.abs(x + y) % 2]! += 1;
  expect(colours).toEqual([16, 18]);
  expect([MAP_GRID.cellAt(3, 2) >= 0, MAP_GRID.cellAt(4, 0), MAP_GRID.cellAt(0, 3)]).toEqual([true, -1, -1]);
});

test('[D-C4] a line of boxes for each coat, each leading to a spell of its own', () => {
  const boxes = Object.fromEntries(SPELLBOOK.map(line => [line.coat, line.boxes]));
  expect(boxes).toEqual({ disc: 5, discs: 4, band: 5, bands: 4, solid: 3, quarters: 3 });
  expect(new Set(SPELLBOOK.map(({ spell }) => spell))).toEqual(new Set(SPELLS));
  for (const [coat, { spell }] of SPELLBOOK.entries()) expect(COAT_OF[spell]).toBe(coat);
});
