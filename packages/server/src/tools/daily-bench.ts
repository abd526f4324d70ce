/**
 * `node packages/server/dist/tools/daily-bench.js [players, 100000] [sqlite|postgres]`: how long it takes to show a day's
 * deal that so many have finished, and to finish it. Prints milliseconds of fifty times each, at the store.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openPostgresStore } from '../storage/postgres/postgres-store.ts';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import type { Store } from '../storage/store.ts';
import { startPostgres } from '../testing/processes/postgres.ts';
import { openBenchDatabase } from './bench-database.ts';

const count = Number(process.argv[2] ?? 100_000);
const kind = process.argv[3] ?? 'sqlite';
const TIMES = 50;
const DEAL = 'daily-kingdomino-2026-11-16';
const DAY = 20_773;
/** Points from 20 to 109. */
const SPREAD = 90;

const folder = mkdtempSync(join(tmpdir(), 'kingdomino-daily-'));
const file = join(folder, 'kingdomino.db');
const postgres = kind === 'postgres' ? await startPostgres() : undefined;
await (await open()).close();
await fill();
const store = await open();
const results = {
  'own result': await measure(n => store.dailyOf({ player: `player-${n}`, deals: [DEAL] })),
  'points of all': await measure(() => store.dailyPoints({ deals: [DEAL] })),
  'best game': await measure(() => store.dailyBest(DEAL)),
  'first page': await measure(() => store.dailyResults({ deal: DEAL, limit: 50 })),
  'a page anywhere': await measure(n =>
    store.dailyResults({
      deal: DEAL,
      limit: 50,
      after: { points: 20 + (n % SPREAD), at: n, player: `player-${n}` },
    }),
  ),
  'own history': await measure(n => store.dailyHistory({ player: `player-${n}`, game: 'kingdomino' })),
  'a finished game': await measure(finish),
};
console.log(JSON.stringify({ store: kind, players: count, milliseconds: results }, null, 2));
await store.close();
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });

function open(): Promise<Store> {
  return postgres
    ? openPostgresStore({ url: postgres.url, connections: 4, onError: () => undefined })
    : openSqliteStore(file);
}

/** As if so many had played, in a moment. */
async function fill(): Promise<void> {
  const db = openBenchDatabase(postgres ? { url: postgres.url } : { file });
  const numbers = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})`;
  await sql`insert into tables (id, game, visibility, status, version, summary, opened_at, changed_at, ended_at, opened_by, command, deal_id)
    ${numbers} select 'table-' || n, 'kingdomino', 'link', 'over', 60, '{}', n, n, n, 'player-' || n, 'daily', ${sql.lit(DEAL)} from numbers`.execute(
    db,
  );
  await sql`insert into players (id, name, bot, created_at) ${numbers} select 'player-' || n, 'Guest ' || n, 0, n from numbers`.execute(
    db,
  );
  await sql`insert into daily_results (deal_id, player_id, game, day, table_id, finished_at, points, rank)
    ${numbers} select ${sql.lit(DEAL)}, 'player-' || n, 'kingdomino', ${sql.lit(DAY)}, 'table-' || n, n,
      20 + n % ${sql.lit(SPREAD)}, 1 + n % 4 from numbers`.execute(db);
  await sql`insert into daily_points (deal_id, points, count)
    select deal_id, points, count(*) from daily_results group by deal_id, points`.execute(db);
  await sql`analyze`.execute(db);
  await db.destroy();
}

async function finish(n: number): Promise<void> {
  const id = `new-${n}`;
  const state = { status: 'playing', dueAt: undefined, toAct: undefined, summary: '{}', changedAt: n };
  await store.createTable({
    ...state,
    id,
    game: 'kingdomino',
    visibility: 'link',
    openedBy: id,
    command: 'daily',
    seed: '00',
    events: [{ body: '{}' }],
    daily: { isGuest: false, deal: DEAL, game: 'kingdomino', day: DAY, player: id },
  });
  const ended = { ...state, status: 'over' };
  await store.append({
    table: id,
    after: 1,
    events: [{ body: '{}' }],
    state: ended,
    daily: { points: 60, rank: 1 },
  });
}

async function measure(task: (n: number) => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const start = performance.now();
    await task(1 + ((time * 7919) % count));
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]!.toFixed(1);
  return `median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)}`;
}
