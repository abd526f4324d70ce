/** The generation of the store: the same for all processes until a backup is restored, which has none. */
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

const ONLY_ROW = 1;

/** Returns the one that is there, else keeps this one. */
export async function keepGeneration(db: Kysely<Database>, value: string): Promise<string> {
  await db
    .insertInto('store_generation')
    .values({ id: ONLY_ROW, value })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute();
  const row = await db.selectFrom('store_generation').select('value').executeTakeFirstOrThrow();
  return row.value;
}
