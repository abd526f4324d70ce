/** The storage contract, held by both stores. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needs } from '@kingdomino/testkit';
import { soon } from '@kingdomino/testkit/soon';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { append, newTable } from '../testing/contracts/sample-tables.ts';
import { contract } from '../testing/contracts/store-contract.ts';
import { TcpProxy } from '../testing/crash/tcp-proxy.ts';
import { watchFor } from '../testing/processes/asleep-until.ts';
import { missingPostgres, startPostgres, type TestPostgres } from '../testing/processes/postgres.ts';
import { openLimitedPool } from './postgres/limited-pool.ts';
import { openPostgresStore } from './postgres/postgres-store.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import { isTemporary } from './temporary-error.ts';

/** Milliseconds that no test takes. */
const NEVER = 600_000;

describe('embedded store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kingdomino-sqlite-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  contract(() => openSqliteStore(join(folder, 'tables.db')));

  test('is there again after it was closed', async () => {
    const path = join(folder, 'again.db');
    const first = await openSqliteStore(path);
    await first.createTable(newTable('kept'));
    await first.close();
    const second = await openSqliteStore(path);
    expect(await second.readEvents({ table: 'kept', after: 0 })).toHaveLength(1);
    await second.close();
  });

  test('says what to do about a file that is none and a place where none can be', async () => {
    const path = join(folder, 'damaged.db');
    writeFileSync(path, 'this is not a database, whatever its name says'.repeat(100));
    await expect(openSqliteStore(path)).rejects.toThrow('it is damaged: restore a backup');
    await expect(openSqliteStore(join(folder, 'nowhere', 'a.db'))).rejects.toThrow('may this user write');
  });

  test('says so when another process has it', async () => {
    const path = join(folder, 'locked.db');
    const first = await openSqliteStore(path);
    await expect(openSqliteStore(path)).rejects.toThrow('does another process use it?');
    await first.close();
  });
});

describe('PostgreSQL', needs(missingPostgres()), () => {
  let postgres: TestPostgres;
  // the contract is not about limits, and fifty at once take long on a busy machine
  const open = () =>
    openPostgresStore({ url: postgres.url, connections: 8, onError: () => undefined, limit: NEVER });
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  contract(open);

  test('changes the row of a move where it is, without an entry in any index', async () => {
    const store = await open();
    const statistics = new pg.Client(postgres.url);
    await statistics.connect();
    const updates = async () => {
      await statistics.query('select pg_stat_clear_snapshot()');
      const { rows } = await statistics.query<{ all: string; hot: string }>(
        "select n_tup_upd as all, n_tup_hot_upd as hot from pg_stat_user_tables where relname = 'tables'",
      );
      return { all: Number(rows[0]!.all), hot: Number(rows[0]!.hot) };
    };
    const at = 1_800_000_000_000;
    const playing = (n: number) => ({
      status: 'playing',
      dueAt: at + 600_000 + 1000 * n,
      toAct: n % 2,
      summary: `{"n":${n}}`,
      changedAt: at + 1000 * n,
    });
    await store.createTable(newTable('hot', { ...playing(0) }));
    const told = await updates();
    for (let n = 1; n <= 50; n++) await store.append(append('hot', n, { state: playing(n) }));
    await store.close();
    // PostgreSQL tells what a connection did when it has ended
    const { all, hot } = await soon(async () => {
      const now = await updates();
      expect(now.all).toBeGreaterThanOrEqual(told.all + 50);
      return now;
    });
    await statistics.end();
    expect(all - told.all - (hot - told.hot)).toBeLessThanOrEqual(5);
  });

  test('tells the time by its own clock, and shares what is due between processes', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const { now } = await one.readUptime({ now: 5, since: 0 });
    expect(now).toBeGreaterThan(1_700_000_000_000);
    for (let index = 0; index < 20; index++) await one.createTable(newTable(`due-${index}`, { dueAt: 7 }));
    const claims = await Promise.all(
      [one, other, one, other].map(store => store.claimDue({ now: 7, until: 9, limit: 5 })),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
    await Promise.all([one.close(), other.close()]);
  });

  test('a connection that does not answer is thrown away, with all of its age', async () => {
    const { port } = new URL(postgres.url);
    const proxy = await TcpProxy.start({ host: '127.0.0.1', port: Number(port) });
    const url = postgres.url.replace(port, String(proxy.port));
    const store = await openPostgresStore({ url, connections: 4, onError: () => undefined, limit: 1500 });
    const ask = () => store.readVersions(['nowhere']).then(() => 'answered', isTemporary);
    const askAll = () => Promise.all(Array.from({ length: 4 }, ask));
    expect(await askAll()).toEqual(Array(4).fill('answered'));
    proxy.swallow();
    expect(await askAll()).toEqual(Array(4).fill(true));
    proxy.heal();
    expect(await ask()).toBe('answered');
    proxy.cut();
    await ask();
    expect(await ask()).toBe('answered');
    await store.close();
    await proxy.close();
  });

  test('a database that cannot be reached may be back soon, whatever the way to it says; a wrong question stays wrong', async () => {
    const none = { url: 'postgres://127.0.0.1:1/none', connections: 1, onError: () => undefined };
    await expect(openLimitedPool(none).connect()).rejects.toSatisfy(isTemporary);
    const closed = openLimitedPool({ ...none, url: postgres.url });
    await closed.end();
    await expect(closed.connect()).rejects.toSatisfy(isTemporary);
    const client = await openLimitedPool({ ...none, url: postgres.url }).connect();
    await expect(client.query('select nothing', [])).rejects.not.toSatisfy(isTemporary);
    client.release();
    const store = await openPostgresStore({ ...none, url: postgres.url });
    await store.readVersions(['any']);
    await store.close();
    await expect(store.readVersions(['any'])).rejects.toSatisfy(isTemporary);
  });

  test('a database that does not answer is not stormed, and found again at once', async () => {
    const { port } = new URL(postgres.url);
    const proxy = await TcpProxy.start({ host: '127.0.0.1', port: Number(port) });
    const url = postgres.url.replace(port, String(proxy.port));
    const store = await openPostgresStore({ url, connections: 8, onError: () => undefined, limit: 500 });
    const askAll = () =>
      Promise.all(
        Array.from({ length: 20 }, () => store.readVersions(['any']).then(() => 'yes', isTemporary)),
      );
    expect(await askAll()).toEqual(Array(20).fill('yes'));
    proxy.swallow();
    await askAll();
    const before = proxy.begun;
    for (let round = 0; round < 5; round++) expect(await askAll()).toEqual(Array(20).fill(true));
    expect(proxy.begun - before).toBe(5);
    proxy.heal();
    expect(await askAll()).toEqual(Array(20).fill('yes'));
    await store.close();
    await proxy.close();
  });

  /** Nobody's limit counts here: a machine that is busy may take long to connect. */
  const connected = async (pool: PostgresPool) => {
    for (;;) {
      const client = await pool.connect().catch(isTemporary);
      if (typeof client !== 'boolean') return client;
      expect(client).toBe(true);
    }
  };
  const numberOf = async (client: PostgresPoolClient) =>
    ((await client.query('select pg_backend_pid() as pid', [])).rows as { pid: number }[])[0]!.pid;

  test('a connection that did not answer is not waited for a second time', async () => {
    const { port } = new URL(postgres.url);
    const proxy = await TcpProxy.start({ host: '127.0.0.1', port: Number(port) });
    const url = postgres.url.replace(port, String(proxy.port));
    const client = await connected(
      openLimitedPool({ url, connections: 1, onError: () => undefined, limit: 200 }),
    );
    proxy.swallow();
    await expect(client.query('begin', [])).rejects.toThrow('does not answer');
    await expect(client.query('rollback', [])).rejects.toThrow('is broken');
    client.release();
    await proxy.close();
  });

  describe('a process that slept', () => {
    test('finds its transaction ended, and may try again', async () => {
      const pool = openLimitedPool({
        url: postgres.url,
        connections: 1,
        onError: () => undefined,
        limit: NEVER,
      });
      const client = await connected(pool);
      const pid = await numberOf(client);
      const gone = `select 1 where not exists (select 1 from pg_stat_activity where pid = ${pid})`;
      const { sleep } = await watchFor(postgres.url, gone);
      await client.query('set idle_in_transaction_session_timeout = 1', []);
      await client.query('begin', []);
      sleep();
      // the database's last word may be read before this is asked or as its answer
      const failure = await client.query('select 1', []).catch((error: unknown) => error);
      expect(isTemporary(failure), String(failure)).toBe(true);
      client.release();
      const next = await connected(pool);
      expect(await next.query('select 1 as one', [])).toMatchObject({ rows: [{ one: 1 }] });
      next.release();
      await pool.end();
    });

    test('takes the answer that lies there, however late it looks', async () => {
      const limit = 200;
      const pool = openLimitedPool({ url: postgres.url, connections: 1, onError: () => undefined, limit });
      const client = await connected(pool);
      const answered = `select 1 from pg_stat_activity where state = 'idle' and query like '%the late one%'
        and now() - state_change > interval '${2 * limit} milliseconds'`;
      const { sleep } = await watchFor(postgres.url, answered);
      const asked = client.query("select 1 as one, 'the late one' as name", []);
      await new Promise(setImmediate);
      sleep();
      expect(await asked).toMatchObject({ rows: [{ one: 1 }] });
      client.release();
      await pool.end();
    });
  });

  test('who vanishes inside a transaction stops nobody for long', async () => {
    const options = { url: postgres.url, connections: 1, onError: () => undefined, limit: 300 };
    const vanished = await connected(openLimitedPool(options));
    await vanished.query('begin', []);
    await vanished.query(
      'insert into heartbeat (id, at) values (1, 1) on conflict (id) do update set at = 1',
      [],
    );
    const store = await openPostgresStore(options);
    const tries: unknown[] = [];
    while (tries.at(-1) !== 'done' && tries.length < 20)
      tries.push(await store.recordShutdown(5).then(() => 'done', isTemporary));
    expect([tries.at(-1), tries.slice(0, -1).every(Boolean)]).toEqual(['done', true]);
    await store.close();
  });

  test('two stores on one database see each other', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    await one.createTable(newTable('both'));
    const results = await Promise.all([one.append(append('both', 1)), other.append(append('both', 1))]);
    expect(results.sort()).toEqual(['conflict', 'done']);
    await Promise.all([one.close(), other.close()]);
  });
});
