/** Members: players with a name of their own, who sign in by passkeys or a recovery code. */
import type { Kysely, Transaction } from 'kysely';
import { deleteExpiredTokens } from '../retention/retention.ts';
import type { Database } from '../schema.ts';
import { lockPlayer } from './lock-player.ts';
import { nameHolder } from './member-names.ts';
import { deleteTokens, type TokenKind } from './players.ts';

/** With every new challenge some of those that ran out go. */
const CLEARED = 20;

export interface NewChallenge {
  readonly hash: string;
  readonly kind: Extract<TokenKind, 'enrol' | 'sign-in'>;
  /** Empty while it is not known who signs in. */
  readonly player: string;
  readonly now: number;
  readonly expiresAt: number;
}

export async function createChallenge(db: Kysely<Database>, challenge: NewChallenge): Promise<void> {
  const { hash, kind, player, now, expiresAt } = challenge;
  await deleteExpiredTokens(db, { now, limit: CLEARED });
  await db.insertInto('tokens').values({ hash, player_id: player, kind, expires_at: expiresAt }).execute();
}

/** Consumes a challenge, for exactly one caller; returns the player that it was made for. */
export async function spendChallenge(
  db: Kysely<Database>,
  { hash, kind, now }: Pick<NewChallenge, 'hash' | 'kind' | 'now'>,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('tokens')
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning('player_id')
    .executeTakeFirst();
  return row?.player_id;
}

export interface NewPasskey {
  readonly id: string;
  readonly credential: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly name: string;
}

export interface NewRecovery {
  readonly id: string;
  readonly hash: string;
}

export interface Enrolment {
  readonly player: string;
  readonly nameKey: string;
  /** The name that the key was made of. */
  readonly name?: string;
  readonly at: number;
  readonly passkey?: NewPasskey;
  readonly mostPasskeys?: number;
  /** Replaces the code there may have been. */
  readonly recovery?: NewRecovery;
}

/** `renamed`: the player has another name by now, whose key must be taken instead. */
export type Enrolled = 'done' | 'name-taken' | 'known-passkey' | 'too-many-passkeys' | 'renamed';

/** Makes the player a member and adds the passkey or recovery code, in one transaction. */
export async function enrol(db: Kysely<Database>, enrolment: Enrolment): Promise<Enrolled> {
  const { player, nameKey, name, at, passkey, mostPasskeys, recovery } = enrolment;
  return db.transaction().execute(async transaction => {
    const current = await lockPlayer(transaction, player);
    if (name !== undefined && current !== name) return 'renamed';
    const holder = await nameHolder(transaction, { nameKey, now: at });
    if (holder !== undefined && holder !== player) return 'name-taken';
    if (passkey && (await countPasskeys(transaction, player)) >= (mostPasskeys ?? Number.POSITIVE_INFINITY))
      return 'too-many-passkeys';
    if (passkey && !(await insertPasskey(transaction, player, passkey, at))) return 'known-passkey';
    await transaction
      .insertInto('members')
      .values({ ...NO_RECOVERY, player_id: player, name_key: nameKey, since: at })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    if (await isMember(transaction, player)) {
      if (recovery) await writeRecovery(transaction, player, recovery, at);
      return 'done';
    }
    if (passkey) await transaction.deleteFrom('passkeys').where('id', '=', passkey.id).execute();
    return 'name-taken';
  });
}

async function countPasskeys(db: Transaction<Database>, player: string): Promise<number> {
  const { count } = await db
    .selectFrom('passkeys')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const NO_RECOVERY = { recovery_id: null, recovery_hash: null, recovery_at: null };

async function isMember(db: Transaction<Database>, player: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('since')
    .where('player_id', '=', player)
    .executeTakeFirst();
  return row !== undefined;
}

async function insertPasskey(
  db: Transaction<Database>,
  player: string,
  { id, credential, publicKey, counter, name }: NewPasskey,
  at: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values({
      id,
      player_id: player,
      credential,
      public_key: publicKey,
      counter,
      name,
      created_at: at,
      used_at: at,
    })
    .onConflict(conflict => conflict.column('credential').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function writeRecovery(
  db: Transaction<Database>,
  player: string,
  { id, hash }: NewRecovery,
  at: number,
): Promise<void> {
  await db
    .updateTable('members')
    .set({ recovery_id: id, recovery_hash: hash, recovery_at: at })
    .where('player_id', '=', player)
    .execute();
}

/** A passkey as its owner sees it. */
export interface ShownPasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number;
}

export interface Membership {
  readonly since: number;
  readonly recoveryAt: number | null;
  readonly passkeys: readonly ShownPasskey[];
}

/** Undefined for a guest. */
export async function membershipOf(db: Kysely<Database>, player: string): Promise<Membership | undefined> {
  const member = await db
    .selectFrom('members')
    .select(['since', 'recovery_at as recoveryAt'])
    .where('player_id', '=', player)
    .executeTakeFirst();
  if (!member) return undefined;
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as createdAt', 'used_at as usedAt'])
    .where('player_id', '=', player)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { ...member, passkeys };
}

export interface StoredPasskey {
  readonly id: string;
  readonly player: string;
  readonly publicKey: string;
  readonly counter: number;
}

export async function passkeyByCredential(
  db: Kysely<Database>,
  credential: string,
): Promise<StoredPasskey | undefined> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'player_id as player', 'public_key as publicKey', 'counter'])
    .where('credential', '=', credential)
    .executeTakeFirst();
}

/** What authenticators need to know so that none is enrolled twice. */
export async function credentialsOf(db: Kysely<Database>, player: string): Promise<string[]> {
  const rows = await db.selectFrom('passkeys').select('credential').where('player_id', '=', player).execute();
  return rows.map(({ credential }) => credential);
}

/** False when it has signed elsewhere meanwhile: of two that count from the same number one is a copy. */
export async function usePasskey(
  db: Kysely<Database>,
  {
    id,
    from,
    to,
    at,
  }: { readonly id: string; readonly from: number; readonly to: number; readonly at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: to, used_at: at })
    .where('id', '=', id)
    .where('counter', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when the player has no such passkey. */
export async function renamePasskey(
  db: Kysely<Database>,
  { player, id, name }: { readonly player: string; readonly id: string; readonly name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('player_id', '=', player)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deletePasskey(
  db: Kysely<Database>,
  { player, id }: { readonly player: string; readonly id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('player_id', '=', player)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function recoveryById(
  db: Kysely<Database>,
  id: string,
): Promise<{ readonly player: string; readonly hash: string } | undefined> {
  return db
    .selectFrom('members')
    .select(eb => ['player_id as player', eb.ref('recovery_hash').$notNull().as('hash')])
    .where('recovery_id', '=', id)
    .executeTakeFirst();
}

/**
 * Consumes a recovery code, for exactly one caller: another takes its place, and all sessions, links and challenges of
 * the player end.
 */
export async function spendRecovery(
  db: Kysely<Database>,
  spent: { readonly id: string; readonly next: NewRecovery; readonly at: number },
): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    const member = await transaction
      .updateTable('members')
      .set({ recovery_id: spent.next.id, recovery_hash: spent.next.hash, recovery_at: spent.at })
      .where('recovery_id', '=', spent.id)
      .returning('player_id')
      .executeTakeFirst();
    if (member) await deleteTokens(transaction, member.player_id);
    return member !== undefined;
  });
}
