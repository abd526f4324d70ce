import { readFileSync } from 'node:fs';
import type { GameId } from '@kingdomino/rules';
import type { Puzzle } from '@kingdomino/study';
import { expect, test } from 'vitest';
import { THEMES_OF, themesOf } from './themes.ts';

const puzzlesOf = (game: GameId) => {
  const file = new URL(`../../../study/puzzles/${game}.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { puzzles: Puzzle[] }).puzzles;
};

test.each(['kingdomino', 'duel'] as const)(
  'every theme of %s has puzzles enough, and no other has any',
  game => {
    const all = puzzlesOf(game).flatMap(themesOf);
    for (const theme of THEMES_OF[game])
      expect(all.filter(each => each === theme).length, theme).toBeGreaterThanOrEqual(10);
    expect(all.filter(theme => !THEMES_OF[game].includes(theme))).toEqual([]);
  },
);

test('a puzzle is about what speaks for its best turn', () => {
  const lakes = puzzlesOf('kingdomino').find(({ id }) => id === 'k2')!;
  expect(themesOf(lakes)).toEqual(['join']);
  expect(themesOf({ ...lakes, id: 'first', best: 'place:9@-2,2,E pick:5' })).toEqual(['join', 'order']);
});

test('what is no position has no theme', () => {
  expect(themesOf({ id: 'none', position: 'chess/1', best: 'e4' })).toEqual([]);
});
