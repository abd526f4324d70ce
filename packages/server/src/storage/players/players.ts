/** Players and their tokens: sessions, personal links, bot accounts, challenges to passkeys. */
import { AVATARS, type Avatar } from '@kingdomino/protocol';
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

export interface StoredPlayer {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
  /** Has a name that lasts. */
  readonly member?: boolean;
  readonly avatar?: Avatar;
}

/** `enrol` and `sign-in` are challenges to a passkey; the latter is for nobody yet. */
export type TokenKind = 'session' | 'link' | 'bot' | 'enrol' | 'sign-in';

export interface NewToken {
  readonly hash: string;
  readonly player: string;
  readonly kind: TokenKind;
  readonly expiresAt?: number;
}

export interface NewPlayer extends StoredPlayer {
  readonly createdAt: number;
  readonly token: NewToken;
}

export async function createPlayer(db: Kysely<Database>, player: NewPlayer): Promise<void> {
  await db.transaction().execute(async transaction => {
    const { id, name, bot, createdAt } = player;
    await transaction
      .insertInto('players')
      .values({ id, name, bot: bot ? 1 : 0, created_at: createdAt, banned_at: null })
      .execute();
    await createToken(transaction, player.token);
  });
}

export async function createToken(db: Kysely<Database>, token: NewToken): Promise<void> {
  const { hash, player, kind, expiresAt } = token;
  await db
    .insertInto('tokens')
    .values({ hash, player_id: player, kind, expires_at: expiresAt ?? null })
    .execute();
}

/** The player that a token authenticates, if it is of one of these kinds and has not expired. */
export async function playerByToken(
  db: Kysely<Database>,
  { hash, kinds, now }: { hash: string; kinds: readonly TokenKind[]; now: number },
): Promise<StoredPlayer | undefined> {
  const row = await db
    .selectFrom('tokens')
    .innerJoin('players', 'players.id', 'tokens.player_id')
    .leftJoin('members', 'members.player_id', 'players.id')
    .select(['players.id', 'players.name', 'players.bot', 'players.avatar', 'members.since'])
    .where('tokens.hash', '=', hash)
    .where('tokens.kind', 'in', kinds)
    .where('players.banned_at', 'is', null)
    .where(eb => eb.or([eb('tokens.expires_at', 'is', null), eb('tokens.expires_at', '>', now)]))
    .executeTakeFirst();
  return row && storedPlayer(row);
}

interface FoundRow {
  readonly id: string;
  readonly name: string;
  readonly bot: number;
  readonly avatar: string | null;
  readonly since: number | null;
}

/** A head that this release does not know is none. */
function storedPlayer(row: FoundRow): StoredPlayer {
  const avatar = AVATARS.find(known => known === row.avatar);
  return {
    id: row.id,
    name: row.name,
    bot: row.bot === 1,
    ...(row.since === null ? {} : { member: true }),
    ...(avatar && { avatar }),
  };
}

export async function changeAvatar(
  db: Kysely<Database>,
  { player, avatar }: { readonly player: string; readonly avatar: Avatar | undefined },
): Promise<void> {
  await db
    .updateTable('players')
    .set({ avatar: avatar ?? null })
    .where('id', '=', player)
    .execute();
}

/** What players are called today, by id; who is not there any more is called nothing. */
export async function playerNames(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('players').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A player by id, for callers that are authenticated already; undefined for a banned player. */
export async function playerById(db: Kysely<Database>, id: string): Promise<StoredPlayer | undefined> {
  const row = await db
    .selectFrom('players')
    .leftJoin('members', 'members.player_id', 'players.id')
    .select(['players.id', 'players.name', 'players.bot', 'players.avatar', 'members.since'])
    .where('players.id', '=', id)
    .where('players.banned_at', 'is', null)
    .executeTakeFirst();
  return row && storedPlayer(row);
}

/** Deletes a token; true for exactly one caller, so that a link works once. */
export async function spendToken(db: Kysely<Database>, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('tokens').where('hash', '=', hash).executeTakeFirst();
  // a device that is signed out is told nothing any more
  if (numDeletedRows === 1n) await db.deleteFrom('receivers').where('session', '=', hash).execute();
  return numDeletedRows === 1n;
}

/** The same session by another token; false when there was none. What is sent to its device goes with it. */
export async function replaceToken(
  db: Kysely<Database>,
  { hash, by }: { readonly hash: string; readonly by: string },
): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    const { numUpdatedRows } = await transaction
      .updateTable('tokens')
      .set({ hash: by })
      .where('hash', '=', hash)
      .where('kind', '=', 'session')
      .executeTakeFirst();
    await transaction.updateTable('receivers').set({ session: by }).where('session', '=', hash).execute();
    return numUpdatedRows === 1n;
  });
}

/** Extends a session that expires before `before` until `expiresAt`; true when it did. */
export async function renewToken(
  db: Kysely<Database>,
  { hash, before, expiresAt }: { hash: string; before: number; expiresAt: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('tokens')
    .set({ expires_at: expiresAt })
    .where('hash', '=', hash)
    .where('kind', '=', 'session')
    .where('expires_at', '<', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteTokens(db: Kysely<Database>, player: string): Promise<void> {
  await db.deleteFrom('tokens').where('player_id', '=', player).execute();
  await db.deleteFrom('receivers').where('player_id', '=', player).execute();
}
