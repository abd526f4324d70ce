import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@kingdomino/rules';
import { openPuzzle, type Puzzle, type PuzzleFile } from '@kingdomino/study';
import { describe, expect, test } from 'vitest';
import { type Filter, isWanted, MODES, modeOf, nextPuzzle, puzzleOfDay } from './choose-puzzle.ts';
import { dayBefore } from './days.ts';
import { judgeTurn } from './judge-turn.ts';

const shipped = (game: string) =>
  (
    JSON.parse(
      readFileSync(new URL(`../../../study/puzzles/${game}.json`, import.meta.url), 'utf8'),
    ) as PuzzleFile
  ).puzzles;
const made = (count: number): Puzzle[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `k${index}`,
    position: 'kingdomino/1 2; line',
    best: '',
    others: [],
    rating: 600 + 100 * index,
  }));
const EVERYTHING: Filter = { game: 'kingdomino', mode: 'any', difficulty: 'mine', theme: 'any' };

test('each day has its puzzle, the same for everybody and in whatever order they lie; none twice before all had theirs', () => {
  const puzzles = made(10);
  // a cycle begins whenever the number of the day can be divided
  const days = Array.from({ length: 10 }, (_, index) => dayBefore('1970-01-11', -index));
  const chosen = days.map(day => puzzleOfDay(puzzles, day)!.id);
  expect(new Set(chosen).size).toBe(10);
  expect(days.map(day => puzzleOfDay([...puzzles].reverse(), day)!.id)).toEqual(chosen);
  expect(puzzleOfDay([], '2026-11-16')).toBeUndefined();
});

test('practice comes near one’s rating, none twice until all were tried, then the one tried longest ago', () => {
  const puzzles = made(20);
  const wish = { filter: EVERYTHING, rating: 1000, random: () => 0.999 };
  const first = nextPuzzle(puzzles, { ...wish, tried: [] })!;
  expect(Math.abs(first.rating - 1000)).toBeLessThanOrEqual(300);
  const tried: string[] = [];
  for (const _ of puzzles) tried.unshift(nextPuzzle(puzzles, { ...wish, tried })!.id);
  expect(new Set(tried).size).toBe(20);
  expect(nextPuzzle(puzzles, { ...wish, tried })!.id).toBe(tried.at(-1));
  expect(nextPuzzle(puzzles, { ...wish, filter: { ...EVERYTHING, mode: '4' }, tried: [] })).toBeUndefined();
});

test('filters tell seats and the Mighty Duel apart', () => {
  const of = (begin: string) => modeOf({ position: `${begin}; line` });
  expect([
    of('kingdomino/1 2 harmony'),
    of('kingdomino/1 3'),
    of('kingdomino/1 2 mightyDuel'),
    of('duel/1'),
  ]).toEqual(['2', '3', 'mighty', '2']);
  const puzzles = shipped('kingdomino');
  const counts = MODES.slice(1).map(
    mode => puzzles.filter(each => isWanted(each, { ...EVERYTHING, mode })).length,
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(puzzles.length);
  expect(Math.min(...counts)).toBeGreaterThan(0);
});

describe.each(GAME_IDS)('%s', game => {
  test('of every puzzle the solution is right and what comes after it is not', () => {
    for (const puzzle of shipped(game).slice(0, 40)) {
      const opened = openPuzzle(puzzle);
      if (!opened.ok) throw new Error(opened.error);
      expect(judgeTurn(opened.value, puzzle.best.split(' '))).toEqual({ verdict: 'right' });
      for (const other of puzzle.others) {
        const judged = judgeTurn(opened.value, other.moves.split(' '));
        expect(judged.verdict, puzzle.id).not.toBe('right');
        expect(judged.known).toEqual(other);
      }
    }
  });
});

test('what is half right is nearly right: the domino picked, or the place', () => {
  const k2 = shipped('kingdomino').find(({ id }) => id === 'k2');
  const opened = openPuzzle(k2!);
  if (!opened.ok) throw new Error(opened.error);
  const judge = (turn: string) => judgeTurn(opened.value, turn.split(' '));
  expect(k2!.best).toBe('place:9@-2,2,E pick:28');
  expect(judge('place:9@2,1,S pick:28')).toMatchObject({ verdict: 'nearly', half: 'pick' });
  expect(judge('place:9@-2,2,E pick:5')).toMatchObject({ verdict: 'nearly', half: 'place' });
  expect(judge('place:9@2,1,S pick:5')).toMatchObject({ verdict: 'wrong' });
});
