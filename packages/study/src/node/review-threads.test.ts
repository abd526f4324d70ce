import type { Worker } from 'node:worker_threads';
import type { Fault, Result } from '@kingdomino/rules';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Review } from '../review/review.ts';
import { randomGame } from '../testing/games.ts';
import { ReviewThreads } from './review-threads.ts';

/** The threads that were started in this test. */
const started: Worker[] = [];

vi.mock('node:worker_threads', async load => {
  const real = await load<typeof import('node:worker_threads')>();
  class Noted extends real.Worker {
    constructor(...parameters: ConstructorParameters<typeof Worker>) {
      super(...parameters);
      started.push(this);
    }
  }
  return { ...real, Worker: Noted };
});

beforeEach(() => void started.splice(0));

const settings = { simulations: 12, seed: 5 };
const record = randomGame('kingdomino', { players: 2 });
const reviewOf = (result: Result<Review, Fault>) =>
  result.ok ? result.value : expect.fail(result.error.text);

test('a review shared by threads comes to the same, one after the other and two at once', async () => {
  const pool = new ReviewThreads(2, { perReview: 2 });
  const progress: number[] = [];
  const shared = reviewOf(
    await pool.review({ record, settings, onProgress: done => void progress.push(done) }),
  );
  expect(progress.at(-1)).toBe(shared.decisions.length);
  expect(progress).toEqual([...progress].sort((one, other) => one - other));
  const both = await Promise.all([pool.review({ record, settings }), pool.review({ record, settings })]);
  for (const each of both) expect(reviewOf(each)).toEqual(shared);
  const refused = await pool.review({ record: { ...record, moves: ['pick:9'] }, settings });
  expect(refused.ok).toBe(false);
  await pool.close();
  await expect(pool.review({ record, settings })).rejects.toThrow('the pool was closed');
  const alone = new ReviewThreads(1);
  expect(reviewOf(await alone.review({ record, settings }))).toEqual(shared);
  await alone.close();
});

test('a thread that ends by itself is not asked again', async () => {
  const pool = new ReviewThreads(1);
  const first = reviewOf(await pool.review({ record, settings }));
  const [worker] = started;
  expect(started).toHaveLength(1);
  await worker!.terminate();
  expect(reviewOf(await pool.review({ record, settings }))).toEqual(first);
  expect(started).toHaveLength(2);
  await pool.close();
});
