/**
 * `npm run bench:server`: the server under load.
 *
 * The servers run on one core each (taskset), this side and the database on the others if there are any. Every move
 * is durable before it is acknowledged; the time is from sending a move to its acknowledgement, as a player sees it.
 * With several processes the two players of a table sit on different ones.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { BenchPlayer, BenchTable } from '../testing/clients/bench-table.ts';
import { freePort } from '../testing/processes/free-port.ts';
import { cpuSecondsOf, cpuSecondsOfOthers, megabytesOf } from '../testing/processes/machine.ts';
import { startPostgres } from '../testing/processes/postgres.ts';
import { ServerProcess } from '../testing/processes/server-process.ts';
import { runSystemProgram } from '../testing/processes/system-program.ts';

const USAGE = '[players, 5000] [moves a second, 1000] [seconds, 30] [sqlite|postgres] [processes, 1]';
const [players, rate, seconds] = [5000, 1000, 30].map((usual, index) => countAt(index, usual)) as [
  number,
  number,
  number,
];
const store = process.argv[5] ?? 'sqlite';
if (!['sqlite', 'postgres'].includes(store)) misuse(`${store} is neither sqlite nor postgres`);
const processes = countAt(4, 1);
if (store === 'sqlite' && processes > 1) misuse('SQLite is for one process');
const WARM_UP = 10;
const AT_ONCE = 50;
const NO_LIMIT = '1000000';

const cores = availableParallelism();
if (processes < cores)
  runSystemProgram('taskset', ['-a', '-c', '-p', `${processes}-${cores - 1}`, String(process.pid)]);
const folder = mkdtempSync(join(tmpdir(), 'kingdomino-bench-'));
const postgres = store === 'postgres' ? await startPostgres() : undefined;
const settings = {
  ...(postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: folder }),
  RATE_PER_CONNECTION: NO_LIMIT,
  RATE_PER_PLAYER: NO_LIMIT,
  RATE_PER_ADDRESS: NO_LIMIT,
  GUESTS_PER_ADDRESS: NO_LIMIT,
  MAX_SOCKETS_PER_ADDRESS: NO_LIMIT,
  TABLES_IN_MEMORY: '20000',
};
const servers: ServerProcess[] = [];
for (let index = 0; index < processes; index++) {
  const server = new ServerProcess(await freePort(), settings, { core: index % cores });
  await server.start();
  servers.push(server);
}

const pids = servers.map(({ pid }) => pid!);

const latencies: number[] = [];
let refused = 0;
let isMeasuring = false;
const hooks = {
  onAcknowledged: (milliseconds: number) => void (isMeasuring && latencies.push(milliseconds)),
  onRefused: () => void refused++,
  thinkingTime: () => (players / 2 / rate) * 1000 * 2 * Math.random(),
};

const empty = memory();
const clients = await inParts(players, index => BenchPlayer.connect(servers[index % processes]!.origin));
const connected = memory();
const tables = clients.flatMap((player, index) =>
  index % 2 === 0 ? [new BenchTable([player, clients[index + 1]!], hooks)] : [],
);
await inParts(tables.length, index => tables[index]!.open());
const seated = memory();
await pause(WARM_UP);
const before = { own: cpuSecondsOf(pids), others: cpuSecondsOfOthers() };
const lag = monitorEventLoopDelay({ resolution: 5 });
lag.enable();
isMeasuring = true;
await pause(seconds);
lag.disable();
isMeasuring = false;
const used = {
  own: (cpuSecondsOf(pids) - before.own) / seconds / processes,
  others: (cpuSecondsOfOthers() - before.others) / seconds,
};
for (const table of tables) table.stop();
const serverLag = await Promise.all(servers.map(({ origin }) => lagOf(origin)));
report();
for (const client of clients) client.close();
for (const server of servers) await server.end('SIGKILL');
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);

/** The argument in this place, a number greater than 0. */
function countAt(index: number, usual: number): number {
  const text = process.argv[index + 2];
  if (text !== undefined && !/^[1-9]\d*$/.test(text)) misuse(`${text} is no number greater than 0`);
  return Number(text ?? usual);
}

function misuse(why: string): never {
  console.error(`${why}\nusage: npm run bench:server -- ${USAGE}`);
  process.exit(2);
}

function report(): void {
  latencies.sort((one, other) => one - other);
  const at = (share: number) => latencies[Math.floor(share * (latencies.length - 1))]?.toFixed(1);
  console.log(
    JSON.stringify({
      store,
      processes,
      players,
      tables: tables.length,
      durableMovesPerSecond: Math.round(latencies.length / seconds),
      refused,
      acknowledgementMs: { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) },
      /** How late this side itself was, and the servers: what the machine's other work does to both. */
      lagMs: { bench: Math.round(lag.percentile(99) / 1e6), servers: serverLag },
      coreUsedPerProcess: Number(used.own.toFixed(2)),
      coresUsedByOthers: Number(used.others.toFixed(2)),
      kilobytesPerConnection: Math.round((1024 * (connected - empty)) / players),
      kilobytesPerTable: Math.round((1024 * (seated - connected)) / tables.length),
      megabytes: Math.round(memory()),
    }),
  );
}

function memory(): number {
  return megabytesOf(pids);
}

/** The 99th percentile of how late a server's event loop was, since it started. */
async function lagOf(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Math.round(
    1000 * Number(/nodejs_eventloop_lag_p99_seconds ([0-9.e-]+)/.exec(text)?.[1] ?? Number.NaN),
  );
}

async function inParts<Value>(count: number, task: (index: number) => Promise<Value>): Promise<Value[]> {
  const done: Value[] = [];
  for (let start = 0; start < count; start += AT_ONCE) {
    const part = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, index) => task(start + index));
    done.push(...(await Promise.all(part)));
  }
  return done;
}

function pause(length: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 1000 * length));
}
