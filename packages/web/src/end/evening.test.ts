/** The score of an evening counts what the same players finished one after the other, each game once. */
import { beforeEach, expect, test } from 'vitest';
import { FakeStorage } from '../app/storage/testing/fake-storage.ts';
import { type FinishedGame, scoreOf, scoreWith } from './evening.ts';

const HOUR = 3_600_000;
const game = (id: string, hour: number, winner: string, players = ['Ann', 'Bob']): FinishedGame => ({
  id,
  at: hour * HOUR,
  players,
  winners: [winner],
});

const EVENING = [game('a', 1, 'Ann'), game('b', 2, 'Bob'), game('c', 3, 'Ann', ['Bob', 'Ann'])];

beforeEach(() => void new FakeStorage().install());

test('two to one, wherever they sat, and after the first game nothing', () => {
  expect(EVENING.map(one => scoreOf(EVENING, one))).toEqual([undefined, [1, 1], [1, 2]]);
});

test('other players, another evening and later games count nothing', () => {
  const all = [game('z', -4, 'Bob'), ...EVENING, game('d', 2.5, 'Eve', ['Ann', 'Eve']), game('e', 4, 'Bob')];
  expect(scoreOf(all, EVENING[2]!)).toEqual([1, 2]);
});

test('a shared victory is one for each', () => {
  const shared = { ...game('d', 4, 'Ann'), winners: ['Ann', 'Bob'] };
  expect(scoreOf([...EVENING, shared], shared)).toEqual([3, 2]);
});

test('who cannot be told apart has no score', () => {
  const twins = ['Prince', 'Prince'];
  const games = [game('a', 1, 'Prince', twins), game('b', 2, 'Prince', twins)];
  expect(scoreOf(games, games[1]!)).toBeUndefined();
});

test('a game that is looked at again counts once', () => {
  expect(EVENING.map(scoreWith)).toEqual([undefined, [1, 1], [1, 2]]);
  expect(EVENING.map(scoreWith)).toEqual([undefined, [1, 1], [1, 2]]);
});
