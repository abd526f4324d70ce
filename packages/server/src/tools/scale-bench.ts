/**
 * `npm run bench:scale -- [tables shown, 500] [tables elsewhere, 5000] [seconds, 30] [redis|postgres] [rounds, 3]`
 *
 * Three processes on one PostgreSQL. The first shows some tables that play on all the time; its processor time is
 * measured in turns while the tables of the other two rest and while all of them are played. A process should not work
 * more for tables that it does not show. In the end one of the other two is killed, and it is measured how long the moves
 * at the first and the third take.
 */
import pg from 'pg';
import { BenchPlayer, BenchTable } from '../testing/clients/bench-table.ts';
import { freePort } from '../testing/processes/free-port.ts';
import { cpuSecondsOf, cpuSecondsOfOthers, family } from '../testing/processes/machine.ts';
import { startPostgres } from '../testing/processes/postgres.ts';
import { startRedis } from '../testing/processes/redis.ts';
import { ServerProcess } from '../testing/processes/server-process.ts';

const [shown, elsewhere, seconds] = [500, 5000, 30].map((usual, index) =>
  Number(process.argv[index + 2] ?? usual),
) as [number, number, number];
const news = process.argv[5] ?? 'redis';
const rounds = Number(process.argv[6] ?? 3);
/** Milliseconds between two moves at a table: quick ones where it is measured, as people play elsewhere. */
const PACE = { here: 4000, elsewhere: 20_000 };
const WARM_UP = 10;
const AT_ONCE = 20;
const NO_LIMIT = '1000000';

const postgres = await startPostgres();
const redis = news === 'redis' ? await startRedis() : undefined;
const settings = {
  DATABASE_URL: postgres.url,
  ...(redis ? { REDIS_URL: redis.url } : {}),
  RATE_PER_CONNECTION: NO_LIMIT,
  RATE_PER_PLAYER: NO_LIMIT,
  RATE_PER_ADDRESS: NO_LIMIT,
  GUESTS_PER_ADDRESS: NO_LIMIT,
  MAX_SOCKETS_PER_ADDRESS: NO_LIMIT,
};
const servers: ServerProcess[] = [];
for (let index = 0; index < 3; index++) {
  const server = new ServerProcess(await freePort(), settings);
  await server.start();
  servers.push(server);
}
const [here, ...there] = servers as [ServerProcess, ServerProcess, ServerProcess];
const moves = { here: 0, elsewhere: 0 };
/** From each move to its acknowledgement. */
const delays: number[] = [];

const own = await openTables([here], shown, 'here');
await pause(WARM_UP);
const before = await measure();
const others = await openTables(there, elsewhere, 'elsewhere');
const resting: Measure[] = [];
const played: Measure[] = [];
for (let round = 0; round < rounds; round++) {
  for (const table of others) table.pause();
  await pause(WARM_UP);
  resting.push(await measure());
  for (const table of others) table.goOn();
  // until the players elsewhere are spread over their thinking time again
  await pause(WARM_UP + PACE.elsewhere / 1000);
  played.push(await measure());
}
const atRest = delays.splice(0).sort((one, other) => one - other);
const hot = await hotUpdates();
await there[1].end('SIGKILL');
const afterKill = await measure();
const delayed = delays.splice(0).sort((one, other) => one - other);
for (const table of [...own, ...others]) table.stop();
const [alone, beside] = [mean(resting), mean(played)];
console.log(
  JSON.stringify(
    {
      news,
      shown,
      elsewhere,
      seconds,
      beforeTheyWereOpened: before,
      resting,
      played,
      movesThatTouchedNoIndex: hot,
      afterOneProcessWasKilled: {
        ...afterKill,
        acknowledgedAfterMs: spread(delayed),
        before: spread(atRest),
      },
      coreUsed: { alone, beside, more: `${(100 * (beside / alone - 1)).toFixed(1)} %` },
    },
    null,
    2,
  ),
);
for (const server of servers.slice(0, 2)) await server.end('SIGKILL');
await redis?.stop();
await postgres.stop();
process.exit(0);

/** Both players of a table are at the same process. */
async function openTables(
  at: readonly ServerProcess[],
  count: number,
  where: 'here' | 'elsewhere',
): Promise<BenchTable[]> {
  const hooks = {
    onAcknowledged: (milliseconds: number) => {
      moves[where]++;
      delays.push(milliseconds);
    },
    onRefused: () => undefined,
    thinkingTime: () => 2 * PACE[where] * Math.random(),
  };
  const tables: BenchTable[] = [];
  while (tables.length < count) {
    const part = Array.from({ length: Math.min(AT_ONCE, count - tables.length) }, async (_, index) => {
      const { origin } = at[index % at.length]!;
      const players = [await BenchPlayer.connect(origin), await BenchPlayer.connect(origin)];
      const table = new BenchTable(players, hooks);
      await table.open();
      return table;
    });
    tables.push(...(await Promise.all(part)));
  }
  return tables;
}

interface Measure {
  /** Cores used by the first process, the others together, the database and the Redis server. */
  readonly here: number;
  readonly there: number;
  readonly postgres: number;
  readonly redis: number;
  /** And by whatever else runs on this machine. */
  readonly others: number;
  readonly movesPerSecond: typeof moves;
}

async function measure(): Promise<Measure> {
  Object.assign(moves, { here: 0, elsewhere: 0 });
  const start = used();
  await pause(seconds);
  const end = used();
  const rate = (name: keyof typeof end) => Number(((end[name] - start[name]) / seconds).toFixed(3));
  return {
    here: rate('here'),
    there: rate('there'),
    postgres: rate('postgres'),
    redis: rate('redis'),
    others: rate('others'),
    movesPerSecond: {
      here: Math.round(moves.here / seconds),
      elsewhere: Math.round(moves.elsewhere / seconds),
    },
  };
}

function used() {
  return {
    here: cpuSecondsOf([here.pid!]),
    there: cpuSecondsOf(there.flatMap(({ pid }) => pid ?? [])),
    postgres: cpuSecondsOf(family(postgres.pid)),
    redis: redis ? cpuSecondsOf([redis.pid]) : 0,
    others: cpuSecondsOfOthers(),
  };
}

/** Of all changes of rows of `tables`, the part that PostgreSQL made in their pages. */
async function hotUpdates(): Promise<string> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  const { rows } = await client.query<{ all: string; hot: string }>(
    "select n_tup_upd as all, n_tup_hot_upd as hot from pg_stat_user_tables where relname = 'tables'",
  );
  await client.end();
  return `${rows[0]!.hot} of ${rows[0]!.all}`;
}

function spread(sorted: readonly number[]): string {
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return `median ${at(0.5)}, 99 % ${at(0.99)}, most ${at(1)}`;
}

function mean(measures: readonly Measure[]): number {
  return Number((measures.reduce((sum, { here: core }) => sum + core, 0) / measures.length).toFixed(4));
}

function pause(length: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 1000 * length));
}
