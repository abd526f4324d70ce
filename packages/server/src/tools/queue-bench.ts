/** What the commands of one player cost a store in which ten thousand wait to be paired, and what a step holds it for. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { type Kysely, sql } from 'kysely';
import { openPostgresStore } from '../storage/postgres/postgres-store.ts';
import type { Database } from '../storage/schema.ts';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import type { Store } from '../storage/store.ts';
import { missingPostgres, startPostgres } from '../testing/processes/postgres.ts';
import { openBenchDatabase } from './bench-database.ts';

const WAITING = 10_000;
const TIMES = 100;
const NOW = 1_800_000_000_000;
/** Milliseconds of a command. */
const BAR = 5;

export async function measureQueue(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'kingdomino-queue-'));
  const file = join(folder, 'kingdomino.db');
  let thread: Worker | undefined;
  const onThread = (worker: Worker): void => {
    thread = worker;
  };
  // what the thread works, without the pause after a commit in which others join the next
  const working = () => thread!.performance.eventLoopUtilization().active;
  const embedded = await measure('SQLite', { file }, () => openSqliteStore(file, { onThread }), working);
  rmSync(folder, { recursive: true, force: true });
  const missing = missingPostgres();
  if (missing) {
    console.log(`no PostgreSQL: ${missing}`);
    return embedded;
  }
  const postgres = await startPostgres();
  const { url } = postgres;
  const shared = await measure('PostgreSQL', { url }, () =>
    openPostgresStore({ url, connections: 4, onError: () => undefined }),
  );
  await postgres.stop();
  return embedded && shared;
}

async function measure(
  name: string,
  where: Parameters<typeof openBenchDatabase>[0],
  open: () => Promise<Store>,
  clock = () => performance.now(),
): Promise<boolean> {
  await (await open()).close();
  const db = openBenchDatabase(where);
  await fill(db);
  await db.destroy();
  const store = await open();
  const wait = (n: number) =>
    store.joinQueue({ player: `new-${n}`, modes: ['two', 'duel'], stakes: 'casual', now: NOW });
  const commands: Readonly<Record<string, (n: number) => Promise<unknown>>> = {
    'begins to wait': async n => {
      await wait(n);
      await store.matchQueued({ now: NOW, id: `c${n}`, isChange: true });
      return store.queueEntriesOf([`new-${n}`]);
    },
    'says yes': n =>
      store.answerOffer({ player: `asked-${2 * n}`, offer: `offer-${n}`, accept: true, now: NOW }),
    'says no': n =>
      store.answerOffer({
        player: `asked-${2 * (n + 200)}`,
        offer: `offer-${n + 200}`,
        accept: false,
        now: NOW,
      }),
    'waits no more': n => store.leaveQueue(`new-${n}`),
  };
  let isWithin = true;
  for (const [what, act] of Object.entries(commands))
    isWithin = (await show(clock, `${name} | ${what}`, act)) <= BAR && isWithin;
  await show(clock, `${name} | a step that finds nobody`, n =>
    store.matchQueued({ now: NOW + 500 * n, id: `s${n}`, isChange: false }),
  );
  await show(clock, `${name} | how many wait, once a second`, () => store.countQueued(NOW));
  await store.close();
  return isWithin;
}

/** Prints median, 95 % and most; returns the median. */
async function show(
  clock: () => number,
  what: string,
  act: (n: number) => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  for (let n = 1; n <= TIMES; n++) {
    const begun = clock();
    await act(n);
    times.push(clock() - begun);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]!;
  console.log(`| ${what} | ${[at(0.5), at(0.95), at(1)].map(time => time.toFixed(1)).join(' | ')} |`);
  return at(0.5);
}

/** Nobody near anybody, and a thousand pairs that were asked. */
async function fill(db: Kysely<Database>): Promise<void> {
  const numbers = (count: number) =>
    sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})`;
  const columns = sql`player_id, modes, stakes, bots, people_only, strengths, since, seen_at, accepted, offer_id`;
  const seen = sql.lit(NOW + 1_000_000_000);
  await sql`insert into waits (${columns}) ${numbers(WAITING)}
    select 'waits-' || n, 'two', 'casual', null, 0,
      '{"two":{"rating":' || (n * 10000) || ',"deviation":10}}', ${sql.lit(NOW)} + n, ${seen}, 0, null from numbers`.execute(
    db,
  );
  await sql`insert into waits (${columns}) ${numbers(2000)}
    select 'asked-' || n, 'duel', 'casual', null, 0, '{"duel":{"rating":1500,"deviation":10}}', ${sql.lit(NOW)}, ${seen},
      n % 2, 'offer-' || (n / 2) from numbers`.execute(db);
  await sql`insert into offers (id, mode, rated, people, bots, until, claimed_until) ${numbers(1000)}
    select 'offer-' || n, 'duel', 0, 2, null, ${seen}, 0 from numbers`.execute(db);
  await sql`analyze`.execute(db);
}
