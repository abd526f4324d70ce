/** Players who are being erased, step by step: whoever stops in between goes on later. */
import type { Kysely } from 'kysely';

export async function addErasures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erasures')
    .addColumn('player_id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('since', 'bigint', column => column.notNull())
    .addColumn('step', 'integer', column => column.notNull())
    .execute();
  await db.schema.createIndex('reports_table_id').on('reports').column('table_id').execute();
}
