/** Tournaments: their events, who plays in them, and the results of their tables. */
import { type Kysely, sql } from 'kysely';

export async function addTournaments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tournaments')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('visibility', 'text', column => column.notNull())
    .addColumn('club_id', 'text')
    .addColumn('organiser_id', 'text')
    .addColumn('summary', 'text', column => column.notNull())
    .addColumn('order_at', 'bigint', column => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('due_at', 'bigint')
    .addColumn('claimed_until', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('tournaments_listed')
    .on('tournaments')
    .columns(['visibility', 'state', 'order_at', 'id'])
    .execute();
  await db.schema
    .createIndex('tournaments_due')
    .on('tournaments')
    .column('due_at')
    .where(sql<boolean>`due_at is not null`)
    .execute();
  await db.schema
    .createIndex('tournaments_organiser')
    .on('tournaments')
    .columns(['organiser_id', 'state'])
    .execute();
  await db.schema
    .createIndex('tournaments_club')
    .on('tournaments')
    .columns(['club_id', 'order_at', 'id'])
    .where(sql<boolean>`club_id is not null`)
    .execute();
  await db.schema
    .createIndex('tournaments_ended')
    .on('tournaments')
    .columns(['state', 'ended_at'])
    .where(sql<boolean>`ended_at is not null`)
    .execute();
  await createRows(db);
}

async function createRows(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tournament_events')
    .addColumn('tournament_id', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('body', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('tournament_events_pk', ['tournament_id', 'version'])
    .execute();
  await db.schema
    .createTable('tournament_players')
    .addColumn('tournament_id', 'text', column => column.notNull())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('joined_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('tournament_players_pk', ['tournament_id', 'player_id'])
    .execute();
  await db.schema
    .createIndex('tournament_players_player')
    .on('tournament_players')
    .columns(['player_id', 'joined_at'])
    .execute();
  await db.schema
    .createTable('tournament_results')
    .addColumn('tournament_id', 'text', column => column.notNull())
    .addColumn('game', 'integer', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('body', 'text')
    .addColumn('taken', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('tournament_results_pk', ['tournament_id', 'game'])
    .execute();
  await db.schema
    .createIndex('tournament_results_new')
    .on('tournament_results')
    .column('tournament_id')
    .where(sql<boolean>`taken = 0`)
    .execute();
}
