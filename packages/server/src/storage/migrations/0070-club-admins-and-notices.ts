/** Who helps the founder of a club, and what is pinned to its board. */
import type { Kysely } from 'kysely';

export async function addClubNotices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('club_members')
    .addColumn('admin', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('club_notices')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('club_id', 'text', column => column.notNull())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('club_notices_club')
    .on('club_notices')
    .columns(['club_id', 'at', 'id'])
    .execute();
  for (const column of ['player_id', 'at'])
    await db.schema.createIndex(`club_notices_${column}`).on('club_notices').column(column).execute();
}
