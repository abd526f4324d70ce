/** Who has left a rated game that they were paired for before it began, how often, and until when they may not be paired for another. */
import type { Kysely } from 'kysely';

export async function addEarlyLeaves(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('early_leaves')
    .addColumn('player_id', 'text', column => column.primaryKey())
    .addColumn('count', 'integer', column => column.notNull())
    .addColumn('until', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('early_leaves_until').on('early_leaves').column('until').execute();
}
