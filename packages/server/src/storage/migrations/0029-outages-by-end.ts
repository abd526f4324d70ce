/** Every process reads the outages that ended lately every second, and old ones are deleted. */
import type { Kysely } from 'kysely';

export async function indexOutages(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('outages_ended_at').on('outages').column('ended_at').execute();
}
