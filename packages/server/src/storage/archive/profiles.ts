/** Profiles: what members let others see, and do. */
import { AUDIENCES, type Audience } from '@kingdomino/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

export interface Profile {
  readonly ratings: boolean;
  readonly statistics: boolean;
  readonly games: boolean;
  /** Who may see that they are there. */
  readonly presence: Audience;
  /** Who may challenge them. */
  readonly challenges: Audience;
}

/** Ratings are in public lists anyway; the rest is for who says so. */
const USUAL_PROFILE: Profile = {
  ratings: true,
  statistics: false,
  games: false,
  presence: 'friends',
  challenges: 'everybody',
};

export async function profileOf(db: Kysely<Database>, player: string): Promise<Profile> {
  const row = await db
    .selectFrom('profiles')
    .select(['ratings', 'statistics', 'games', 'presence', 'challenges'])
    .where('player_id', '=', player)
    .executeTakeFirst();
  if (!row) return USUAL_PROFILE;
  return {
    ratings: row.ratings === 1,
    statistics: row.statistics === 1,
    games: row.games === 1,
    presence: audienceOf(row.presence, USUAL_PROFILE.presence),
    challenges: audienceOf(row.challenges, USUAL_PROFILE.challenges),
  };
}

function audienceOf(text: string, usual: Audience): Audience {
  return AUDIENCES.find(name => name === text) ?? usual;
}

export async function setProfile(
  db: Kysely<Database>,
  { player, ratings, statistics, games, presence, challenges }: Profile & { readonly player: string },
): Promise<void> {
  const shown = {
    ratings: ratings ? 1 : 0,
    statistics: statistics ? 1 : 0,
    games: games ? 1 : 0,
    presence,
    challenges,
  };
  await db
    .insertInto('profiles')
    .values({ player_id: player, ...shown })
    .onConflict(conflict => conflict.column('player_id').doUpdateSet(shown))
    .execute();
}
