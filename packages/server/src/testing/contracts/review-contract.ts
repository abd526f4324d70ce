/** What every store keeps to about reviews: claimed by one, kept for all, gone with their table. */
import { expect, test } from 'vitest';
import type { Store } from '../../storage/store.ts';
import { newTable } from './sample-tables.ts';

export function reviewContract(storeOf: () => Store): void {
  test('a review is claimed by one, kept for all, and goes with its table', async () => {
    const store = storeOf();
    await store.createTable(newTable('reviewed'));
    const claim = { table: 'reviewed', at: 1000, stale: 0 };
    const claims = await Promise.all(Array.from({ length: 5 }, () => store.claimReview(claim)));
    expect(claims.sort()).toEqual(['elsewhere', 'elsewhere', 'elsewhere', 'elsewhere', 'mine']);
    expect(await store.claimReview({ ...claim, at: 3000, stale: 2000 })).toBe('mine');
    await store.renewReviews({ tables: ['reviewed'], at: 4000 });
    expect(await store.readReview('reviewed')).toEqual({ at: 4000, body: null });
    await store.dropReviews(['reviewed']);
    expect(await store.readReview('reviewed')).toBeUndefined();
    await store.claimReview(claim);
    await store.keepReview({ table: 'reviewed', at: 5000, body: '{}' });
    expect(await store.claimReview({ ...claim, at: 9000, stale: 8000 })).toBe('done');
    await store.dropReviews(['reviewed']);
    expect(await store.readReview('reviewed')).toEqual({ at: 5000, body: '{}' });
    await store.deleteTables(['reviewed']);
    expect(await store.readReview('reviewed')).toBeUndefined();
    await store.claimReview({ ...claim, table: 'old' });
    expect(await store.deleteOldReviews({ before: 2000, limit: 10 })).toBe(1);
  });
}
