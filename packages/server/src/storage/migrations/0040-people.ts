/** Whom members follow, challenges between them, and news for them; and who may see that they are there. */
import { type Kysely, sql } from 'kysely';

export async function addPeople(db: Kysely<unknown>): Promise<void> {
  await createFollows(db);
  await createChallenges(db);
  await createNews(db);
  for (const [name, usual] of [
    ['presence', 'friends'],
    ['challenges', 'everybody'],
  ] as const)
    await db.schema
      .alterTable('profiles')
      .addColumn(name, 'text', column => column.notNull().defaultTo(usual))
      .execute();
}

async function createFollows(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('follows')
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('other_id', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('follows_key', ['player_id', 'other_id'])
    .execute();
  await db.schema.createIndex('follows_other').on('follows').columns(['other_id', 'at']).execute();
}

async function createChallenges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('challenges')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('by_id', 'text', column => column.notNull())
    .addColumn('to_id', 'text', column => column.notNull())
    .addColumn('terms', 'text', column => column.notNull())
    .addColumn('open_key', 'text')
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('made_at', 'bigint', column => column.notNull())
    .addColumn('expires_at', 'bigint', column => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addColumn('table_id', 'text')
    .execute();
  // one that is open between the same two about the same
  await db.schema
    .createIndex('challenges_open')
    .unique()
    .on('challenges')
    .column('open_key')
    .where(sql<boolean>`open_key is not null`)
    .execute();
  for (const column of ['by_id', 'to_id'])
    await db.schema.createIndex(`challenges_${column}`).on('challenges').columns([column, 'state']).execute();
  await db.schema.createIndex('challenges_made').on('challenges').column('made_at').execute();
}

async function createNews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('news')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('player_id', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('about_id', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('read_at', 'bigint')
    .addColumn('body', 'text', column => column.notNull())
    .execute();
  await db.schema.createIndex('news_player').on('news').columns(['player_id', 'at']).execute();
  await db.schema
    .createIndex('news_unread')
    .on('news')
    .column('player_id')
    .where(sql<boolean>`read_at is null`)
    .execute();
  for (const column of ['about_id', 'at'])
    await db.schema.createIndex(`news_${column}`).on('news').column(column).execute();
  await db.schema
    .createTable('news_settings')
    .addColumn('player_id', 'text', column => column.primaryKey())
    .addColumn('off', 'text', column => column.notNull())
    .execute();
}
