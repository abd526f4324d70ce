/**
 * `npm run soak -- [minutes, 60] [moves a second, 40]`: is the memory flat when people come, play and go for a long
 * time? Every game has new players, a spectator, a guest who only looks and a table that is given up. Retention is a
 * few minutes and cleaned by the operator's command, the cache small, so that what is forgotten is forgotten many times.
 * Prints a line a minute, and how much memory grew from the second third of the time to the last. The server collects
 * its garbage before each line: it would let the heap grow to five times what is kept.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminSocketPath, askRunningServer } from '../admin/admin-socket.ts';
import { BenchPlayer, BenchTable } from '../testing/clients/bench-table.ts';
import { wish } from '../testing/clients/play.ts';
import { COLLECTED_ON_SIGNAL, collect } from '../testing/processes/collected-on-signal.ts';
import { freePort } from '../testing/processes/free-port.ts';
import { cpuSecondsOf, megabytesOf } from '../testing/processes/machine.ts';
import { ServerProcess } from '../testing/processes/server-process.ts';

const minutes = Number(process.argv[2] ?? 60);
const rate = Number(process.argv[3] ?? 40);
/** Milliseconds between two moves at a table. */
const THINKING = 2000;
const CLEANING_EVERY = 3;
const RETAINED = String(CLEANING_EVERY / 24 / 60);
const NO_LIMIT = '1000000';

const folder = mkdtempSync(join(tmpdir(), 'kingdomino-soak-'));
const server = new ServerProcess(await freePort(), {
  DATA_DIR: folder,
  RETAIN_FINISHED_TABLES_DAYS: RETAINED,
  RETAIN_CLOSED_TABLES_DAYS: RETAINED,
  RETAIN_IDLE_GUESTS_DAYS: RETAINED,
  TABLES_IN_MEMORY: '200',
  RATE_PER_ADDRESS: NO_LIMIT,
  GUESTS_PER_ADDRESS: NO_LIMIT,
  MAX_SOCKETS_PER_ADDRESS: NO_LIMIT,
  NODE_OPTIONS: COLLECTED_ON_SIGNAL,
});
await server.start();

const counts = { moves: 0, refused: 0, games: 0, failed: 0 };
let isOver = false;
const seats = Array.from({ length: Math.max(1, Math.round((rate * THINKING) / 1000)) }, () => playOn());
const samples: { readonly minute: number; readonly megabytes: number; readonly heap: number }[] = [];
const forgotten = { tokens: 0, guests: 0, tables: 0 };
for (let minute = 1; minute <= minutes; minute++) {
  await pause(60_000);
  if (minute % CLEANING_EVERY === 0) await clean();
  await report(minute);
}
isOver = true;
console.log(JSON.stringify(verdict()));
await Promise.race([Promise.all(seats), pause(1000)]);
await server.end('SIGTERM');
rmSync(folder, { recursive: true, force: true });
process.exit(0);

/** Game after game, each between people who have never been here. */
async function playOn(): Promise<void> {
  while (!isOver) {
    try {
      await playOne();
      counts.games++;
    } catch {
      counts.failed++;
      await pause(1000);
    }
  }
}

async function playOne(): Promise<void> {
  const people = await Promise.all([0, 1, 2, 3].map(() => BenchPlayer.connect(server.origin)));
  const [ann, bob, spectator, guest] = people as [BenchPlayer, BenchPlayer, BenchPlayer, BenchPlayer];
  try {
    await guest.ask({ type: 'list', list: 'open' });
    guest.close();
    await new Promise<void>((resolve, reject) => {
      const table = new BenchTable([ann, bob], {
        onAcknowledged: () => void counts.moves++,
        onRefused: () => void counts.refused++,
        thinkingTime: () => 2 * THINKING * Math.random(),
        onOver: resolve,
      });
      table.open().then(() => spectator.ask({ type: 'watch', table: table.id, version: 0 }), reject);
    });
    const givenUp = await ann.ask({ ...wish() });
    if (givenUp.type === 'done') await ann.ask({ type: 'close', table: givenUp.table });
  } finally {
    for (const player of people) player.close();
  }
}

async function clean(): Promise<void> {
  const answer = await askRunningServer(adminSocketPath(folder), 'upkeep', '');
  if (!answer || 'error' in answer) throw new Error(`no upkeep: ${JSON.stringify(answer)}`);
  const report = answer.value as typeof forgotten;
  for (const name of ['tokens', 'guests', 'tables'] as const) forgotten[name] += report[name];
}

async function report(minute: number): Promise<void> {
  const pid = server.pid!;
  await collect(pid);
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  const metric = (name: string) => Number(new RegExp(`^${name} ([0-9.e+-]+)$`, 'm').exec(text)?.[1]);
  const megabytes = Math.round(megabytesOf([pid]));
  const heap = Math.round(metric('nodejs_heap_size_used_bytes') / 1e6);
  samples.push({ minute, megabytes, heap });
  console.log(
    JSON.stringify({
      minute,
      megabytes,
      heap,
      external: Math.round(metric('nodejs_external_memory_bytes') / 1e6),
      tablesInMemory: metric('kingdomino_tables_in_memory'),
      sockets: metric('kingdomino_sockets'),
      openFiles: readdirSync(`/proc/${pid}/fd`).length,
      storeMegabytes: Math.round(statSync(join(folder, 'kingdomino.db')).size / 1e6),
      cpuSeconds: Math.round(cpuSecondsOf([pid])),
      ...counts,
      forgotten: { ...forgotten },
    }),
  );
}

function verdict() {
  const third = Math.floor(samples.length / 3);
  const mean = (part: typeof samples, name: 'megabytes' | 'heap') =>
    part.reduce((sum, sample) => sum + sample[name], 0) / part.length;
  const [second, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)];
  const compare = (name: 'megabytes' | 'heap') => ({
    secondThird: Math.round(mean(second, name)),
    lastThird: Math.round(mean(last, name)),
  });
  return { minutes, megabytes: compare('megabytes'), heap: compare('heap'), ...counts };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
