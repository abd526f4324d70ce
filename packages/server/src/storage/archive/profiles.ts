/** Profiles: what members let others see. */
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

export interface Profile {
  readonly ratings: boolean;
  readonly statistics: boolean;
  readonly games: boolean;
}

/** Ratings are in public lists anyway; the rest is for who says so. */
const USUAL_PROFILE: Profile = { ratings: true, statistics: false, games: false };

export async function profileOf(db: Kysely<Database>, player: string): Promise<Profile> {
  const row = await db
    .selectFrom('profiles')
    .select(['ratings', 'statistics', 'games'])
    .where('player_id', '=', player)
    .executeTakeFirst();
  if (!row) return USUAL_PROFILE;
  return { ratings: row.ratings === 1, statistics: row.statistics === 1, games: row.games === 1 };
}

export async function setProfile(
  db: Kysely<Database>,
  { player, ratings, statistics, games }: Profile & { readonly player: string },
): Promise<void> {
  const shown = { ratings: ratings ? 1 : 0, statistics: statistics ? 1 : 0, games: games ? 1 : 0 };
  await db
    .insertInto('profiles')
    .values({ player_id: player, ...shown })
    .onConflict(conflict => conflict.column('player_id').doUpdateSet(shown))
    .execute();
}
