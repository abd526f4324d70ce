/** Reviews of finished games: asked for by one process, answered by any. */
import type { Kysely } from 'kysely';

export async function addReviews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reviews')
    .addColumn('table_id', 'text', column => column.primaryKey())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('body', 'text')
    .execute();
  await db.schema.createIndex('reviews_by_age').on('reviews').column('at').execute();
}
