/** Limits that hold for a player must be looked at and used up by one at a time. */
import type { Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** One change of a player at a time, until the commit; returns the name. */
export async function lockPlayer(db: Transaction<Database>, player: string): Promise<string | undefined> {
  const row = await db
    .updateTable('players')
    .set(eb => ({ name: eb.ref('name') }))
    .where('id', '=', player)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
