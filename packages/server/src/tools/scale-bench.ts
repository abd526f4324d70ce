/**
 * `node packages/server/dist/tools/scale-bench.js [tables shown, 100] [tables elsewhere, 500] [seconds, 20] [redis|postgres]`
 *
 * Two processes on one PostgreSQL. The first shows some tables that play on all the time; its processor time is
 * measured while the second shows nothing, and while it plays many tables of its own. A process should not work more for
 * tables that it does not show.
 */
import { BenchPlayer, BenchTable } from '../testing/bench-table.ts';
import { freePort } from '../testing/free-port.ts';
import { cpuSecondsOf } from '../testing/machine.ts';
import { startPostgres } from '../testing/postgres.ts';
import { startRedis } from '../testing/redis.ts';
import { ServerProcess } from '../testing/server-process.ts';

const [shown, elsewhere, seconds] = [100, 500, 20].map((usual, index) =>
  Number(process.argv[index + 2] ?? usual),
) as [number, number, number];
const news = process.argv[5] ?? 'redis';
const THINKING = 4000;
const WARM_UP = 5;
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
const servers = [
  new ServerProcess(await freePort(), settings),
  new ServerProcess(await freePort(), settings),
] as const;
for (const server of servers) await server.start();

const moves = [0, 0];
const own = await openTables(servers[0].origin, shown, 0);
const alone = await measure();
const others = await openTables(servers[1].origin, elsewhere, 1);
const beside = await measure();
for (const table of [...own, ...others]) table.stop();
console.log(JSON.stringify({ news, shown, elsewhere, seconds, alone, beside }));
for (const server of servers) await server.end('SIGKILL');
await redis?.stop();
await postgres.stop();
process.exit(0);

/** Both players of a table are at the same process. */
async function openTables(origin: string, count: number, where: number): Promise<BenchTable[]> {
  const hooks = {
    onAcknowledged: () => void moves[where]!++,
    onRefused: () => undefined,
    thinkingTime: () => 2 * THINKING * Math.random(),
  };
  const tables: BenchTable[] = [];
  while (tables.length < count) {
    const part = Array.from({ length: Math.min(AT_ONCE, count - tables.length) }, async () => {
      const players = [await BenchPlayer.connect(origin), await BenchPlayer.connect(origin)] as const;
      const table = new BenchTable([...players], hooks);
      await table.open();
      return table;
    });
    tables.push(...(await Promise.all(part)));
  }
  return tables;
}

/** Processor seconds a second of the first process, and moves a second at both. */
async function measure() {
  await pause(WARM_UP);
  moves.fill(0);
  const before = cpuSecondsOf([servers[0].pid!]);
  await pause(seconds);
  const used = (cpuSecondsOf([servers[0].pid!]) - before) / seconds;
  return {
    coreUsed: Number(used.toFixed(3)),
    movesPerSecond: moves.map(count => Number((count / seconds).toFixed(1))),
  };
}

function pause(length: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 1000 * length));
}
