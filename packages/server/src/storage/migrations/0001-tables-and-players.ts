/** The database as it began. Released: never to be changed. */
import type { Kysely } from 'kysely';

export async function createFirstSchema(db: Kysely<unknown>): Promise<void> {
  await createTables(db);
  await createEvents(db);
  await createPlayers(db);
  await createUptime(db);
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('visibility', 'text', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('to_act', 'integer')
    .addColumn('summary', 'text', column => column.notNull())
    .addColumn('opened_at', 'bigint', column => column.notNull())
    .addColumn('changed_at', 'bigint', column => column.notNull())
    .addColumn('opened_by', 'text', column => column.notNull())
    .addColumn('command', 'text', column => column.notNull())
    .addUniqueConstraint('tables_command', ['opened_by', 'command'])
    .execute();
  await db.schema
    .createTable('seeds')
    .addColumn('table_id', 'text', column => column.primaryKey())
    .addColumn('seed', 'text', column => column.notNull())
    .execute();
  await db.schema.createIndex('tables_due').on('tables').column('due_at').execute();
  await db.schema
    .createIndex('tables_list')
    .on('tables')
    .columns(['status', 'visibility', 'changed_at'])
    .execute();
}

async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('command', 'text')
    .addPrimaryKeyConstraint('events_key', ['table_id', 'version'])
    .execute();
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('player_id', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute();
  await db.schema.createIndex('seats_player').on('seats').column('player_id').execute();
}

async function createPlayers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('players')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('bot', 'integer', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createTable('tokens')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('expires_at', 'bigint')
    .execute();
  await db.schema.createIndex('tokens_player').on('tokens').column('player_id').execute();
}

async function createUptime(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outages')
    .addColumn('began_at', 'bigint', column => column.primaryKey())
    .addColumn('ended_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createTable('heartbeat')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
}
