/** The head that a player is shown by: one of a short list, or none. */
import type { Kysely } from 'kysely';

export async function addAvatars(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('players').addColumn('avatar', 'text').execute();
}
