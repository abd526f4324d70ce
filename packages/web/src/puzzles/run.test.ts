import type { Puzzle } from '@kingdomino/study';
import { beforeEach, expect, test, vi } from 'vitest';
import { bestRun, keepRun, nextInRun, timeLeftText } from './run.ts';

const stored = vi.hoisted(() => new Map<string, string>());
vi.mock('../app/storage/storage.ts', () => ({
  read: (key: string) => stored.get(key),
  readText: (key: string) => stored.get(key),
  write: (key: string, text: string) => stored.set(key, text),
  writeText: (key: string, text: string) => stored.set(key, text),
  remove: (key: string) => stored.delete(key),
}));
beforeEach(() => stored.clear());

const PUZZLES = Array.from(
  { length: 30 },
  (_, index): Puzzle => ({ id: `k${index}`, position: '', best: '', others: [], rating: 600 + 60 * index }),
);
const first = () => 0;
const last = () => 0.999;

test('a run begins with the easy ones and gets harder with each that is solved', () => {
  const ratings = [0, 5, 10, 15].map(
    solved => nextInRun(PUZZLES, { solved, seen: [], random: first })!.rating,
  );
  expect(ratings).toEqual([...ratings].sort((one, other) => one - other));
  expect(new Set(ratings).size).toBe(4);
  expect(ratings[0]).toBeLessThan(800);
});

test('none comes twice, until none is left', () => {
  const seen: string[] = [];
  for (let next = nextInRun(PUZZLES, { solved: 3, seen, random: last }); next; ) {
    seen.push(next.id);
    next = nextInRun(PUZZLES, { solved: 3, seen, random: last });
  }
  expect(new Set(seen).size).toBe(PUZZLES.length);
  expect(seen).toHaveLength(PUZZLES.length);
});

test('the best run of each game is kept on the device', () => {
  expect(bestRun('kingdomino')).toBe(0);
  expect(keepRun('kingdomino', 0)).toBe(false);
  expect(keepRun('kingdomino', 7)).toBe(true);
  expect(keepRun('kingdomino', 7)).toBe(false);
  expect(keepRun('kingdomino', 5)).toBe(false);
  expect([bestRun('kingdomino'), bestRun('duel')]).toEqual([7, 0]);
  expect(keepRun('duel', 3)).toBe(true);
  expect([bestRun('kingdomino'), bestRun('duel')]).toEqual([7, 3]);
});

test('what is kept by somebody else is no best', () => {
  stored.set('puzzle-run', JSON.stringify({ format: 0, value: { kingdomino: 'many', duel: -2.5 } }));
  expect([bestRun('kingdomino'), bestRun('duel')]).toEqual([0, 0]);
});

test('time is told in minutes and seconds that have begun', () => {
  expect([180_000, 179_001, 60_000, 59_999, 9_000, 1, 0, -5].map(timeLeftText)).toEqual([
    '3:00',
    '3:00',
    '1:00',
    '1:00',
    '0:09',
    '0:01',
    '0:00',
    '0:00',
  ]);
});
