/** Operators and their sessions. */
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

export interface StoredOperator {
  readonly name: string;
  readonly since: number;
}

/** Who is there already gets another code, and their sessions end. */
export async function addOperator(
  db: Kysely<Database>,
  { name, hash, since }: StoredOperator & { readonly hash: string },
): Promise<void> {
  await db.transaction().execute(async transaction => {
    await transaction.deleteFrom('operator_sessions').where('operator', '=', name).execute();
    await transaction
      .insertInto('operators')
      .values({ name, hash, since })
      .onConflict(conflict => conflict.column('name').doUpdateSet({ hash, since }))
      .execute();
  });
}

/** With all sessions; false when there was no such operator. */
export async function removeOperator(db: Kysely<Database>, name: string): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    await transaction.deleteFrom('operator_sessions').where('operator', '=', name).execute();
    const { numDeletedRows } = await transaction
      .deleteFrom('operators')
      .where('name', '=', name)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  });
}

/** In order of their names. */
export async function listOperators(db: Kysely<Database>, _all: undefined): Promise<StoredOperator[]> {
  return db.selectFrom('operators').select(['name', 'since']).orderBy('name').execute();
}

export async function hasOperators(db: Kysely<Database>, _any: undefined): Promise<boolean> {
  return (await db.selectFrom('operators').select('name').limit(1).executeTakeFirst()) !== undefined;
}

export async function operatorHash(db: Kysely<Database>, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('operators').select('hash').where('name', '=', name).executeTakeFirst();
  return row?.hash;
}

export interface OperatorSession {
  readonly hash: string;
  readonly operator: string;
  readonly since: number;
  readonly expiresAt: number;
}

/** Sessions that are over go with it. */
export async function addOperatorSession(
  db: Kysely<Database>,
  { hash, operator, since, expiresAt }: OperatorSession,
): Promise<void> {
  await db.transaction().execute(async transaction => {
    await transaction.deleteFrom('operator_sessions').where('expires_at', '<=', since).execute();
    await transaction
      .insertInto('operator_sessions')
      .values({ hash, operator, since, expires_at: expiresAt })
      .execute();
  });
}

/** Whose session it is, which goes on for `idle`, but never longer than `most` after the sign-in. */
export async function operatorBySession(
  db: Kysely<Database>,
  session: { readonly hash: string; readonly now: number; readonly idle: number; readonly most: number },
): Promise<string | undefined> {
  const { hash, now, idle, most } = session;
  const row = await db
    .selectFrom('operator_sessions')
    .select(['operator', 'since'])
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return undefined;
  await db
    .updateTable('operator_sessions')
    .set({ expires_at: Math.min(now + idle, Number(row.since) + most) })
    .where('hash', '=', hash)
    .execute();
  return row.operator;
}

export async function removeOperatorSession(db: Kysely<Database>, hash: string): Promise<void> {
  await db.deleteFrom('operator_sessions').where('hash', '=', hash).execute();
}
