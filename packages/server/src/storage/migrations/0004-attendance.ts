/** When who opened a public table was last there to play. Null: the table needs nobody to be there (clocks of days). */
import type { Kysely } from 'kysely';

export async function addAttendance(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('attended_at', 'bigint').execute();
}
