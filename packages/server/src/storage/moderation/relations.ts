/** Mutes and blocks between players. */
import type { Kysely, Transaction } from 'kysely';
import { lockBoth, partWays } from '../people/pairs.ts';
import type { Database } from '../schema.ts';

export type RelationKind = 'mute' | 'block';

export interface Relation {
  readonly other: string;
  readonly kind: RelationKind;
  /** Muted at this table only. */
  readonly table?: string;
}

/** With the name that the other has now. */
export interface KnownRelation extends Relation {
  readonly name: string;
  readonly isBot: boolean;
  readonly isMember: boolean;
  readonly at: number;
}

interface Setting {
  readonly player: string;
  readonly relation: Relation;
}

/** False when there is no such player, or when there are `most` already. Done again it changes nothing. */
export async function addRelation(
  db: Kysely<Database>,
  { player, relation, at, most }: Setting & { readonly at: number; readonly most: number },
): Promise<boolean> {
  const { other, kind, table = '' } = relation;
  return db.transaction().execute(async transaction => {
    await lockBoth(transaction, player, other);
    const known = await transaction
      .selectFrom('players')
      .select('id')
      .where('id', '=', other)
      .executeTakeFirst();
    const { count } = await transaction
      .selectFrom('relations')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('player_id', '=', player)
      .executeTakeFirstOrThrow();
    if (!known || Number(count) >= most) return false;
    await transaction
      .insertInto('relations')
      .values({ player_id: player, other_id: other, kind, table_id: table, at })
      .onConflict(conflict => conflict.columns(['player_id', 'other_id', 'kind', 'table_id']).doNothing())
      .execute();
    if (kind === 'block') await partWays(transaction, { one: player, other, at });
    return true;
  });
}

export async function dropRelation(db: Kysely<Database>, { player, relation }: Setting): Promise<void> {
  await db
    .deleteFrom('relations')
    .where('player_id', '=', player)
    .where('other_id', '=', relation.other)
    .where('kind', '=', relation.kind)
    .where('table_id', '=', relation.table ?? '')
    .execute();
}

/** The newest first. */
export async function relationsOf(db: Kysely<Database>, player: string): Promise<KnownRelation[]> {
  const rows = await db
    .selectFrom('relations')
    .innerJoin('players', 'players.id', 'relations.other_id')
    .leftJoin('members', 'members.player_id', 'players.id')
    .select(['players.id', 'players.name', 'players.bot', 'members.since'])
    .select(['relations.kind', 'relations.table_id', 'relations.at'])
    .where('relations.player_id', '=', player)
    .orderBy('relations.at', 'desc')
    .orderBy('players.id')
    .execute();
  return rows.map(({ id, name, bot, since, kind, table_id, at }) => ({
    other: id,
    name,
    isBot: bot === 1,
    isMember: since !== null,
    kind: kind === 'block' ? 'block' : 'mute',
    ...(table_id === '' ? {} : { table: table_id }),
    at,
  }));
}

/** Of these players, those who have blocked the player or were blocked: neither shall meet the other. */
export async function blockedAmong(
  db: Kysely<Database>,
  { player, others }: { readonly player: string; readonly others: readonly string[] },
): Promise<string[]> {
  if (others.length === 0) return [];
  const mine = await db
    .selectFrom('relations')
    .select('other_id as id')
    .where('kind', '=', 'block')
    .where('player_id', '=', player)
    .where('other_id', 'in', others)
    .execute();
  const theirs = await db
    .selectFrom('relations')
    .select('player_id as id')
    .where('kind', '=', 'block')
    .where('other_id', '=', player)
    .where('player_id', 'in', others)
    .execute();
  return [...new Set([...mine, ...theirs].map(({ id }) => id))];
}

/** Which of these players shall not meet each other: who blocked, and whom. */
export async function blocksBetween(
  db: Kysely<Database>,
  players: readonly string[],
): Promise<{ readonly one: string; readonly other: string }[]> {
  if (players.length < 2) return [];
  return db
    .selectFrom('relations')
    .select(['player_id as one', 'other_id as other'])
    .where('kind', '=', 'block')
    .where('player_id', 'in', players)
    .where('other_id', 'in', players)
    .execute();
}

/** All blocks in which these players are, on either side: for lists that others look at. */
export async function blocksAround(
  db: Kysely<Database>,
  players: readonly string[],
): Promise<{ readonly one: string; readonly other: string }[]> {
  if (players.length === 0) return [];
  return db
    .selectFrom('relations')
    .select(['player_id as one', 'other_id as other'])
    .where('kind', '=', 'block')
    .where(eb => eb.or([eb('player_id', 'in', players), eb('other_id', 'in', players)]))
    .execute();
}

/** Everybody whom the player shall not meet: for who looks for somebody to play with. */
export async function blocksWith(db: Kysely<Database>, player: string): Promise<string[]> {
  const rows = await db
    .selectFrom('relations')
    .select(['player_id', 'other_id'])
    .where('kind', '=', 'block')
    .where(eb => eb.or([eb('player_id', '=', player), eb('other_id', '=', player)]))
    .execute();
  return [
    ...new Set(rows.map(({ player_id, other_id }) => (player_id === player ? other_id : player_id))),
  ].sort();
}

/** Mutes and blocks of a player, in either direction. */
export async function eraseRelationsOf(db: Transaction<Database>, player: string): Promise<void> {
  await db
    .deleteFrom('relations')
    .where(eb => eb.or([eb('player_id', '=', player), eb('other_id', '=', player)]))
    .execute();
}
