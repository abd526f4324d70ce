/** People who operate the server by its own page: how they sign in, and what they did; and reports about clubs. */
import type { Kysely } from 'kysely';

export async function addOperators(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('operators')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('hash', 'text', column => column.notNull())
    .addColumn('since', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createTable('operator_sessions')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('operator', 'text', column => column.notNull())
    .addColumn('since', 'bigint', column => column.notNull())
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createTable('operator_log')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('operator', 'text', column => column.notNull())
    .addColumn('task', 'text', column => column.notNull())
    .addColumn('subject', 'text', column => column.notNull())
    .addColumn('detail', 'text', column => column.notNull())
    .execute();
  for (const column of ['at', 'subject'])
    await db.schema.createIndex(`operator_log_${column}`).on('operator_log').column(column).execute();
  await db.schema
    .alterTable('reports')
    .addColumn('club_id', 'text', column => column.notNull().defaultTo(''))
    .execute();
}
