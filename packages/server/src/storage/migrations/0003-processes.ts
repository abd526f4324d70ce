/** Stamps of processes; and a date for games without a clock, which a process had never to look at before. */
import { type Kysely, sql } from 'kysely';

export async function addProcesses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('processes')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('place', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
  await sql`update tables set due_at = changed_at where status = 'playing' and due_at is null`.execute(db);
}
