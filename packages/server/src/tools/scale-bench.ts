/**
 * `npm run bench:scale -- [tables shown, 500] [tables elsewhere, 5000] [seconds, 30] [redis|postgres] [rounds, 3]`
 *
 * Three processes on one PostgreSQL. The first shows some tables that play on all the time; its processor time is
 * measured in turns while the tables of the other two rest and while all of them are played. A process should not work
 * more for tables that it does not show.
 */
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
      coreUsed: { alone, beside, more: `${(100 * (beside / alone - 1)).toFixed(1)} %` },
    },
    null,
    2,
  ),
);
for (const server of servers) await server.end('SIGKILL');
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
    onAcknowledged: () => void moves[where]++,
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
    there: cpuSecondsOf(there.map(({ pid }) => pid!)),
    postgres: cpuSecondsOf(family(postgres.pid)),
    redis: redis ? cpuSecondsOf([redis.pid]) : 0,
    others: cpuSecondsOfOthers(),
  };
}

function mean(measures: readonly Measure[]): number {
  return Number((measures.reduce((sum, { here: core }) => sum + core, 0) / measures.length).toFixed(4));
}

function pause(length: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 1000 * length));
}
