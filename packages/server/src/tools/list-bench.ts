/**
 * `node packages/server/dist/tools/list-bench.js [finished tables, 200000] [sqlite|postgres] [first]`: how long lists
 * and the start take when the store is full. Prints milliseconds of fifty requests over HTTP for each list and player,
 * and of as many that need no store. With `first` they come before all other work on the machine (needs root).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LISTS } from '@kingdomino/protocol';
import { sql } from 'kysely';
import { openPostgresStore } from '../storage/postgres/postgres-store.ts';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import { PlayerClient } from '../testing/clients/player-client.ts';
import { freePort } from '../testing/processes/free-port.ts';
import { goFirst } from '../testing/processes/machine.ts';
import { startPostgres } from '../testing/processes/postgres.ts';
import { ServerProcess } from '../testing/processes/server-process.ts';
import { openBenchDatabase } from './bench-database.ts';

const count = Number(process.argv[2] ?? 200_000);
const kind = process.argv[3] ?? 'sqlite';
const isFirst = process.argv[4] === 'first';
const REQUESTS = 50;
const NO_LIMIT = '1000000';
const LIMITS = { RATE_PER_ADDRESS: NO_LIMIT, RATE_PER_PLAYER: NO_LIMIT, GUESTS_PER_ADDRESS: NO_LIMIT };
/** At every how manyth table a player sits: one at none, one at a few, one at half of them. */
const PLAYERS = { stranger: 0, regular: Math.max(1, Math.floor(count / 80)), bot: 2 };

const folder = mkdtempSync(join(tmpdir(), 'kingdomino-lists-'));
const postgres = kind === 'postgres' ? await startPostgres() : undefined;
const server = new ServerProcess(await freePort(), {
  ...LIMITS,
  ...(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder }),
});
await createSchema();
await server.start();
const players = await register();
await server.end('SIGTERM');
await fill(players);

if (isFirst) goFirst();
const startedAt = performance.now();
await server.start();
const started = Math.round(performance.now() - startedAt);
const lists: Record<string, string> = {};
const noStore = () => async () => {
  await (await fetch(`${server.origin}/healthz`)).json();
  return 0;
};
// what this side needs once
await measure(noStore);
for (const [name, player] of Object.entries(players))
  for (const list of LISTS) lists[`${name}, ${list}`] = await measure(() => pages(player, list));
lists['no store'] = await measure(noStore);
console.log(JSON.stringify({ store: kind, finishedTables: count, startMs: started, lists }, null, 2));
await server.end('SIGTERM');
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);

async function createSchema(): Promise<void> {
  const store = postgres
    ? await openPostgresStore({ url: postgres.url, connections: 2, onError: () => undefined })
    : await openSqliteStore(join(folder, 'kingdomino.db'));
  await store.close();
}

async function register(): Promise<Record<string, PlayerClient>> {
  const clients: Record<string, PlayerClient> = {};
  for (const name of Object.keys(PLAYERS)) clients[name] = await PlayerClient.register(server.origin);
  return clients;
}

/** As if so many games had been played, in a moment. */
async function fill(clients: Record<string, PlayerClient>): Promise<void> {
  const db = openBenchDatabase(postgres ? { url: postgres.url } : { file: join(folder, 'kingdomino.db') });
  const summary = JSON.stringify({ filling: 'x'.repeat(600) });
  await sql`insert into tables (id, game, visibility, status, version, summary, opened_at, changed_at, ended_at, opened_by, command)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})
    select 'table-' || n, 'kingdomino', case when n % 3 = 0 then 'link' else 'public' end, 'over', 60,
      ${sql.lit(summary)}, n, n, n, 'opener-' || n, 'open' from numbers`.execute(db);
  for (const [name, every] of Object.entries(PLAYERS)) {
    if (every === 0) continue;
    const { id } = clients[name]!.player;
    await sql`insert into seats (table_id, seat, player_id, ended_at)
      select id, ${sql.lit(every === 2 ? 0 : 1)}, ${sql.lit(id)}, ended_at from tables
      where ended_at is not null and ended_at % ${sql.lit(every)} = 0`.execute(db);
  }
  await sql`analyze`.execute(db);
  await db.destroy();
}

/** Asks for one page after the other, and returns how many tables were on it. */
function pages({ token }: PlayerClient, list: string): () => Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  let after = '';
  return async () => {
    const response = await fetch(`${server.origin}/api/tables?list=${list}${after}`, { headers });
    const { tables, next } = (await response.json()) as { tables: unknown[]; next?: string };
    after = next === undefined ? '' : `&after=${next}`;
    return tables.length;
  };
}

async function measure(begin: () => () => Promise<number>): Promise<string> {
  const times: number[] = [];
  let found = 0;
  const ask = begin();
  for (let request = 0; request < REQUESTS; request++) {
    const start = performance.now();
    found += await ask();
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]!.toFixed(1);
  return `median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)} ms, ${found} tables shown`;
}
