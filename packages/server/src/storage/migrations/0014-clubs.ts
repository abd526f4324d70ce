/** Clubs, their members, seasons and results; which table belongs to which; hooks of clubs and what hooks have answered. */
import { type Kysely, sql } from 'kysely';

export async function addClubs(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('club_id', 'text').execute();
  await db.schema
    .createIndex('tables_club')
    .on('tables')
    .columns(['club_id', 'status', 'ended_at', 'id'])
    .where(sql<boolean>`club_id is not null`)
    .execute();
  await db.schema.alterTable('receivers').addColumn('club_id', 'text').execute();
  await db.schema.alterTable('receivers').addColumn('answers', 'text').execute();
  await db.schema
    .createIndex('receivers_club')
    .on('receivers')
    .columns(['club_id', 'player_id'])
    .where(sql<boolean>`club_id is not null`)
    .execute();
  await createClubs(db);
  await createResults(db);
}

async function createClubs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('clubs')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('link', 'text')
    .addColumn('founder_id', 'text', column => column.notNull())
    .addColumn('bots', 'integer', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('closed', 'integer', column => column.notNull())
    .execute();
  await db.schema.createIndex('clubs_link').unique().on('clubs').column('link').execute();
  await db.schema
    .createIndex('clubs_closed')
    .on('clubs')
    .column('closed')
    .where(sql<boolean>`closed = 1`)
    .execute();
  await db.schema
    .createTable('club_members')
    .addColumn('club_id', 'text', column => column.notNull())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('joined_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('club_members_key', ['club_id', 'player_id'])
    .execute();
  await db.schema.createIndex('club_members_player').on('club_members').column('player_id').execute();
  await db.schema
    .createTable('club_seasons')
    .addColumn('club_id', 'text', column => column.notNull())
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('from_at', 'bigint', column => column.notNull())
    .addColumn('until_at', 'bigint')
    .addColumn('scoring', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('club_seasons_key', ['club_id', 'number'])
    .execute();
}

/** The index has all that a table of results is made of. */
async function createResults(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('club_results')
    .addColumn('club_id', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('seats', 'integer', column => column.notNull())
    .addColumn('place', 'integer', column => column.notNull())
    .addColumn('tied', 'integer', column => column.notNull())
    .addColumn('points', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('club_results_key', ['table_id', 'seat'])
    .execute();
  await db.schema
    .createIndex('club_results_season')
    .on('club_results')
    .columns(['club_id', 'at', 'player_id', 'seats', 'place', 'tied', 'points'])
    .execute();
}
