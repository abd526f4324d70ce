/** Which life of this store it is: a backup that is restored begins another one, and pages that know more notice it. */
import type { Kysely } from 'kysely';

export async function addStoreGeneration(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('store_generation')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('value', 'text', column => column.notNull())
    .execute();
}
