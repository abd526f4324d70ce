/** Talk and order among people: mutes and blocks, free text at a table, reports, and measures of the operator. */
import type { Kysely } from 'kysely';

export async function addOrder(db: Kysely<unknown>): Promise<void> {
  await createRelations(db);
  await createTalk(db);
  await createReports(db);
  await createMeasures(db);
}

async function createRelations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('relations')
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('other_id', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('relations_key', ['player_id', 'other_id', 'kind', 'table_id'])
    .execute();
  await db.schema
    .createIndex('relations_other')
    .on('relations')
    .columns(['other_id', 'kind', 'player_id'])
    .execute();
  await db.schema.createIndex('relations_table').on('relations').column('table_id').execute();
}

async function createTalk(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('talk')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('talk_table').on('talk').columns(['table_id', 'at']).execute();
  for (const column of ['player_id', 'at'])
    await db.schema.createIndex(`talk_${column}`).on('talk').column(column).execute();
}

async function createReports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('reporter_id', 'text', column => column.notNull())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addColumn('evidence', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('resolved_at', 'bigint')
    .addColumn('note', 'text', column => column.notNull())
    .execute();
  for (const column of ['reporter_id', 'player_id', 'at'])
    await db.schema.createIndex(`reports_${column}`).on('reports').column(column).execute();
}

async function createMeasures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('measures')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('until', 'bigint')
    .addColumn('seen_at', 'bigint')
    .execute();
  await db.schema.createIndex('measures_player').on('measures').columns(['player_id', 'at']).execute();
  await db.schema.createIndex('measures_at').on('measures').column('at').execute();
}
