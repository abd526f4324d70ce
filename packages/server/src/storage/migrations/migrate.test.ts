/** Upgrades: forward step by step, never backward, and beside processes of the release before. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyRecord } from '@kingdomino/rules';
import { needs } from '@kingdomino/testkit';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkStore } from '../../admin/check-store.ts';
import { playOn } from '../../testing/clients/play.ts';
import { PlayerClient } from '../../testing/clients/player-client.ts';
import { missingPostgres, startPostgres, type TestPostgres } from '../../testing/processes/postgres.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { openPostgresStore } from '../postgres/postgres-store.ts';
import type { Database } from '../schema.ts';
import { sqliteDialect } from '../sqlite/dialect.ts';
import { sqliteModule } from '../sqlite/driver-module.ts';
import { openSqliteStore } from '../sqlite/sqlite-store.ts';
import type { Store } from '../store.ts';
import { createFirstSchema } from './0001-tables-and-players.ts';
import { LaterIndexes } from './later-indexes.ts';
import { migrate } from './migrate.ts';
import { isPostgres, type Step } from './steps.ts';

/** All rows as that program left them: a finished game, two in play, a table that waits and one that was given up. */
const STORE_OF_0_2 = JSON.parse(
  readFileSync(new URL('../../../golden-stores/0.2.json', import.meta.url), 'utf8'),
) as Record<string, object[]> & {
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly tables: readonly { readonly id: string; readonly game: string; readonly status: string }[];
};

const FIRST = { '0001-tables-and-players': { up: createFirstSchema } };
const FUTURE = { ...FIRST, '0999-of-the-future': { up: async () => undefined } };

/** A database to open by hand, and as a store once it is closed by hand. */
interface Cursor {
  readonly raw: () => Promise<Kysely<Database>>;
  readonly store: () => Promise<Store>;
}

function sqlitePlace(path: string): Cursor {
  return {
    raw: async () => {
      const database = new (sqliteModule())(path);
      // In this mode a connection that does nothing locks nothing, however long its statements live.
      database.exec('pragma journal_mode = delete');
      return new Kysely<Database>({ dialect: sqliteDialect(database) });
    },
    store: () => openSqliteStore(path),
  };
}

function postgresPlace(url: string): Cursor {
  return {
    raw: async () =>
      new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }) }),
    store: () => openPostgresStore({ url, connections: 2, onError: () => undefined }),
  };
}

function upgrades(place: (name: string) => Promise<Cursor>): void {
  test('keep what the release before has written, and what it writes meanwhile', async () => {
    const { raw, store: open } = await place('forward');
    const old = await raw();
    await migrate(old, FIRST);
    await writeAsBefore(old, 'before', 'over');
    await writeAsBefore(old, 'given-up', 'closed');
    await writeAsBefore(old, 'running', 'playing');
    await old.destroy();
    const store = await open();
    const finished = async () =>
      (await store.listTables({ list: 'finished', player: 'ann' })).map(({ id, seat }) => [id, seat]);
    expect(await finished()).toEqual([['before', 0]]);
    expect((await store.listTables({ list: 'mine', player: 'ann' })).map(({ id }) => id)).toEqual([
      'running',
    ]);
    await store.close();

    const beside = await raw();
    await writeAsBefore(beside, 'beside', 'over');
    await beside.destroy();
    const again = await open();
    expect(await again.noteEnds(10)).toBe(1);
    expect(await again.noteEnds(10)).toBe(0);
    expect((await again.listTables({ list: 'finished', player: 'ann' })).map(({ id }) => id)).toEqual([
      'beside',
      'before',
    ]);
    await again.close();
  });

  test('let the tables that release 0.2 has stored be played on, to ends that verify', async () => {
    const { raw, store: open } = await place('golden');
    const old = await raw();
    await migrate(old, FIRST);
    for (const [name, rows] of Object.entries(STORE_OF_0_2).filter(([, all]) => all.length > 0))
      await old
        .insertInto(name as keyof Database)
        .values(rows as never)
        .execute();
    await old.destroy();
    const store = await open();
    expect((await checkStore(store)).problems).toEqual([]);
    const host = await startTestServer({ store });
    const players = await Promise.all(
      STORE_OF_0_2.players.map(async player => {
        const token = `token-of-${player.id}`;
        const hash = createHash('sha256').update(token).digest('hex');
        await store.createToken({ hash, player: player.id, kind: 'bot' });
        const client = new PlayerClient(player, token, [host.origin], 'upgraded');
        await client.connect();
        return client;
      }),
    );
    const begun = STORE_OF_0_2.tables.filter(({ status }) => status === 'playing');
    expect(begun).toHaveLength(2);
    for (const { id, game } of begun) {
      const [one] = await Promise.all(players.map(player => playOn(player, id)));
      expect([game, one!.status, verifyRecord(one!.record()).ok]).toEqual([game, 'over', true]);
    }
    const [ann] = STORE_OF_0_2.players;
    expect(await store.listTables({ list: 'finished', player: ann!.id })).toHaveLength(3);
    for (const player of players) player.close();
    await host.stop();
  });

  test('are refused by an older program, with what to do', async () => {
    const { raw, store } = await place('backward');
    const future = await raw();
    await migrate(future, FUTURE);
    await future.destroy();
    await expect(store()).rejects.toThrow(
      'the database was upgraded by a newer version of this program (0999-of-the-future). Start that version',
    );
  });

  test('that are cut short go on where they were, and fill in a few rows at a time', async () => {
    const { raw } = await place('cut-short');
    const db = await raw();
    const places: string[] = [];
    let isCut = true;
    const filling: Step = {
      up: async old => old.schema.createTable('filled').addColumn('id', 'text').execute(),
      fill: async (old, after) => {
        if (isCut && places.length === 2) throw new Error('cut');
        places.push(after);
        await sql`insert into filled (id) values (${after})`.execute(old);
        return places.length < 4 ? `row-${places.length}` : undefined;
      },
    };
    const all = { ...FIRST, '0002-filling': filling };
    await migrate(db, FIRST);
    await expect(migrate(db, all)).rejects.toThrow('cut');
    isCut = false;
    await migrate(db, all);
    await migrate(db, all);
    expect(places).toEqual(['', 'row-1', 'row-2', 'row-3']);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(all));
    await db.destroy();
  });

  test('leave the same indexes as a new database has, all of them in use', async () => {
    const indexesOf = async (name: string, isOld: boolean) => {
      const { raw } = await place(name);
      const db = await raw();
      if (isOld) await migrate(db, FIRST);
      await migrate(db);
      const found = isPostgres(db)
        ? sql<{ name: string }>`select indexdef as name from pg_indexes join pg_class on relname = indexname
            join pg_index on indexrelid = pg_class.oid where schemaname = 'public' and indisvalid`
        : sql<{
            name: string;
          }>`select sql as name from sqlite_master where type = 'index' and sql is not null`;
      const { rows } = await found.execute(db);
      await db.destroy();
      return rows
        .map(row => row.name)
        .filter(text => !text.includes('migration_progress'))
        .sort();
    };
    const upgraded = await indexesOf('upgraded', true);
    expect(upgraded.length).toBeGreaterThan(30);
    expect(upgraded).toEqual(await indexesOf('new', false));
  });

  test('that fail half-way have not begun', async () => {
    const { raw, store } = await place('half-way');
    const before = await raw();
    await sql`create table players (something text)`.execute(before);
    await before.destroy();
    await expect(store()).rejects.toThrow('players');
    const mended = await raw();
    await sql`drop table players`.execute(mended);
    await mended.destroy();
    const opened = await store();
    expect(await opened.listTables({ list: 'open', player: 'ann' })).toEqual([]);
    await opened.close();
  });
}

/** As release 0.2 does: it knows no column of later ones. */
async function writeAsBefore(db: Kysely<Database>, id: string, status: string): Promise<void> {
  await sql`insert into tables (id, game, visibility, status, version, summary, opened_at, changed_at, opened_by, command)
    values (${id}, 'duel', 'link', ${status}, 1, '{}', 1, ${id === 'beside' ? 20 : 10}, 'ann', ${id})`.execute(
    db,
  );
  await sql`insert into seats (table_id, seat, player_id) values (${id}, 0, 'ann')`.execute(db);
}

describe('upgrades of the embedded store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kingdomino-upgrade-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  upgrades(async name => sqlitePlace(join(folder, `${name}.db`)));
});

describe('upgrades of PostgreSQL', needs(missingPostgres()), () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('build the indexes of tables that are there beside the work of others', async () => {
    const place = postgresPlace(postgres.url);
    const db = await place.raw();
    await migrate(db, FIRST);
    const later = await LaterIndexes.of(db);
    const old = db.withPlugin(later);
    await old.schema.createTable('fresh').addColumn('id', 'text').execute();
    await old.schema.createIndex('fresh_id').on('fresh').column('id').execute();
    await old.schema.createIndex('tables_game').on('tables').column('game').execute();
    await old.schema.dropIndex('tables_due').execute();
    expect(later.statements).toEqual([
      'create index concurrently if not exists "tables_game" on "tables" ("game")',
      'drop index concurrently if exists "tables_due"',
    ]);
    await db.destroy();
  });

  upgrades(async name => {
    const client = new pg.Client(postgres.url);
    await client.connect();
    await client.query(`create database "${name}"`);
    await client.end();
    return postgresPlace(postgres.url.replace(/[^/]*$/, name));
  });
});
