/**
 * `npm run bench:upkeep -- [finished games, 20000] [sqlite|postgres]`: how long each step of erasing the busiest player,
 * and of deleting all of these games, holds a full store. Prints milliseconds by operation, and fails above the bar.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { eraseWhole } from '../admin/erase-player.ts';
import { RetentionJob } from '../admin/retention-job.ts';
import { readConfig } from '../config.ts';
import { systemPorts } from '../ports.ts';
import { meteredStore } from '../storage/metered-store.ts';
import { openPostgresStore } from '../storage/postgres/postgres-store.ts';
import type { Database } from '../storage/schema.ts';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import type { Store } from '../storage/store.ts';
import { startPostgres } from '../testing/processes/postgres.ts';
import { openBenchDatabase } from './bench-database.ts';
import { fillStore } from './people-data.ts';

const games = Number(process.argv[2] ?? 20_000);
const kind = process.argv[3] ?? 'sqlite';
/** Milliseconds that a step may hold the store. */
const BAR = 50;
const EVENTS = 100;
const BODY = JSON.stringify({
  type: 'moved',
  at: 1,
  seat: 0,
  move: 'place:3,4,north',
  by: { id: 'x', name: 'y' },
});

const folder = mkdtempSync(join(tmpdir(), 'kingdomino-upkeep-'));
const file = join(folder, 'kingdomino.db');
const postgres = kind === 'postgres' ? await startPostgres() : undefined;
await (await open()).close();
const db = openBenchDatabase(postgres ? { url: postgres.url } : { file });
await fillStore(db, { players: 2000, games }, postgres !== undefined, () => undefined);
await fillEvents(db);
await db.destroy();

const opened = await open();
const times = new Map<string, number[]>();
const storeTook = (name: string, seconds: number) =>
  void times.set(name, [...(times.get(name) ?? []), 1000 * seconds]);
const store = meteredStore(opened, { storeTook, conflict: () => undefined });
await eraseWhole(store, { player: 'player-0', name: '' }, Date.now());
const retention = { ...readConfig({}).retention, finishedTables: 1, closedTables: 1 };
const job = new RetentionJob({ store, ports: systemPorts, retention, onDeleted: () => undefined });
const report = await job.run();
let isAbove = false;
for (const [name, all] of times) {
  all.sort((one, other) => one - other);
  const at = (share: number) => all[Math.floor(share * (all.length - 1))]!;
  if (at(0.99) > BAR) isAbove = true;
  if (all.length > 3)
    console.log(
      `${kind} ${name}: ${all.length} steps, median ${at(0.5).toFixed(1)}, 99 % ${at(0.99).toFixed(1)}, most ${at(1).toFixed(1)} ms`,
    );
}
console.log(JSON.stringify(report), isAbove ? `above the bar of ${BAR} ms` : `no step above ${BAR} ms`);
await opened.close();
await postgres?.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(isAbove ? 1 : 0);

function open(): Promise<Store> {
  return postgres
    ? openPostgresStore({ url: postgres.url, connections: 4, onError: () => undefined })
    : openSqliteStore(file);
}

/** As many as a game has, and who is named there. */
async function fillEvents(database: Kysely<Database>): Promise<void> {
  await sql`insert into events (table_id, version, body)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(EVENTS)})
    select table_id, n, ${sql.lit(BODY)} from rated_games, numbers`.execute(database);
  await sql`insert into named (player_id, table_id)
    select distinct player_id, table_id from seats`.execute(database);
}
