/** Who has given a club its name: whoever reports it means them. */
import type { Kysely } from 'kysely';

export async function addClubNamers(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('clubs').addColumn('named_by', 'text').execute();
}
