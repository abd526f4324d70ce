/** What was tried is kept once, whatever becomes of the storage. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '../app/storage/testing/fake-storage.ts';
import { UNKNOWN } from './solver-rating.ts';

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage().install();
});
afterEach(() => vi.unstubAllGlobals());

const tab = async () => {
  vi.resetModules();
  return {
    ...(await import('./tries.ts')),
    ...(await import('./solved-days.ts')),
    ...(await import('./record-try.ts')),
  };
};
const about = (id: string, at = 5) => ({ id, game: 'kingdomino', rating: 1400, at }) as const;

test('only the first try counts, in whichever tab, and the solution is the end', async () => {
  const one = await tab();
  const other = await tab();
  one.keepTry(about('k1'), 'wrong');
  const after = one.solverRating('kingdomino');
  expect(after.rating).toBeLessThan(UNKNOWN.rating);
  other.keepTry(about('k1', 9), 'right');
  other.keepTry(about('k1', 9), 'wrong');
  expect(one.attemptAt('k1')).toEqual({ ...about('k1'), tries: ['wrong', 'right'] });
  expect(one.solverRating('kingdomino')).toEqual(after);
  expect(one.solverRating('duel')).toEqual(UNKNOWN);
});

test('whoever asked for the solution has not found it', async () => {
  const { keepTry, attemptAt, isSolved, isDone } = await tab();
  keepTry(about('k1'), 'shown');
  keepTry(about('k1'), 'right');
  const attempt = attemptAt('k1')!;
  expect([attempt.tries, isSolved(attempt), isDone(attempt)]).toEqual([['shown'], false, true]);
});

test.each(['{"format":', 'null', '{"format":3,"value":{}}', '{"format":0,"value":{"tries":["maybe"]}}'])(
  '%s hides itself and nothing else',
  async text => {
    storage.kept.set('kingdomino.puzzle.k9', text);
    const { keepTry, allAttempts } = await tab();
    keepTry(about('k1'), 'right');
    expect(allAttempts().map(({ id }) => id)).toEqual(['k1']);
  },
);

test.each(['full', 'forbidden'] as const)(
  'with a storage that is %s they last as long as the page',
  async how => {
    if (how === 'full') storage.room = 0;
    else storage.isForbidden = true;
    const { keepTry, keepDay, allAttempts, streak } = await tab();
    keepTry(about('k1'), 'right');
    keepDay('2026-11-16', 'kingdomino', 'k1');
    expect(allAttempts()).toHaveLength(1);
    expect(streak(Date.UTC(2026, 10, 16)).days).toBe(1);
  },
);

test('both games on one day are one day; all of it can be forgotten', async () => {
  const { keepDay, keepTry, streak, forgetDays, forgetTries, allAttempts } = await tab();
  keepDay('2026-11-15', 'duel', 'd1');
  keepDay('2026-11-16', 'kingdomino', 'k1');
  keepDay('2026-11-16', 'duel', 'd2');
  storage.kept.set('kingdomino.puzzle-day.whenever.duel', '1');
  keepTry(about('k1'), 'right');
  expect(streak(Date.UTC(2026, 10, 16))).toEqual({ days: 2, longest: 2 });
  forgetDays();
  forgetTries();
  expect([streak(Date.UTC(2026, 10, 16)).longest, allAttempts()]).toEqual([0, []]);
});

test('a day is won by finding its puzzle’s solution, also when it was found before, never by a wrong turn', async () => {
  const { recordTry, streak } = await tab();
  const days = () => streak(Date.UTC(2026, 10, 16)).days;
  const today = (id: string) => ({ ...about(id), day: '2026-11-16' });
  expect(recordTry(about('k1'), 'right')).toMatchObject({ before: UNKNOWN });
  // practised some time ago; now it is the puzzle of the day
  expect(recordTry(today('k1'), 'wrong')).toBeUndefined();
  expect(days()).toBe(0);
  recordTry(today('k2'), 'shown');
  recordTry(today('k2'), 'right');
  expect(days()).toBe(0);
  expect(recordTry(today('k1'), 'right')).toBeUndefined();
  recordTry(today('k1'), 'right');
  expect(days()).toBe(1);
});
