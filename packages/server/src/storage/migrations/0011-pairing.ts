/** Who waits to be paired, and the tables that those who were paired are asked to. */
import { type Kysely, sql } from 'kysely';

export async function addPairing(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('waits')
    .addColumn('player_id', 'text', column => column.primaryKey())
    .addColumn('modes', 'text', column => column.notNull())
    .addColumn('stakes', 'text', column => column.notNull())
    .addColumn('bots', 'text')
    .addColumn('people_only', 'integer', column => column.notNull())
    .addColumn('strengths', 'text', column => column.notNull())
    .addColumn('since', 'bigint', column => column.notNull())
    .addColumn('seen_at', 'bigint', column => column.notNull())
    .addColumn('gone_at', 'bigint')
    .addColumn('offer_id', 'text')
    .addColumn('accepted', 'integer', column => column.notNull())
    .addColumn('table_id', 'text')
    .execute();
  await db.schema.createIndex('waits_offer').on('waits').column('offer_id').execute();
  await db.schema
    .createTable('offers')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('mode', 'text', column => column.notNull())
    .addColumn('rated', 'integer', column => column.notNull())
    .addColumn('people', 'integer', column => column.notNull())
    .addColumn('bots', 'text')
    .addColumn('until', 'bigint', column => column.notNull())
    .addColumn('claimed_until', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createTable('pairing')
    .addColumn('id', 'integer', column => column.primaryKey())
    .addColumn('looked_at', 'bigint', column => column.notNull())
    .execute();
  await sql`insert into pairing (id, looked_at) values (1, 0)`.execute(db);
}
