import { describe, expect, test } from 'vitest';
import { drawnKingdom } from '../testing/drawing.ts';
import type { KingdomSize } from './kingdom.ts';
import { addScores, type KingdomScore, rankKingdoms, scoreAreas, scoreKingdom } from './scoring.ts';

const NONE = { middleKingdom: false, harmony: false };
const BOTH = { middleKingdom: true, harmony: true };

describe('areas', () => {
  test.each([
    { case: 'squares times crowns', drawing: 'C w1 w w1', points: 6, largest: 3, crowns: 2 },
    { case: 'no crown, no points', drawing: 'C w w w', points: 0, largest: 3, crowns: 0 },
    { case: 'diagonals do not join', drawing: 'C w1 .\n. . w', points: 1, largest: 1, crowns: 1 },
    { case: 'the castle joins nothing', drawing: 'w1 C w', points: 1, largest: 1, crowns: 1 },
    { case: 'two areas of one terrain', drawing: 'w1 C w2 w', points: 5, largest: 2, crowns: 3 },
    { case: 'an empty kingdom', drawing: 'C', points: 0, largest: 0, crowns: 0 },
    {
      case: 'a ring joins up',
      drawing: `l  l  l
                l1 C  l
                l  l1 l`,
      points: 16,
      largest: 8,
      crowns: 2,
    },
    {
      case: 'the whole mine',
      drawing: `m2 m2 m1
                C  m3 m2`,
      points: 50,
      largest: 5,
      crowns: 10,
    },
  ])('[K-E1] $case', ({ drawing, points, largest, crowns }) => {
    expect(scoreKingdom(drawnKingdom(drawing), NONE)).toEqual({
      areas: points,
      middleKingdom: 0,
      harmony: 0,
      total: points,
      largestArea: largest,
      crowns,
    });
  });
});

const COMPLETE = `
  w w w w w
  f f f f f
  l l C g g
  l l g g g
  s s s s s`;

describe('Middle Kingdom', () => {
  test.each<{ case: string; drawing: string; bonus: number; size?: KingdomSize }>([
    { case: 'a complete 5x5 around the castle', drawing: COMPLETE, bonus: 10 },
    { case: 'nothing laid', drawing: 'C', bonus: 10 },
    { case: 'as far left as right', drawing: 'f f C f f', bonus: 10 },
    { case: 'further right than left', drawing: 'f C f f', bonus: 0 },
    { case: 'further down than up', drawing: 'f C f\n. f .', bonus: 0 },
    // only the rectangle around it counts, not its filling
    { case: 'holes, but in the middle', drawing: 'f . .\n. C .\n. . f', bonus: 10 },
    { case: 'the middle of three columns in a 7x7', drawing: 'f C f', bonus: 10, size: 7 },
  ])('[K-V2] $case: $bonus', ({ drawing, bonus, size }) => {
    const kingdom = drawnKingdom(drawing, size);
    expect(scoreKingdom(kingdom, { middleKingdom: true, harmony: false })).toMatchObject({
      middleKingdom: bonus,
      total: bonus,
    });
    expect(scoreKingdom(kingdom, NONE).total).toBe(0);
  });
});

test('[K-V3] Harmony is for those who discarded nothing', () => {
  const kingdom = drawnKingdom(COMPLETE);
  const harmony = () => scoreKingdom(kingdom, { middleKingdom: false, harmony: true }).harmony;
  expect(harmony()).toBe(5);
  kingdom.discards = 1;
  expect(harmony()).toBe(0);
});

test('[K-V2] [K-V3] both bonuses can be had together', () => {
  expect(scoreKingdom(drawnKingdom(COMPLETE), BOTH)).toMatchObject({
    middleKingdom: 10,
    harmony: 5,
    total: 15,
  });
});

const score = (total: number, largestArea: number, crowns: number): KingdomScore => ({
  areas: total,
  middleKingdom: 0,
  harmony: 0,
  total,
  largestArea,
  crowns,
});

test.each([
  ['the highest total', [score(30, 2, 1), score(40, 1, 1)], [[1], [0]]],
  ['then the largest area, crowned or not', [score(30, 2, 9), score(30, 3, 1)], [[1], [0]]],
  ['then the crowns', [score(30, 3, 4), score(30, 3, 5)], [[1], [0]]],
  ['else they share', [score(30, 3, 5), score(30, 3, 5), score(9, 9, 9)], [[0, 1], [2]]],
] as const)('[K-E2] %s', (_, scores, ranking) => {
  expect(rankKingdoms(scores)).toEqual(ranking);
});

test('[K-V1] a Dynasty adds everything up, and its ties are broken by the sums', () => {
  const sums = [addScores(score(30, 3, 5), score(20, 5, 5)), addScores(score(25, 4, 5), score(25, 4, 6))];
  expect(sums.map(({ total, largestArea, crowns }) => [total, largestArea, crowns])).toEqual([
    [50, 8, 10],
    [50, 8, 11],
  ]);
  expect(rankKingdoms(sums)).toEqual([[1], [0]]);
  const game = { areas: 20, middleKingdom: 10, harmony: 5, total: 35, largestArea: 7, crowns: 9 };
  expect(addScores(game, game)).toEqual({
    areas: 40,
    middleKingdom: 20,
    harmony: 10,
    total: 70,
    largestArea: 14,
    crowns: 18,
  });
});

test('[K-E1] [K-V2] [K-V3] a kingdom of which only the areas are known is worth the same', () => {
  const kingdom = drawnKingdom(
    `w1 w  w  f  f
     w  l  l1 f1 f
     s1 l  C  f1 g2
     s  l1 l  m2 m3
     s  s1 s  w  w`,
    5,
  );
  const counted = kingdom.areas().map(({ cells, marks }) => ({ squares: cells.length, crowns: marks }));
  expect(scoreAreas(counted, BOTH)).toEqual(scoreKingdom(kingdom, BOTH));
  expect(scoreAreas(counted, NONE)).toEqual(scoreKingdom(kingdom, NONE));
  expect(scoreAreas([], NONE).total).toBe(0);
});
