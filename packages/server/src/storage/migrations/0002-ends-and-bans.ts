/**
 * When tables ended, so that lists of finished and of running games are read from an index however many there are;
 * where a player is named, so that the name can be erased; and which players are banned. Only additions: processes of the release before run on beside new ones, and the ends that
 * they do not write are filled in by `noteEnds`.
 */
import { type Kysely, sql } from 'kysely';

export async function addEndsAndBans(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('ended_at', 'bigint').execute();
  await db.schema.alterTable('seats').addColumn('ended_at', 'bigint').execute();
  await db.schema.alterTable('players').addColumn('banned_at', 'bigint').execute();
  await db.schema
    .createTable('named')
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('named_key', ['player_id', 'table_id'])
    .execute();
  await createIndexes(db);
}

/** Tables in one transaction. */
const FEW = 200;

/** What can be derived of the tables that were there, a few at a time. */
export async function fillInEnds(db: Kysely<unknown>, after: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from tables where id > ${after}
    order by id limit ${FEW}`.execute(db);
  const last = rows.at(-1);
  if (!last) return undefined;
  const ids = sql.join(rows.map(({ id }) => sql`${id}`));
  await sql`insert into named (player_id, table_id)
    select player_id, table_id from seats where table_id in (${ids})
    union select opened_by, id from tables where id in (${ids})
    on conflict do nothing`.execute(db);
  await sql`delete from seats where table_id in
    (select id from tables where id in (${ids}) and status = 'closed')`.execute(db);
  await sql`update tables set ended_at = changed_at
    where id in (${ids}) and status in ('over', 'closed') and ended_at is null`.execute(db);
  await sql`update seats set ended_at = (select ended_at from tables where tables.id = seats.table_id)
    where table_id in (${ids})`.execute(db);
  return last.id;
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('tables_listed')
    .on('tables')
    .columns(['status', 'visibility', 'changed_at', 'id'])
    .execute();
  await db.schema
    .createIndex('tables_ended')
    .on('tables')
    .columns(['status', 'visibility', 'ended_at', 'id'])
    .execute();
  await db.schema.createIndex('tables_opener').on('tables').columns(['opened_by', 'status']).execute();
  await db.schema
    .createIndex('seats_ended')
    .on('seats')
    .columns(['player_id', 'ended_at', 'table_id'])
    .execute();
  await db.schema.createIndex('named_table').on('named').column('table_id').execute();
  await db.schema.createIndex('tokens_expiry').on('tokens').column('expires_at').execute();
  // The new indexes begin with the same columns.
  await db.schema.dropIndex('tables_list').execute();
  await db.schema.dropIndex('seats_player').execute();
}
