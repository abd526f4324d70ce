/** What is told at the end: by how much, the best area, a personal best. */
import { expect, test, vi } from 'vitest';
import type { GameResult } from '../results/result-format.ts';

vi.mock('../app/i18n/language.ts', () => ({ t: (key: string) => key }));
const { bestArea, margin, personalBest } = await import('./facts.tsx');

const board = (...points: readonly number[]) => ({
  parts: points.map(each => ({ text: `area ${each}`, points: each, spots: [{ x: 0, y: 0 }] })),
  rect: { west: 0, north: 0, columns: 1, rows: 1 },
  tiles: [],
  draw: () => null as never,
});

test('the best area is the one with most points, and a bonus is none', () => {
  const bonus = { text: 'harmony', points: 50, spots: [] };
  const boards = [board(3), { ...board(9, 4), parts: [...board(9, 4).parts, bonus] }];
  expect(bestArea(boards, 'best')).toEqual({ label: 'best', value: 'area 9', seat: 1 });
  expect(bestArea([board(), board()], 'best')).toBeUndefined();
});

test('a margin is told where points decided', () => {
  const scores = [{ total: 40 }, { total: 47 }, { total: 40 }];
  expect(margin({ scores, ranking: [[1], [0, 2]] })?.value).toBe('+7');
  expect(margin({ scores: [{ total: 40 }, { total: 40 }], ranking: [[1], [0]] })).toBeUndefined();
  expect(margin({ scores: [{ total: 40 }, { total: 40 }], ranking: [[0, 1]] })).toBeUndefined();
  // whoever gave up is last, whatever he had
  expect(margin({ scores: [{ total: 10 }, { total: 90 }], ranking: [[0], [1]] })).toBeUndefined();
});

test('a personal best is one that was beaten', () => {
  const game = (id: string, at: number, points: number): GameResult => ({
    id,
    game: 'duel',
    switches: [],
    at,
    seats: [
      { who: 'me', points, place: 1 },
      { who: 'duke', points: 0, place: 2 },
    ],
  });
  const results = [game('a', 1, 20), game('b', 2, 20), game('c', 3, 25)];
  expect(results.map(result => personalBest(result, results))).toEqual([
    undefined,
    { label: 'end.best-so-far', value: '20' },
    { label: 'end.record', value: '20 → 25', isRecord: true },
  ]);
});
