/** Outside of a build a sentence is its message as written: enough to see which one was chosen. */
import { expect, test } from 'vitest';
import { loadWords } from '../app/i18n/language.ts';
import { DYNASTY_TIE_BREAKS, TIE_BREAKS } from '../kingdomino/end/tie-breaks.ts';
import { catalogue } from '../locales/table/en.ts';
import { verdictOf } from './verdict.ts';

await loadWords('table');

const PLAYERS = ['Ann', 'Bob'].map(name => ({ name, isYou: false }));

const outcome = (first: object, second: object) => ({
  ranking: [[0], [1]],
  scores: [first, second] as Record<string, number>[] as never,
});

test('[K-E2] a tie on points is explained by what decided it', () => {
  const byArea = outcome({ total: 30, largestArea: 9, crowns: 3 }, { total: 30, largestArea: 8, crowns: 7 });
  const byCrowns = outcome(
    { total: 30, largestArea: 9, crowns: 7 },
    { total: 30, largestArea: 9, crowns: 3 },
  );
  expect(verdictOf(byArea, PLAYERS, TIE_BREAKS)[1]).toBe(catalogue['end.tie.largest']);
  expect(verdictOf(byCrowns, PLAYERS, TIE_BREAKS)[1]).toBe(catalogue['end.tie.crowns']);
});

test('[K-V1] a Dynasty is decided by sums over its games, and its sentences say so', () => {
  const byArea = outcome({ total: 90, largestArea: 31 }, { total: 90, largestArea: 30 });
  const byCrowns = outcome(
    { total: 90, largestArea: 31, crowns: 20 },
    { total: 90, largestArea: 31, crowns: 9 },
  );
  expect(verdictOf(byArea, PLAYERS, DYNASTY_TIE_BREAKS)[1]).toBe(catalogue['end.tie.dynasty.largest']);
  expect(verdictOf(byCrowns, PLAYERS, DYNASTY_TIE_BREAKS)[1]).toBe(catalogue['end.tie.dynasty.crowns']);
});

test('points alone need no explanation', () => {
  expect(verdictOf(outcome({ total: 31 }, { total: 30 }), PLAYERS, TIE_BREAKS)).toHaveLength(1);
});
