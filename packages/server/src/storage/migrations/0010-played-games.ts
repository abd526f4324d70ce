/** Games that members have finished, as firsts and bests need them: at tables here, and on their devices. */
import type { Kysely } from 'kysely';

export async function addPlayedGames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('played_games')
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('origin', 'text', column => column.notNull())
    .addColumn('id', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('body', 'text')
    .addPrimaryKeyConstraint('played_games_key', ['player_id', 'origin', 'id'])
    .execute();
  await db.schema.createIndex('played_games_id').on('played_games').column('id').execute();
}
