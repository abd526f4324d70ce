/** Players with a name that lasts: their passkeys, their recovery code, and the names that are theirs alone. */
import type { Kysely } from 'kysely';

export async function addMembers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('members')
    .addColumn('player_id', 'text', column => column.primaryKey())
    .addColumn('name_key', 'text', column => column.notNull().unique())
    .addColumn('since', 'bigint', column => column.notNull())
    .addColumn('recovery_id', 'text', column => column.unique())
    .addColumn('recovery_hash', 'text')
    .addColumn('recovery_at', 'bigint')
    .execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('credential', 'text', column => column.notNull().unique())
    .addColumn('public_key', 'text', column => column.notNull())
    .addColumn('counter', 'bigint', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('used_at', 'bigint', column => column.notNull())
    .execute();
  await db.schema.createIndex('passkeys_player').on('passkeys').column('player_id').execute();
}
