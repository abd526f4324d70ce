/** The notices of clubs: what admins write for all members to read. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { changeClub } from './changes.ts';

export interface StoredNotice {
  readonly id: string;
  readonly club: string;
  readonly player: string;
  readonly at: number;
  readonly text: string;
}

const COLUMNS = ['id', 'club_id as club', 'player_id as player', 'at', 'body as text'] as const;

/** The board has room for so many; the oldest goes. False for who is no admin. */
export async function addNotice(
  db: Kysely<Database>,
  { id, club, player, at, text, most }: StoredNotice & { readonly most: number },
): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    if (!(await changeClub(transaction, { club, by: player }))) return false;
    await transaction
      .insertInto('club_notices')
      .values({ id, club_id: club, player_id: player, at, body: text })
      .execute();
    const old = await transaction
      .selectFrom('club_notices')
      .select('id')
      .where('club_id', '=', club)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .offset(most)
      .limit(most)
      .execute();
    if (old.length > 0)
      await transaction
        .deleteFrom('club_notices')
        .where(
          'id',
          'in',
          old.map(one => one.id),
        )
        .execute();
    return true;
  });
}

/** The latest first. */
export async function clubNotices(db: Kysely<Database>, club: string): Promise<StoredNotice[]> {
  return db
    .selectFrom('club_notices')
    .select(COLUMNS)
    .where('club_id', '=', club)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function noticeById(db: Kysely<Database>, id: string): Promise<StoredNotice | undefined> {
  return db.selectFrom('club_notices').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** For the author's own export, and for the operator. */
export async function noticesBy(db: Kysely<Database>, player: string): Promise<StoredNotice[]> {
  return db
    .selectFrom('club_notices')
    .select(COLUMNS)
    .where('player_id', '=', player)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** False when there is no such notice. */
export async function removeNotice(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('club_notices').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Returns how many there were. */
export async function deleteOldNotices(
  db: Kysely<Database>,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('club_notices')
    .where('id', 'in', eb => eb.selectFrom('club_notices').select('id').where('at', '<', before).limit(limit))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Whoever wrote them is no player any more. */
export async function deleteNoticesOf(db: Transaction<Database>, players: readonly string[]): Promise<void> {
  await db.deleteFrom('club_notices').where('player_id', 'in', players).execute();
}
