import { expect, test } from 'vitest';
import { drawnMap } from '../testing/drawing.ts';
import { COATS, type Coat } from './components.ts';
import { type MapScore, rankMaps, scoreDomains, scoreMap } from './scoring.ts';

const score = (drawing: string, banner?: Coat) =>
  scoreMap(drawnMap(drawing), banner === undefined ? -1 : COATS.indexOf(banner));

test.each([
  ['coats times crosses', 'C d2 d d1', 9],
  ['no cross, no points', 'C d d d', 0],
  ['the castle joins nothing', 'd2 C d', 2],
  ['diagonals do not join', 'C d2 .\n. . d', 2],
  ['four crosses on one coat', 'C d4 d', 8],
])('[D-E2] %s', (_, drawing, domains) => {
  expect(score(drawing)).toMatchObject({ domains, banner: 0, total: domains });
});

test('[D-S5] the banner adds 3 for each separate domain of its coat, with crosses or without', () => {
  const drawing = 'd2 C d d b';
  expect(score(drawing, 'disc')).toEqual({ domains: 2, banner: 6, total: 8, largestDomain: 2, crosses: 2 });
  expect(score(drawing, 'band')).toMatchObject({ domains: 2, banner: 3, total: 5 });
  expect(score(drawing, 'solid')).toMatchObject({ domains: 2, banner: 0, total: 2 });
});

test('[D-E3] the highest total wins, then the largest domain, else they share', () => {
  const side = (total: number, largestDomain: number): MapScore => ({
    domains: total,
    banner: 0,
    total,
    largestDomain,
    crosses: 9,
  });
  expect(rankMaps([side(9, 1), side(10, 1)])).toEqual([[1], [0]]);
  expect(rankMaps([side(10, 3), side(10, 2)])).toEqual([[0], [1]]);
  // crosses break no tie here
  expect(rankMaps([{ ...side(10, 2), crosses: 1 }, side(10, 2)])).toEqual([[0, 1]]);
});

test('[D-E2] [D-S5] a map of which only the domains are known is worth the same', () => {
  const map = drawnMap('d2 d C b b1\n. d b . .');
  for (const banner of [-1, COATS.indexOf('disc'), COATS.indexOf('band'), COATS.indexOf('solid')]) {
    const counted = map.domains().map(({ kind, cells, marks }) => ({
      squares: cells.length,
      crosses: marks,
      isNamed: kind === banner,
    }));
    expect(scoreDomains(counted)).toEqual(scoreMap(map, banner));
  }
});
