/** How much a rated game counts, and for whom: all of it and for everybody, where nothing else was written. */
import type { Kysely } from 'kysely';

export async function addRatingWeights(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('rated_games')
    .addColumn('weight', 'double precision', column => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('rated_seats')
    .addColumn('counts', 'double precision', column => column.notNull().defaultTo(1))
    .execute();
}
