import type { Fault, Result } from '@kingdomino/rules';
import { expect, test } from 'vitest';
import type { Review } from '../review/review.ts';
import { randomGame } from '../testing/games.ts';
import { ReviewThreads } from './review-threads.ts';

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
  const alone = new ReviewThreads(1);
  expect(reviewOf(await alone.review({ record, settings }))).toEqual(shared);
  await alone.close();
});
