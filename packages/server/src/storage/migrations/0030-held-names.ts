/** Names that members had before: nobody else takes them for a while. */
import type { Kysely } from 'kysely';

export async function addHeldNames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('held_names')
    .addColumn('name_key', 'text', column => column.primaryKey())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('until', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('held_names_player').on('held_names').column('player_id').execute();
}
