/**
 * Archives of finished games, for each of their players. Nothing is computed here: what has ended is noted as not in the
 * archives yet, and filed little by little while the server runs.
 */
import { type Kysely, sql } from 'kysely';

export async function addArchives(db: Kysely<unknown>): Promise<void> {
  await createUnarchived(db);
  await createArchive(db);
  await createSums(db);
  await db.schema
    .createTable('profiles')
    .addColumn('player_id', 'text', column => column.primaryKey())
    .addColumn('ratings', 'integer', column => column.notNull())
    .addColumn('statistics', 'integer', column => column.notNull())
    .addColumn('games', 'integer', column => column.notNull())
    .execute();
}

async function createUnarchived(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unarchived')
    .addColumn('table_id', 'text', column => column.primaryKey())
    .addColumn('ended_at', 'bigint', column => column.notNull())
    .execute();
  await sql`insert into unarchived (table_id, ended_at)
    select id, ended_at from tables where ended_at is not null`.execute(db);
  await db.schema
    .createIndex('unarchived_ended')
    .on('unarchived')
    .columns(['ended_at', 'table_id'])
    .execute();
}

async function createArchive(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('archive')
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('other_id', 'text', column => column.notNull())
    .addColumn('ended_at', 'bigint', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('mode', 'text', column => column.notNull())
    .addColumn('place', 'integer', column => column.notNull())
    .addColumn('is_public', 'integer', column => column.notNull())
    .execute();
  // with all that is filtered by: a list is read from it alone
  await db.schema
    .createIndex('archive_list')
    .on('archive')
    .columns(['player_id', 'other_id', 'ended_at', 'table_id', 'mode', 'place', 'is_public'])
    .execute();
  await db.schema.createIndex('archive_table').on('archive').column('table_id').execute();
  await db.schema
    .createTable('final_boards')
    .addColumn('table_id', 'text', column => column.primaryKey())
    .addColumn('boards', 'text', column => column.notNull())
    .execute();
}

async function createSums(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('statistics')
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('mode', 'text', column => column.notNull())
    .addColumn('since', 'bigint', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('statistics_key', ['player_id', 'mode'])
    .execute();
  await db.schema
    .createTable('opponents')
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('other_id', 'text', column => column.notNull())
    .addColumn('name_key', 'text', column => column.notNull())
    .addColumn('games', 'integer', column => column.notNull())
    .addColumn('last_at', 'bigint', column => column.notNull())
    .addColumn('tally', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('opponents_key', ['player_id', 'other_id'])
    .execute();
  await db.schema
    .createIndex('opponents_last')
    .on('opponents')
    .columns(['player_id', 'last_at', 'name_key', 'other_id', 'games'])
    .execute();
  await db.schema.createIndex('opponents_other').on('opponents').column('other_id').execute();
}
