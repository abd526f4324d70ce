/** The queue in the order in which players came, however long it is. */
import type { Kysely } from 'kysely';

export async function indexWaits(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('waits_since').on('waits').columns(['since', 'player_id']).execute();
}
