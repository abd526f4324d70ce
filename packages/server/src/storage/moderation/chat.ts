/** Free text that people at a table wrote to each other, until it is deleted. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';

export interface StoredTalk {
  readonly id: string;
  readonly table: string;
  readonly player: string;
  readonly seat: number;
  readonly text: string;
  readonly at: number;
}

/** False when it was there before, or when there are `most` at the table. */
export async function addTalk(
  db: Kysely<Database>,
  { talk, most }: { readonly talk: StoredTalk; readonly most: number },
): Promise<boolean> {
  const { id, table, player, seat, text, at } = talk;
  return db.transaction().execute(async transaction => {
    await lockTalk(transaction, table);
    const { count } = await transaction
      .selectFrom('talk')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('table_id', '=', table)
      .executeTakeFirstOrThrow();
    if (Number(count) >= most) return false;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('talk')
      .values({ id, table_id: table, player_id: player, seat, body: text, at })
      .onConflict(conflict => conflict.column('id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  });
}

/** One text of a table at a time, until the commit: by a row of its first seat, which no move changes. */
async function lockTalk(db: Transaction<Database>, table: string): Promise<void> {
  await db
    .updateTable('seats')
    .set(eb => ({ player_id: eb.ref('player_id') }))
    .where('table_id', '=', table)
    .where('seat', '=', eb =>
      eb
        .selectFrom('seats as first')
        .select(seats => seats.fn.min('seat').as('seat'))
        .where('first.table_id', '=', table),
    )
    .execute();
}

export async function isTalkKnown(db: Kysely<Database>, id: string): Promise<boolean> {
  return (await db.selectFrom('talk').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** The last texts of a table, the oldest first. */
export async function readTalk(
  db: Kysely<Database>,
  { table, limit }: { readonly table: string; readonly limit: number },
): Promise<StoredTalk[]> {
  const rows = await db
    .selectFrom('talk')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.reverse().map(({ table_id, player_id, body, ...row }) => ({
    ...row,
    table: table_id,
    player: player_id,
    text: body,
  }));
}

/** For the player's own export. */
export async function talkBy(
  db: Kysely<Database>,
  player: string,
): Promise<Pick<StoredTalk, 'table' | 'text' | 'at'>[]> {
  return db
    .selectFrom('talk')
    .select(['table_id as table', 'body as text', 'at'])
    .where('player_id', '=', player)
    .orderBy('at')
    .execute();
}

/** Deletes old texts; returns how many there were. */
export async function deleteOldTalk(
  db: Kysely<Database>,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('talk')
    .where('id', 'in', eb => eb.selectFrom('talk').select('id').where('at', '<', before).limit(limit))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
