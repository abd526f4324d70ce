/**
 * Ratings. `rated_games` and `rated_seats` are the log of results in the order of finishing, never changed; `ratings` and
 * `rating_points` are derived from them, for each run of the computation: a new run is built beside the one that is shown.
 */
import { type Kysely, sql } from 'kysely';

export async function addRatings(db: Kysely<unknown>): Promise<void> {
  await createLog(db);
  await createDerived(db);
  await db.schema
    .createTable('rating_runs')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('games', 'bigint', column => column.notNull())
    .addColumn('shown', 'integer', column => column.notNull())
    .addColumn('built', 'integer')
    .addColumn('built_to', 'bigint', column => column.notNull())
    .execute();
  await sql`insert into rating_runs (id, games, shown, built, built_to) values (1, 0, 1, null, 0)`.execute(
    db,
  );
}

async function createLog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('rated_games')
    .addColumn('number', 'bigint', column => column.primaryKey())
    .addColumn('table_id', 'text', column => column.notNull().unique())
    .addColumn('mode', 'text', column => column.notNull())
    .addColumn('of_bots', 'integer', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createTable('rated_seats')
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('number', 'bigint', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('place', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('rated_seats_key', ['player_id', 'number'])
    .execute();
  await db.schema.createIndex('rated_seats_number').on('rated_seats').columns(['number', 'seat']).execute();
}

async function createDerived(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ratings')
    .addColumn('run', 'integer', column => column.notNull())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('mode', 'text', column => column.notNull())
    .addColumn('mu', 'double precision', column => column.notNull())
    .addColumn('sigma', 'double precision', column => column.notNull())
    .addColumn('worth', 'double precision', column => column.notNull())
    .addColumn('list', 'text', column => column.notNull())
    .addColumn('games', 'integer', column => column.notNull())
    .addColumn('wins', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['run', 'player_id', 'mode'])
    .execute();
  await db.schema
    .createIndex('ratings_list')
    .on('ratings')
    .columns(['run', 'mode', 'list', 'worth', 'player_id'])
    .execute();
  await db.schema
    .createTable('rating_points')
    .addColumn('run', 'integer', column => column.notNull())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('mode', 'text', column => column.notNull())
    .addColumn('number', 'bigint', column => column.notNull())
    .addColumn('mu', 'double precision', column => column.notNull())
    .addColumn('sigma', 'double precision', column => column.notNull())
    .addPrimaryKeyConstraint('rating_points_key', ['run', 'player_id', 'mode', 'number'])
    .execute();
}
