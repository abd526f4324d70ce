/** Results outlive their games and count once, whatever becomes of the storage. */
import { soon } from '@kingdomino/testkit/soon';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../app/storage/testing/fake-storage.ts';
import type { GameResult, SeatResult } from './result-format.ts';

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage().install();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const seat = (who: SeatResult['who'], points: number, place: number): SeatResult => ({ who, points, place });
const result = (id: string, changes: Partial<GameResult> = {}): GameResult => ({
  id,
  game: 'kingdomino',
  switches: [],
  at: 5,
  seats: [seat('me', 40, 1), seat('knight', 30, 2)],
  ...changes,
});
const tab = async () => {
  vi.resetModules();
  return import('./results.ts');
};
const idsOf = (results: readonly GameResult[]) => results.map(({ id }) => id);

test('one is kept once, in whichever tab and however often its end is opened', async () => {
  const one = await tab();
  const other = await tab();
  one.keepResult(result('a'));
  one.keepResult(result('a', { at: 9 }));
  other.keepResult(result('a', { at: 9 }));
  other.keepResult(result('b', { at: 6 }));
  expect(one.allResults()).toEqual([result('b', { at: 6 }), result('a')]);
  expect(other.allResults()).toEqual(one.allResults());
  expect((await tab()).allResults()).toEqual(one.allResults());
});

test('whoever shows results hears of those of another tab', async () => {
  const one = await tab();
  const { effect } = await import('@preact/signals');
  const seen: number[] = [];
  const stop = effect(() => void seen.push(one.allResults().length));
  const other = await tab();
  other.keepResult(result('a'));
  await soon(() => expect(seen).toEqual([0, 1]));
  stop();
});

test.each([
  ['no JSON', '{"format":'],
  ['a later format', JSON.stringify({ format: 7, value: result('x') })],
  ['another game', JSON.stringify({ format: 0, value: result('x', { game: 'chess' as 'duel' }) })],
  ['a seat too few', JSON.stringify({ format: 0, value: result('x', { seats: [seat('me', 1, 1)] }) })],
  [
    'a place of nobody',
    JSON.stringify({ format: 0, value: result('x', { seats: [seat('me', 1, 9), seat('duke', 1, 1)] }) }),
  ],
  [
    'points of nobody',
    JSON.stringify({ format: 0, value: result('x', { seats: [seat('me', 1.5, 1), seat('duke', 1, 1)] }) }),
  ],
  ['null', 'null'],
])('%s hides itself and no other', async (_, text) => {
  storage.kept.set('kingdomino.result.x', text);
  const { allResults, keepResult, resultFor } = await tab();
  keepResult(result('a'));
  expect(idsOf(allResults())).toEqual(['a']);
  expect(resultFor('x')).toBeUndefined();
  // the game is opened again
  keepResult(result('x'));
  expect(resultFor('x')).toEqual(result('x'));
});

test.each(['full', 'forbidden'] as const)(
  'with a storage that is %s they last as long as the page',
  async how => {
    if (how === 'full') storage.room = 0;
    else storage.isForbidden = true;
    const { allResults, hasResults, keepResult } = await tab();
    expect(hasResults()).toBe(false);
    keepResult(result('a'));
    keepResult(result('a'));
    expect(idsOf(allResults())).toEqual(['a']);
    expect(hasResults()).toBe(true);
  },
);

test('one is forgotten and brought back', async () => {
  const { allResults, forgetResult, keepResult } = await tab();
  keepResult(result('a'));
  keepResult(result('b', { at: 6 }));
  const bringBack = forgetResult('a');
  expect(idsOf(allResults())).toEqual(['b']);
  bringBack();
  bringBack();
  expect(allResults()).toEqual([result('b', { at: 6 }), result('a')]);
  forgetResult('nobody knows it')();
  expect(idsOf(allResults())).toEqual(['b', 'a']);
});

test('of very many the oldest go', async () => {
  for (let at = 0; at < 1000; at++)
    storage.kept.set(
      `kingdomino.result.g${at}`,
      JSON.stringify({ format: 0, value: result(`g${at}`, { at }) }),
    );
  const { allResults, keepResult, resultFor } = await tab();
  keepResult(result('new', { at: 5000 }));
  expect(allResults()).toHaveLength(1000);
  expect([resultFor('g0'), resultFor('new')?.at]).toEqual([undefined, 5000]);
});

test('a result stays although a clock that was put back makes it the oldest', async () => {
  for (let at = 100; at < 1100; at++)
    storage.kept.set(
      `kingdomino.result.g${at}`,
      JSON.stringify({ format: 0, value: result(`g${at}`, { at }) }),
    );
  const { allResults, keepResult, resultFor } = await tab();
  keepResult(result('new', { at: 1 }));
  expect(allResults()).toHaveLength(1000);
  expect([resultFor('g100'), resultFor('new')?.at]).toEqual([undefined, 1]);
});

test('one of an early release gives way to the same that says more, at its own time', async () => {
  const { allResults, keepResult } = await tab();
  const feats = { area: 12, middleKingdom: 0, harmony: 1, games: 1, spells: [] };
  const more = result('a', {
    at: 9,
    seats: [seat('me', 40, 1), seat('knight', 30, 2)].map(s => ({ ...s, feats })),
  });
  keepResult(result('a'));
  keepResult(more);
  keepResult(result('a'));
  expect(allResults()).toEqual([{ ...more, at: 5 }]);
});

test('a table at home is kept with its names, and can be corrected', async () => {
  const { allResults, keepResult, replaceResult } = await tab();
  const { padNames, tallyPlayers } = await import('./statistics.ts');
  const home = (points: number) =>
    result('p', {
      isFromPad: true,
      seats: [
        { ...seat('friend', points, 1), name: 'Ann' },
        { ...seat('friend', 30, 2), name: 'Bob' },
      ],
    });
  keepResult(home(40));
  replaceResult(home(44));
  expect((await tab()).allResults()).toEqual([home(44)]);
  expect(padNames(allResults())).toEqual(['Ann', 'Bob']);
  const tally = { game: 'kingdomino', switches: [], games: 1 };
  expect(tallyPlayers([...allResults(), result('a')])).toEqual([
    { name: 'Ann', ...tally, won: 1, mean: 44, best: 44 },
    { name: 'Bob', ...tally, won: 0, mean: 30, best: 30 },
  ]);
});

test('of a game here and of a table at home, only the first is of the one who plays here', async () => {
  const { finishedGamesOf } = await import('./finished-games.ts');
  const home = result('p', { isFromPad: true });
  const alone = result('c', { seats: [seat('me', 1, 1), seat('me', 1, 1)] });
  const [mine, ...others] = finishedGamesOf([result('a'), home, alone]);
  expect(others).toEqual([]);
  expect(mine).toMatchObject({ id: 'a', mine: { points: 40 }, others: [{ level: 'knight', place: 2 }] });
});
