/** Programs of members, and the ladder on which they play each other. */
import { type Kysely, sql } from 'kysely';

export async function addLadder(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('programs')
    .addColumn('player_id', 'text', column => column.primaryKey())
    .addColumn('owner_id', 'text', column => column.notNull())
    .addColumn('made_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('programs_owner').on('programs').columns(['owner_id', 'made_at']).execute();
  await db.schema
    .createTable('ladder_waits')
    .addColumn('player_id', 'text', column => column.primaryKey())
    .addColumn('modes', 'text', column => column.notNull())
    .addColumn('since', 'bigint', column => column.notNull())
    .addColumn('seen_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('ladder_waits_seen').on('ladder_waits').column('seen_at').execute();
  await db.schema
    .createTable('ladder_games')
    .addColumn('table_id', 'text', column => column.primaryKey())
    .addColumn('mode', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('seats', 'text', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('ladder_games_mode')
    .on('ladder_games')
    .columns(['mode', 'at', 'table_id'])
    .execute();
  await db.schema.createIndex('ladder_games_at').on('ladder_games').columns(['at', 'table_id']).execute();
  await db.schema
    .createTable('ladder_seats')
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('ladder_seats_key', ['player_id', 'at', 'table_id'])
    .execute();
  await db.schema.createIndex('ladder_seats_table').on('ladder_seats').column('table_id').execute();
  await db.schema
    .createTable('ladder')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('looked_at', 'bigint', column => column.notNull())
    .execute();
  await sql`insert into ladder (id, looked_at) values (1, 0)`.execute(db);
}
