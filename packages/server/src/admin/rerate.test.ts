/** A long run over a store that is away now and then. */
import { expect, test } from 'vitest';
import type { RerateStep } from '../storage/ratings/ratings.ts';
import type { Store } from '../storage/store.ts';
import { TemporaryError } from '../storage/temporary-error.ts';
import { rerate } from './rerate.ts';

/** A log of so many games, whose store fails in the steps that are named. */
function storeOf(games: number, failures: Readonly<Record<number, Error>>) {
  const steps: boolean[] = [];
  let rated = 0;
  let old = 500;
  const store = {
    async rerateStep({ limit, isFirst }: RerateStep) {
      const failure = failures[steps.push(isFirst)];
      if (failure) throw failure;
      rated = Math.min(games, (isFirst ? 0 : rated) + limit);
      return { rated, games, isDone: rated === games };
    },
    async deleteOldRatings(limit: number) {
      const deleted = Math.min(old, limit);
      old -= deleted;
      return deleted;
    },
  };
  return { store: store as unknown as Store, steps, left: () => old };
}

const turn = { isFirst: true, milliseconds: Number.POSITIVE_INFINITY, pause: 0 };

test('goes on where it was after a store that did not answer, to the end', async () => {
  const away = new TemporaryError('the storage thread does not answer');
  const { store, steps, left } = storeOf(1000, { 1: away, 3: away, 4: away });
  expect(await rerate(store, turn)).toEqual({ rated: 1000, games: 1000, isDone: true });
  expect(left()).toBe(0);
  // it began anew until the first step was done, and then never again
  expect(steps.slice(0, 3)).toEqual([true, true, false]);
  expect(steps.slice(2)).not.toContain(true);
});

test('ends with what no second try mends, and with a store that stays away', async () => {
  await expect(rerate(storeOf(9, { 1: new Error('no such table') }).store, turn)).rejects.toThrow(
    'no such table',
  );
  const away = Object.fromEntries(
    Array.from({ length: 99 }, (_, step) => [step, new TemporaryError('away')] as const),
  );
  await expect(rerate(storeOf(9, away).store, turn)).rejects.toThrow('away');
});
