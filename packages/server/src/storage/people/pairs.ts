/** What is between two players: changed by one at a time, and nothing where one has blocked the other. */
import type { Kysely, Transaction } from 'kysely';
import { lockPlayer } from '../players/lock-player.ts';
import type { Database } from '../schema.ts';

/** Both, always in the same order, so that nobody waits for each other. */
export async function lockBoth(db: Transaction<Database>, one: string, other: string): Promise<void> {
  for (const player of [one, other].sort()) await lockPlayer(db, player);
}

/** In either direction. */
export async function areBlocked(db: Kysely<Database>, one: string, other: string): Promise<boolean> {
  const row = await db
    .selectFrom('relations')
    .select('player_id')
    .where('kind', '=', 'block')
    .where(eb =>
      eb.or([
        eb.and([eb('player_id', '=', one), eb('other_id', '=', other)]),
        eb.and([eb('player_id', '=', other), eb('other_id', '=', one)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** After a block: neither follows the other, no challenge waits, and there is no news of each other. */
export async function partWays(
  db: Transaction<Database>,
  { one, other, at }: { readonly one: string; readonly other: string; readonly at: number },
): Promise<void> {
  for (const [player, about] of [
    [one, other],
    [other, one],
  ] as const) {
    await db.deleteFrom('follows').where('player_id', '=', player).where('other_id', '=', about).execute();
    await db.deleteFrom('news').where('player_id', '=', player).where('about_id', '=', about).execute();
    await db
      .updateTable('challenges')
      .set({ state: 'withdrawn', open_key: null, settled_at: at })
      .where('by_id', '=', player)
      .where('to_id', '=', about)
      .where('state', '=', 'open')
      .execute();
  }
}
