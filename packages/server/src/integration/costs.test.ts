/**
 * What strangers can make the server work, at the worst input, counted in what is the same on every machine: statements
 * that read a table from end to end, rows, and bytes. Milliseconds are measured by `npm run bench:costs`.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMAND_COSTS, ROUTE_COSTS } from '../limits/costs.ts';
import { CachedTable } from '../tables/cached-table.ts';
import { DescribedApi } from '../testing/clients/described-api.ts';
import {
  addFillers,
  addTables,
  coolDown,
  EVERYBODY,
  fillDatabase,
  SECOND,
  tokenOf,
} from '../testing/costs/full-world.ts';
import { longestStudy, newTable } from '../testing/costs/largest-tables.ts';
import { type WatchedStore, watchedStore } from '../testing/costs/watched-store.ts';
import { WORST_COMMANDS, WORST_REQUESTS, type WorstCase } from '../testing/costs/worst-cases.ts';
import { FakePorts } from '../testing/fake-ports.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const FULLNESS = { players: 400, games: 3000, daily: 300, waiting: 300, open: 300, edits: 499 };
/** A table with the longest study has a thousand events, a member a thousand games on devices. */
const MOST_ROWS = 2500;
const MOST_BYTES = 400_000;

/** Read from end to end, and why that does not matter. */
const SMALL: Readonly<Record<string, string>> = {
  waits: 'counted at most once a second where many wait; a step reads the front of the queue',
  offers: 'a few seconds of matchmaking, looked through by its step',
  unarchived: 'along an index, up to a limit, by the archiver',
  ladder_games: 'along an index, until a page is full',
  rating_runs: 'one row',
  heartbeat: 'one row',
  processes: 'a row for each process',
  pairing: 'one row',
  store_generation: 'one row',
};

/** Put in order to show a page, and why that does not matter. */
const SORTED: Readonly<Record<string, string>> = {
  seats: 'of the tables at which one plays, which are limited',
  tables: 'of the running tables of a club, whose members have so many at most',
  tournaments: 'of those in which one plays or has played',
};

let watched: WatchedStore;
let host: TestServer;
beforeAll(async () => {
  watched = await watchedStore();
  await fillDatabase(watched.db, FULLNESS);
  await addTables(watched.store, FULLNESS);
  await addFillers(watched.store);
  host = await startTestServer({
    store: watched.store,
    ports: new FakePorts(),
    settings: { TABLES_IN_MEMORY: '10' },
  });
});
afterAll(() => host.stop());

async function check({ as, method = 'GET', url, payload }: WorstCase): Promise<number> {
  await coolDown(host.server.app);
  const headers = as ? { authorization: `Bearer ${tokenOf(as)}` } : {};
  let [status, bytes] = [0, 0];
  const { statements, rows } = await watched.work(async () => {
    const answer = await host.server.app.inject({ method, url, headers, ...(payload && { payload }) });
    [status, bytes] = [answer.statusCode, answer.rawPayload.length];
  });
  for (const statement of new Set(statements)) {
    for (const scan of watched.scans(statement)) expect(Object.keys(SMALL), statement).toContain(scan);
    // all rows put in order for the first few of them
    const isPage = / limit /.test(statement) && watched.sorts(statement);
    if (isPage) expect(Object.keys(SORTED), statement).toContain(/ from "?(\w+)/.exec(statement)![1]);
  }
  expect([rows <= MOST_ROWS, bytes <= MOST_BYTES], `${rows} rows, ${bytes} bytes`).toEqual([true, true]);
  return status;
}

test('a statement that reads a table from end to end is noticed', () => {
  expect(watched.scans('select id from tables where summary = ?')).toEqual(['tables']);
  expect(watched.scans('select t.id from "tables" as "t" where t.summary = ?')).toEqual(['tables']);
  expect(watched.scans('select game from tables where id = ?')).toEqual([]);
});

test('a statement that puts all rows in order for a page is noticed', () => {
  const page = 'select id from tables where status = ? order by summary limit 20';
  expect([watched.sorts(page), watched.sorts('select * from ratings order by run, mode limit 20')]).toEqual([
    true,
    false,
  ]);
});

test('whatever anybody may ask for is asked here, at its worst', async () => {
  const { operations } = await DescribedApi.of(host);
  const anonymous = operations.filter(({ security = [] }) =>
    security.some(way => Object.keys(way).length === 0),
  );
  const described = new Set(operations.map(({ operationId }) => operationId));
  const hidden = Object.keys(ROUTE_COSTS).filter(name => !described.has(name) && name !== '/api/socket');
  const reads = operations.filter(
    ({ method, operationId }) => method === 'get' && !operationId.startsWith('export'),
  );
  const needed = [...anonymous, ...reads].map(({ operationId }) => operationId);
  expect(anonymous.length).toBeGreaterThan(20);
  expect(hidden).toEqual(['/api/openapi.json', '/api/docs', '/api/protocol.md']);
  for (const name of [...needed, ...hidden]) expect(Object.keys(WORST_REQUESTS)).toContain(name);
  for (const { operationId } of operations) expect(ROUTE_COSTS[operationId]).toBeGreaterThan(0);
});

test.each(Object.entries(WORST_REQUESTS))(
  '%s reads what it needs, and no table from end to end',
  async (_, cases) => {
    for (const each of cases) expect(await check(each), each.url).toBeLessThan(500);
  },
);

test.each(Object.entries(WORST_COMMANDS))('the command %s does so, too', async (type, cases) => {
  for (const [index, fields] of cases.entries()) {
    const payload = { ...fields, type, id: `${type}-${index}` };
    expect(await check({ as: SECOND, method: 'POST', url: '/api/commands', payload })).toBeLessThan(500);
  }
  expect(COMMAND_COSTS[type as 'ping']).toBeGreaterThan(0);
});

test('a long table, and its study, are read in parts: others have their turn in between', async () => {
  const { events } = newTable('long', longestStudy(EVERYBODY, 499));
  const stored = events.map(({ body }, index) => ({ version: index + 1, body, command: null }));
  let [turns, isDone] = [0, false];
  const others = (): void => {
    turns++;
    if (!isDone) setImmediate(others);
  };
  setImmediate(others);
  const table = await CachedTable.read('long', stored);
  const read = turns;
  const { edits } = await table.study();
  isDone = true;
  expect([read >= stored.length / 200 - 1, turns - read >= stored.length / 200 - 1, edits]).toEqual([
    true,
    true,
    499,
  ]);
});
