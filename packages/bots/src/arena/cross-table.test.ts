import { expect, test } from 'vitest';
import { aheadOf, crossText } from './cross-table.ts';
import type { ArenaGame, Tournament } from './tournament.ts';

const tournament: Tournament = {
  game: 'kingdomino',
  options: { players: 3 },
  bots: ['weak', 'strong', 'absent'],
  isVersus: false,
  games: 2,
  seed: '1',
  hasPaperBonuses: false,
  keepsRecords: false,
};

const game = (deal: number, seating: number[], ranking: number[][]): ArenaGame => ({
  index: deal,
  deal,
  seating,
  ranking,
  scores: [0, 0, 0],
  milliseconds: [0, 0, 0],
  turns: [1, 1, 1],
});

// the strong bot holds two seats of the first table
const games = [game(0, [1, 0, 1], [[0], [1], [2]]), game(1, [0, 1, 0], [[1], [0, 2]])];

test('every pair of seats counts, and a tie by half', () => {
  expect(aheadOf(games, 1, 0).mean).toBe(3 / 4);
  expect(aheadOf(games, 0, 1).mean).toBe(1 / 4);
  expect(aheadOf([game(0, [0, 1, 1], [[0, 1, 2]])], 0, 1).mean).toBe(0.5);
  expect(aheadOf(games, 1, 2).clusters).toBe(0);
});

test('the strongest comes first, and who never met is left blank', () => {
  const rows = crossText(tournament, games).split('\n');
  expect(rows[0]).toMatch(/^\| {2}\| Elo \| strong \|/);
  expect(rows).toHaveLength(5);
  const strong = rows[2]!.split('|').map(cell => cell.trim());
  expect(strong.slice(1, 2)).toEqual(['strong']);
  expect(strong.filter(cell => cell.startsWith('75.0 ('))).toHaveLength(1);
  expect(strong.filter(cell => cell === '')).toHaveLength(4);
});
