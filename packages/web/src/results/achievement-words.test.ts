/** Every first and every best has a name of its own. */
import { achievementsOf, type FinishedGame } from '@kingdomino/table/achievements';
import { expect, test, vi } from 'vitest';
import { goalText, nameOf, newText } from './achievement-words.ts';

vi.mock('../app/i18n/language.ts', () => import('../app/i18n/testing/english.ts'));

const won: FinishedGame = {
  id: 'g',
  game: 'duel',
  switches: [],
  at: 1,
  mine: { points: 41, place: 1 },
  others: [{ points: 20, place: 2, level: 'duke' }],
};

test('no two of a kind are called the same', () => {
  const names = achievementsOf([]).map(({ goal }) =>
    [goal.kind, goal.kind === 'level' ? goal.game : '', goalText(goal)].join(),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter(name => /achieve\.|variant\.|level\.|undefined/.test(name))).toEqual([]);
});

test('every medal has a name of its own', () => {
  const names = achievementsOf([]).map(({ goal }) =>
    [nameOf(goal), goal.kind === 'level' ? goal.game : ''].join(),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter(name => /medal\.|undefined/.test(name))).toEqual([]);
});

test('the end says one thing, and how much more there is', () => {
  const achieved = achievementsOf([won]).filter(({ by }) => by);
  expect(newText(achieved)).toBe('New: Kingdomino Duel: 40+ (and 2 more)');
  expect(newText(achieved.slice(2))).toBe('New: Bots beaten: Duke');
  expect(newText([])).toBeUndefined();
});
