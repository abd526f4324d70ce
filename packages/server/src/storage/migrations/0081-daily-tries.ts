/** A daily deal is tried once by a member or a device: devices that have seen it, and results that are listed apart. */
import type { Kysely } from 'kysely';

export async function addDailyTries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_devices')
    .addColumn('deal_id', 'text', column => column.notNull())
    .addColumn('device', 'text', column => column.notNull())
    .addColumn('player_id', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('daily_devices_key', ['deal_id', 'device'])
    .execute();
  await db.schema.createIndex('daily_devices_player').on('daily_devices').column('player_id').execute();
  await db.schema.alterTable('daily_results').addColumn('apart', 'text').execute();
  await db.schema
    .createTable('daily_points_apart')
    .addColumn('deal_id', 'text', column => column.notNull())
    .addColumn('points', 'integer', column => column.notNull())
    .addColumn('count', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('daily_points_apart_key', ['deal_id', 'points'])
    .execute();
}
