/** Reviews of finished games. A process claims a review before it makes it, so that no other does. */
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

/** `mine`: nobody makes it, and from now on this process does. */
export type ReviewClaim = 'mine' | 'elsewhere' | 'done';

/** `stale`: whoever has not been heard of since then does not make it any more. */
export async function claimReview(
  db: Kysely<Database>,
  { table, at, stale }: { readonly table: string; readonly at: number; readonly stale: number },
): Promise<ReviewClaim> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('reviews')
    .values({ table_id: table, at, body: null })
    .onConflict(conflict =>
      conflict
        .column('table_id')
        .doUpdateSet({ at })
        .where('reviews.body', 'is', null)
        .where('reviews.at', '<', stale),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n) return 'mine';
  return (await readReview(db, table))?.body == null ? 'elsewhere' : 'done';
}

export async function readReview(
  db: Kysely<Database>,
  table: string,
): Promise<{ readonly at: number; readonly body: string | null } | undefined> {
  return db.selectFrom('reviews').select(['at', 'body']).where('table_id', '=', table).executeTakeFirst();
}

/** These are still being made, or wait for it. */
export async function renewReviews(
  db: Kysely<Database>,
  { tables, at }: { readonly tables: readonly string[]; readonly at: number },
): Promise<void> {
  if (tables.length === 0) return;
  await db
    .updateTable('reviews')
    .set({ at })
    .where('table_id', 'in', tables)
    .where('body', 'is', null)
    .execute();
}

/** Of a table that is gone meanwhile nothing is kept. */
export async function keepReview(
  db: Kysely<Database>,
  { table, at, body }: { readonly table: string; readonly at: number; readonly body: string },
): Promise<void> {
  await db.updateTable('reviews').set({ at, body }).where('table_id', '=', table).execute();
}

/** They will not be made: whoever asks again has them tried again. */
export async function dropReviews(db: Kysely<Database>, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  await db.deleteFrom('reviews').where('table_id', 'in', tables).where('body', 'is', null).execute();
}

/** Deletes old reviews, which can be made again; returns how many there were. */
export async function deleteOldReviews(
  db: Kysely<Database>,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('reviews')
    .where('table_id', 'in', eb =>
      eb.selectFrom('reviews').select('table_id').where('at', '<', before).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
