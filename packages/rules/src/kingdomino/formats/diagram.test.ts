import { describe, expect, test } from 'vitest';
import type { Kingdom, KingdomSize } from '../kingdom.ts';
import { scoreKingdom } from '../scoring.ts';
import { parseKingdom } from './diagram.ts';

function parseDrawing(drawing: string, size: KingdomSize): Kingdom {
  const kingdom = parseKingdom(drawing, size);
  if (!kingdom.ok) throw new Error(kingdom.error);
  return kingdom.value;
}

const BOTH = { middleKingdom: true, harmony: true };

const FULL = `
  f  f  l1 l  w
  f1 g  l  w  w1
  f  g2 C  w  w
  s1 g  m2 m3 w
  s  s  s  w  w
`;

describe('a drawing', () => {
  test('[K-E1] is scored by its areas', () => {
    const kingdom = parseDrawing('f1 f g2\nf C g # a remark\n\n. m3\n', 5);
    const areas = kingdom.areas().map(({ marks, cells, points }) => [cells.length, marks, points]);
    expect(areas).toEqual([
      [3, 1, 3],
      [2, 2, 4],
      [1, 3, 3],
    ]);
    expect(scoreKingdom(kingdom, BOTH).areas).toBe(10);
  });

  test('[K-V2] [K-V3] a full square with the castle in the middle earns both bonuses', () => {
    expect(scoreKingdom(parseDrawing(FULL, 5), BOTH)).toMatchObject({ middleKingdom: 10, harmony: 5 });
  });

  test('[K-V3] one missing square costs the Harmony', () => {
    expect(scoreKingdom(parseDrawing(FULL.replace('l1', '.'), 5), BOTH).harmony).toBe(0);
    expect(scoreKingdom(parseDrawing(FULL, 7), BOTH).harmony).toBe(0);
  });

  test('[K-V2] is off centre when it reaches further to one side', () => {
    expect(scoreKingdom(parseDrawing('C w', 5), BOTH).middleKingdom).toBe(0);
    expect(scoreKingdom(parseDrawing('w C w', 5), BOTH).middleKingdom).toBe(10);
  });

  test('rows may end early, and the castle may stand anywhere', () => {
    const kingdom = parseDrawing('C\nw w w w w', 5);
    expect(kingdom.squares().map(({ x, y }) => `${x},${y}`)).toEqual(['0,1', '1,1', '2,1', '3,1', '4,1']);
  });

  test('a 0 says that there is no crown', () => {
    expect(parseDrawing('w0 C', 5).squares()[0]).toMatchObject({ terrain: 'wheat', crowns: 0 });
  });

  test.each([
    ['', 'there is no castle: mark its square with C'],
    ['w f1', 'there is no castle: mark its square with C'],
    ['w C\n# two\nf C', 'line 3, column 3: a second castle; the first is in line 1, column 3'],
    ['w C\n f  x1', 'line 2, column 5: "x1" is no square; a square is w f l g s m'],
    ['W C', 'line 1, column 1: "W" is no square'],
    ['C ww', 'line 1, column 3: "ww" is no square'],
    ['C m4', 'line 1, column 3: m4 has 4 crowns; a square has at most 3'],
    ['C w w w w w', 'the kingdom is 6 wide and 1 high; it must fit 5x5, K-P3'],
    ['C\nw\nw\nw\nw\nw\nw\nw', 'the kingdom is 1 wide and 8 high; it must fit 5x5, K-P3'],
  ])('%j is refused', (drawing, message) => {
    expect(() => parseDrawing(drawing, 5)).toThrow(message);
  });

  test('[K-P3] seven squares fit the Mighty Duel', () => {
    expect(parseDrawing('C w w w w w w', 7).squares()).toHaveLength(6);
    expect(() => parseDrawing('C w w w w w w w', 7)).toThrow('it must fit 7x7, K-P3');
  });

  test('a long word is not repeated in full', () => {
    expect(() => parseDrawing(`C ${'z'.repeat(5000)}`, 5)).toThrow(/^.{1,160}$/);
  });
});
