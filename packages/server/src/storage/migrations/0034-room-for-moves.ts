/** Room in each page of `tables`, so that a move changes its row there and no index (PostgreSQL). */
import { type Kysely, PostgresAdapter, sql } from 'kysely';

export async function leaveRoom(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`alter table tables set (fillfactor = 70)`.execute(db);
}
