/**
 * `npm run bench:crowd -- [tables, 20000] [seconds between moves at a table, 60] [seconds, 60]`
 *
 * Three processes on one PostgreSQL, with as many live tables as connected players: everybody sits at two tables, whose
 * other players are at other processes. Then one process is killed, its players go to the next one, and it starts again;
 * at last all are replaced, one after the other, as by an upgrade. Says how long moves take meanwhile, who uses the
 * processor, whether a move that was acknowledged is missing, and whether anything came to tables at which nobody moved.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { sql } from 'kysely';
import { builtUrl } from '../built-url.ts';
import { endWithUs } from '../testing/processes/children.ts';
import { freePort } from '../testing/processes/free-port.ts';
import {
  cpuSecondsOf,
  cpuSecondsOfFamily,
  cpuSecondsOfOthers,
  megabytesOf,
} from '../testing/processes/machine.ts';
import { startPostgres } from '../testing/processes/postgres.ts';
import { ServerProcess } from '../testing/processes/server-process.ts';
import { openBenchDatabase } from './bench-database.ts';
import type { CrowdReport } from './crowd-client.ts';
import { type CrowdPart, copyTables, openTemplate, tableId } from './crowd-data.ts';

const [count, pace, seconds] = [20_000, 60, 60].map((usual, index) =>
  Number(process.argv[index + 2] ?? usual),
) as [number, number, number];
const CLIENTS = 2;
const PROCESSES = 3;
const NO_LIMIT = '1000000';
/** As if a process were started again by whoever looks after it. */
const DOWN = 3;
const ring = count / CLIENTS;
if (!Number.isInteger(ring) || ring < 3) {
  console.error('usage: crowd-bench [tables, an even number from 6 on] [seconds between moves] [seconds]');
  process.exit(2);
}

const postgres = await startPostgres();
const settings = {
  DATABASE_URL: postgres.url,
  RATE_PER_CONNECTION: NO_LIMIT,
  RATE_PER_PLAYER: NO_LIMIT,
  RATE_PER_ADDRESS: NO_LIMIT,
  GUESTS_PER_ADDRESS: NO_LIMIT,
  MAX_SOCKETS_PER_ADDRESS: NO_LIMIT,
  TABLES_IN_MEMORY: '20000',
};
const db = openBenchDatabase({ url: postgres.url });
await timed('the store is filled', fill);
const versions = await readVersions();
const servers: ServerProcess[] = [];
for (let index = 0; index < PROCESSES; index++) {
  const server = new ServerProcess(await freePort(), settings);
  await server.start();
  servers.push(server);
}
const clients = Array.from({ length: CLIENTS }, () => {
  const child = fork(builtUrl(import.meta.url, './crowd-client.js'), { serialization: 'advanced' });
  endWithUs(child);
  child.once('exit', code => code && process.exit(1));
  return child;
});
const origins = servers.map(({ origin }) => origin);
await timed('everybody is there', () =>
  Promise.all(
    clients.map((child, index) => {
      const part: CrowdPart = { first: index * ring, count: ring, origins, pace: pace * 1000 };
      return ask(child, part);
    }),
  ),
);
console.log(`memory of a server: ${servers.map(({ pid }) => Math.round(megabytesOf([pid!]))).join(', ')} MB`);
await measure('warm-up', 10);
await measure('three processes', seconds);
await servers[2]!.end('SIGKILL');
await measure('one of them is dead', DOWN);
await servers[2]!.start();
await measure('it has started again', seconds);
await measure('one after the other is replaced', seconds, async () => {
  for (const server of servers) {
    await server.end('SIGTERM');
    await server.start();
  }
});
await examine();
for (const child of clients) child.kill();
for (const server of servers) await server.end('SIGKILL');
await db.destroy();
await postgres.stop();
process.exit(0);

async function fill(): Promise<void> {
  const server = new ServerProcess(await freePort(), settings);
  await server.start();
  const template = await openTemplate(server.origin);
  await server.end('SIGTERM');
  await copyTables(db, template, count, ring);
  await sql`vacuum analyze`.execute(db);
}

/** For so many seconds, or for as long as something takes that happens meanwhile. */
async function measure(name: string, atLeast: number, happens?: () => Promise<void>): Promise<void> {
  await reports();
  const start = performance.now();
  const before = used();
  await Promise.all([happens?.(), new Promise(resolve => setTimeout(resolve, 1000 * atLeast))]);
  const length = (performance.now() - start) / 1000;
  const after = used();
  const all = await reports();
  const sorted = (of: 'delays' | 'returned') => all.flatMap(one => one[of]).sort((a, b) => a - b);
  // a process that has started meanwhile was not there before
  const cores = Object.entries(after).map(([part, now]) => {
    const then = before[part as keyof typeof before];
    const seconds = Object.entries(now).map(([pid, each]) => each - (then[pid] ?? 0));
    return `${part} ${(seconds.reduce((sum, each) => sum + each, 0) / length).toFixed(2)}`;
  });
  const delays = sorted('delays');
  const returned = sorted('returned');
  console.log(
    `${name}: ${(delays.length / length).toFixed(0)} moves/s, acknowledged after ${spread(delays)} ms; cores: ${cores.join(', ')}`,
  );
  if (returned.length > 0)
    console.log(`  ${returned.length} players were at their tables again after ${spread(returned)} ms`);
}

type Used = Readonly<Record<string, number>>;

/** Processor seconds, by process. */
function used(): Readonly<Record<'servers' | 'postgres' | 'players' | 'others', Used>> {
  const each = (pids: readonly (number | undefined)[]) =>
    Object.fromEntries(pids.flatMap(pid => (pid === undefined ? [] : [[pid, cpuSecondsOf([pid])]])));
  return {
    servers: each(servers.map(({ pid }) => pid)),
    postgres: { all: cpuSecondsOfFamily(postgres.pid) },
    players: each(clients.map(({ pid }) => pid)),
    others: { all: cpuSecondsOfOthers() },
  };
}

/** Every move that was acknowledged is in the store; nothing came to a table at which nobody moved. */
async function examine(): Promise<void> {
  const all = await reports();
  const acknowledged = new Map(all.flatMap(one => one.acknowledged));
  const now = await readVersions();
  const missing = [...acknowledged].filter(([table, version]) => (now.get(table) ?? 0) < version);
  const moved = new Set(await tablesWithMoves());
  const idle = [...now.keys()].filter(table => !moved.has(table));
  const added = idle.filter(table => now.get(table) !== versions.get(table));
  console.log(
    `${acknowledged.size} tables had an acknowledged move, ${missing.length} lack it; ` +
      `${added.length} of ${idle.length} tables without a move have more events than before`,
  );
}

/** The number of events of each table. */
async function readVersions(): Promise<Map<string, number>> {
  const rows = await db.selectFrom('tables').select(['id', 'version']).execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}

async function tablesWithMoves(): Promise<string[]> {
  const { rows } = await sql<{ table_id: string }>`
    select distinct e.table_id from events e join tables t on t.id = e.table_id
    where e.command is not null and e.version > ${versions.get(tableId(0))!}`.execute(db);
  return rows.map(({ table_id }) => table_id);
}

function reports(): Promise<CrowdReport[]> {
  return Promise.all(clients.map(child => ask(child, 'report') as Promise<CrowdReport>));
}

function ask(child: ChildProcess, message: CrowdPart | 'report'): Promise<unknown> {
  return new Promise(resolve => {
    child.once('message', resolve);
    child.send(message);
  });
}

async function timed(what: string, act: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await act();
  console.log(`${what} after ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function spread(sorted: readonly number[]): string {
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return `${at(0.5)} (median), ${at(0.99)} (99 %), ${at(1)} (most)`;
}
