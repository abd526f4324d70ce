/** How many of their last games among strangers players have finished, and who of those that wait leaves often. */
import type { Kysely } from 'kysely';

export async function addReliability(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reliability')
    .addColumn('player_id', 'text', column => column.primaryKey())
    .addColumn('games', 'text', column => column.notNull())
    .execute();
  await db.schema
    .alterTable('waits')
    .addColumn('leaves', 'integer', column => column.notNull().defaultTo(0))
    .execute();
}
