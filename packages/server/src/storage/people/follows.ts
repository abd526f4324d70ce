/** Who follows whom. Two members who follow each other are friends. */
import type { Audience } from '@kingdomino/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { areBlocked, lockBoth } from './pairs.ts';

/** Who follow somebody and are not followed back, in one answer. */
const FOLLOWERS_SHOWN = 100;

export interface Pair {
  readonly player: string;
  readonly other: string;
}

export type Followed = 'done' | 'known' | 'unknown' | 'blocked' | 'too-many';

/** Members follow members. `known`: has followed before. */
export async function follow(
  db: Kysely<Database>,
  { player, other, at, most }: Pair & { readonly at: number; readonly most: number },
): Promise<Followed> {
  return db.transaction().execute(async transaction => {
    await lockBoth(transaction, player, other);
    if (!(await isMember(transaction, other))) return 'unknown';
    if (await areBlocked(transaction, player, other)) return 'blocked';
    const { count } = await transaction
      .selectFrom('follows')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('player_id', '=', player)
      .executeTakeFirstOrThrow();
    const { follows } = await followsBetween(transaction, { player, other });
    if (follows) return 'known';
    if (Number(count) >= most) return 'too-many';
    await transaction.insertInto('follows').values({ player_id: player, other_id: other, at }).execute();
    return 'done';
  });
}

export async function unfollow(db: Kysely<Database>, { player, other }: Pair): Promise<void> {
  await db.deleteFrom('follows').where('player_id', '=', player).where('other_id', '=', other).execute();
}

async function isMember(db: Kysely<Database>, player: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('since')
    .where('player_id', '=', player)
    .executeTakeFirst();
  return row !== undefined;
}

export interface Standing {
  readonly follows: boolean;
  readonly followed: boolean;
}

/** How a player stands with another. */
export async function followsBetween(db: Kysely<Database>, { player, other }: Pair): Promise<Standing> {
  const rows = await db
    .selectFrom('follows')
    .select('player_id')
    .where('player_id', 'in', [player, other])
    .where('other_id', 'in', [player, other])
    .execute();
  return {
    follows: rows.some(row => row.player_id === player),
    followed: rows.some(row => row.player_id === other),
  };
}

export interface Acquaintance extends Standing {
  readonly other: string;
  readonly name: string;
  /** Who may see that they are there. */
  readonly presence: Audience;
  /** When the first of the two followed the other, as far as it is still so. */
  readonly at: number;
}

/** Whom a player follows, and who follows the player; the newest first. */
export async function acquaintancesOf(db: Kysely<Database>, player: string): Promise<Acquaintance[]> {
  const following = await db
    .selectFrom('follows')
    .innerJoin('players', 'players.id', 'follows.other_id')
    .leftJoin('profiles', 'profiles.player_id', 'follows.other_id')
    .leftJoin('follows as back', join =>
      join.onRef('back.player_id', '=', 'follows.other_id').on('back.other_id', '=', player),
    )
    .select(['players.id', 'players.name', 'profiles.presence', 'follows.at', 'back.at as back'])
    .where('follows.player_id', '=', player)
    .execute();
  const mine = following.map(({ id, name, presence, at, back }) => ({
    other: id,
    name,
    follows: true,
    followed: back !== null,
    presence: audienceOf(presence),
    at,
  }));
  return [...mine, ...(await followersOf(db, player))].sort((one, other) => other.at - one.at);
}

/** Those who are not followed back. */
async function followersOf(db: Kysely<Database>, player: string): Promise<Acquaintance[]> {
  const rows = await db
    .selectFrom('follows')
    .innerJoin('players', 'players.id', 'follows.player_id')
    .leftJoin('profiles', 'profiles.player_id', 'follows.player_id')
    .select(['players.id', 'players.name', 'profiles.presence', 'follows.at'])
    .where('follows.other_id', '=', player)
    .where('follows.player_id', 'not in', eb =>
      eb.selectFrom('follows as mine').select('mine.other_id').where('mine.player_id', '=', player),
    )
    .orderBy('follows.at', 'desc')
    .limit(FOLLOWERS_SHOWN)
    .execute();
  return rows.map(({ id, name, presence, at }) => ({
    other: id,
    name,
    follows: false,
    followed: true,
    presence: audienceOf(presence),
    at,
  }));
}

function audienceOf(text: string | null): Audience {
  return text === 'nobody' || text === 'everybody' ? text : 'friends';
}

/** In either direction. */
export async function eraseFollowsOf(db: Transaction<Database>, player: string): Promise<void> {
  await db
    .deleteFrom('follows')
    .where(eb => eb.or([eb('player_id', '=', player), eb('other_id', '=', player)]))
    .execute();
}
