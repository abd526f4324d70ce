/** Names of members: who has one or had it until lately, under a key that confusable names share. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { lockPlayer } from './lock-player.ts';

/** What PostgreSQL calls it. */
const UNIQUE_VIOLATION = '23505';

/** The member who has this name, or a confusable one, or had it until lately. */
export async function nameHolder(
  db: Kysely<Database>,
  { nameKey, now = 0 }: { readonly nameKey: string; readonly now?: number | undefined },
): Promise<string | undefined> {
  const held = await db
    .selectFrom('held_names')
    .select('player_id')
    .where('name_key', '=', nameKey)
    .where('until', '>', now)
    .executeTakeFirst();
  if (held) return held.player_id;
  const row = await db
    .selectFrom('members')
    .select('player_id')
    .where('name_key', '=', nameKey)
    .executeTakeFirst();
  return row?.player_id;
}

export interface Renaming {
  readonly player: string;
  readonly name: string;
  readonly nameKey: string;
  readonly now?: number;
  /** Until when nobody else takes the name that a member had. */
  readonly heldUntil?: number;
}

/** False when another member has the name. */
export async function renamePlayer(db: Kysely<Database>, renaming: Renaming): Promise<boolean> {
  try {
    return await db.transaction().execute(transaction => rename(transaction, renaming));
  } catch (error) {
    // two who took it in the same moment: PostgreSQL tells the second one only now
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

async function rename(db: Transaction<Database>, renaming: Renaming): Promise<boolean> {
  const { player, name, nameKey, now, heldUntil = 0 } = renaming;
  const holder = await nameHolder(db, { nameKey, now });
  if (holder !== undefined && holder !== player) return false;
  // the player first: who becomes a member at the same time waits for this, or this for them
  await db.updateTable('players').set({ name }).where('id', '=', player).execute();
  const member = await db
    .selectFrom('members')
    .select('name_key')
    .where('player_id', '=', player)
    .executeTakeFirst();
  if (!member || member.name_key === nameKey) return true;
  await db.updateTable('members').set({ name_key: nameKey }).where('player_id', '=', player).execute();
  await db.deleteFrom('held_names').where('name_key', '=', nameKey).execute();
  await db
    .insertInto('held_names')
    .values({ name_key: member.name_key, player_id: player, until: heldUntil })
    .onConflict(conflict => conflict.column('name_key').doUpdateSet({ player_id: player, until: heldUntil }))
    .execute();
  return true;
}

/** Members in order of their ids, with the key that is stored for the name. */
export async function memberNames(
  db: Kysely<Database>,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<{ readonly player: string; readonly name: string; readonly nameKey: string }[]> {
  return db
    .selectFrom('members')
    .innerJoin('players', 'players.id', 'members.player_id')
    .select(['members.player_id as player', 'players.name', 'members.name_key as nameKey'])
    .where('members.player_id', '>', after)
    .orderBy('members.player_id')
    .limit(limit)
    .execute();
}

/** Another key for the name that a member still has; false when another member has it, who keeps it. */
export async function changeNameKey(
  db: Kysely<Database>,
  change: { readonly player: string; readonly name: string; readonly nameKey: string },
): Promise<boolean> {
  const { player, name, nameKey } = change;
  return db.transaction().execute(async transaction => {
    if ((await lockPlayer(transaction, player)) !== name) return false;
    const other = await transaction
      .selectFrom('members')
      .select('player_id')
      .where('name_key', '=', nameKey)
      .executeTakeFirst();
    if (other) return false;
    await transaction
      .updateTable('members')
      .set({ name_key: nameKey })
      .where('player_id', '=', player)
      .execute();
    return true;
  });
}

/** Deletes names that are free again; returns how many there were. */
export async function deleteOldNames(
  db: Kysely<Database>,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('held_names')
    .where('name_key', 'in', eb =>
      eb.selectFrom('held_names').select('name_key').where('until', '<=', now).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Tables at which the player's name stands, after an id. */
export async function tablesOf(
  db: Kysely<Database>,
  { player, after, limit }: { readonly player: string; readonly after: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('named')
    .select('table_id')
    .where('player_id', '=', player)
    .where('table_id', '>', after)
    .orderBy('table_id')
    .limit(limit)
    .execute();
  return rows.map(({ table_id }) => table_id);
}
