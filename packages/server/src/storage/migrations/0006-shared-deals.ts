/** Deals that several tables play, the day's among them; who finished those, and what the bots make of them. */
import { type Kysely, sql } from 'kysely';

export async function addSharedDeals(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('deal_id', 'text').execute();
  await db.schema
    .createIndex('tables_deal')
    .on('tables')
    .columns(['deal_id', 'opened_at', 'id'])
    .where(sql<boolean>`deal_id is not null`)
    .execute();
  await createDeals(db);
  await createDailyResults(db);
  await createDailyFigures(db);
}

async function createDeals(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deals')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('commitment', 'text', column => column.notNull())
    .addColumn('made_at', 'bigint', column => column.notNull())
    .addColumn('opened_by', 'text')
    .addColumn('closes_at', 'bigint')
    .addColumn('revealed_at', 'bigint')
    .execute();
  await db.schema
    .createTable('deal_seeds')
    .addColumn('deal_id', 'text', column => column.primaryKey())
    .addColumn('seed', 'text', column => column.notNull())
    .execute();
}

async function createDailyResults(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_results')
    .addColumn('deal_id', 'text', column => column.notNull())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('day', 'integer', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('points', 'integer')
    .addColumn('rank', 'integer')
    .addPrimaryKeyConstraint('daily_results_key', ['deal_id', 'player_id'])
    .execute();
  await db.schema
    .createIndex('daily_results_best')
    .on('daily_results')
    .columns(['deal_id', 'points', 'finished_at', 'player_id'])
    .execute();
  await db.schema
    .createIndex('daily_results_player')
    .on('daily_results')
    .columns(['player_id', 'game', 'day'])
    .execute();
  await db.schema
    .createIndex('daily_results_table')
    .unique()
    .on('daily_results')
    .column('table_id')
    .execute();
}

async function createDailyFigures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_points')
    .addColumn('deal_id', 'text', column => column.notNull())
    .addColumn('points', 'integer', column => column.notNull())
    .addColumn('count', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('daily_points_key', ['deal_id', 'points'])
    .execute();
  await db.schema
    .createTable('daily_bots')
    .addColumn('deal_id', 'text', column => column.notNull())
    .addColumn('level', 'text', column => column.notNull())
    .addColumn('points', 'integer', column => column.notNull())
    .addColumn('rank', 'integer', column => column.notNull())
    .addColumn('moves', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('daily_bots_key', ['deal_id', 'level'])
    .execute();
}
