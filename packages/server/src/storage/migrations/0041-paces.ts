/** How long those who wait to be paired want to think. */
import type { Kysely } from 'kysely';

export async function addPaces(db: Kysely<unknown>): Promise<void> {
  for (const table of ['waits', 'offers'])
    await db.schema
      .alterTable(table)
      .addColumn('pace', 'text', column => column.notNull().defaultTo('normal'))
      .execute();
}
