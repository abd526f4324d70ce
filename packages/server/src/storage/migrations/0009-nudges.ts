/** Who is told outside the page that a table waits, and what was told; keys that all processes share. */
import { type Kysely, sql } from 'kysely';

export async function addNudges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('keys')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('value', 'text', column => column.notNull())
    .execute();
  await createReceivers(db);
  await createNudges(db);
}

async function createReceivers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('receivers')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('way', 'text', column => column.notNull())
    .addColumn('url', 'text', column => column.notNull())
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('kinds', 'text', column => column.notNull())
    .addColumn('table_id', 'text')
    .addColumn('session', 'text')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('receivers_player')
    .on('receivers')
    .columns(['player_id', 'created_at'])
    .execute();
  await db.schema.createIndex('receivers_way').on('receivers').columns(['way', 'player_id']).execute();
  await db.schema.createIndex('receivers_session').on('receivers').column('session').execute();
}

async function createNudges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('nudges')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('way', 'text', column => column.notNull())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('made_at', 'bigint', column => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('tries', 'integer', column => column.notNull())
    .addColumn('reached', 'text', column => column.notNull())
    .addColumn('answered', 'integer', column => column.notNull())
    .execute();
  await db.schema
    .createIndex('nudges_due')
    .on('nudges')
    .column('due_at')
    .where(sql<boolean>`due_at is not null`)
    .execute();
  for (const column of ['player_id', 'table_id', 'made_at'])
    await db.schema.createIndex(`nudges_${column}`).on('nudges').column(column).execute();
}
