/**
 * `npm run bench:tournaments -- [sqlite|postgres|arena|all] [players, 1000] [rounds, 9] [kills, 1]`: a Swiss tournament on
 * the real store with real tables. PostgreSQL has three processes, SQLite one; some are killed with SIGKILL in the
 * middle and started again. In the end every game must be counted once. `arena`: how long it takes to pair 500 who wait.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TournamentPlan } from '@kingdomino/protocol';
import { create, Tournament } from '@kingdomino/table/tournaments';
import { checkTournament } from '../admin/tournament-tasks.ts';
import { openPostgresStore } from '../storage/postgres/postgres-store.ts';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import type { Store } from '../storage/store.ts';
import { missingPostgres, startPostgres } from '../testing/processes/postgres.ts';
import { TournamentLog } from '../tournaments/tournament-log.ts';
import { summaryOf } from '../tournaments/tournament-summary.ts';

const [what = 'all', players = '1000', rounds = '9', kills = '1'] = process.argv.slice(2);
const SPEED = 50;
const PLAN: TournamentPlan = {
  name: 'Many',
  kind: 'swiss',
  mode: 'two',
  rated: false,
  visibility: 'public',
  most: Number(players),
  seconds: 3600,
  increment: 60,
};
const ID = 'tournament-of-many';
const WORKER = fileURLToPath(new URL('tournament-worker.js', import.meta.url));

if (what === 'arena' || what === 'all') await measureArenas();
if (what === 'sqlite' || what === 'all') await onSqlite();
if (what === 'postgres' || what === 'all') await onPostgres();

async function measureArenas(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kingdomino-arena-'));
  await measureArena('SQLite', await openSqliteStore(join(folder, 'tables.db')));
  rmSync(folder, { recursive: true });
  if (missingPostgres()) return;
  const postgres = await startPostgres();
  const onError = () => undefined;
  await measureArena('PostgreSQL', await openPostgresStore({ url: postgres.url, connections: 4, onError }));
  await postgres.stop();
}

/** From the command to the commit; each time of another tournament, in which 500 have just begun to wait. */
async function measureArena(name: string, store: Store): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < 21; turn++) {
    const id = `arena-${turn}-of-many`;
    const at = Date.now();
    await beginArena(store, id, at);
    const log = new TournamentLog(store, () => at + 10_000);
    await log.read(id, () => undefined);
    let table = 0;
    const begun = performance.now();
    const done = await log.change(id, { type: 'advance', newTable: () => `${id}-${table++}` });
    times.push(performance.now() - begun);
    if (!done.ok || table !== 250) throw new Error(`${table} tables`);
  }
  times.sort((one, other) => one - other);
  await store.close();
  console.log(
    `arena, 500 who wait, ${name}: ${times[10]!.toFixed(1)} ms (median), ${times[20]!.toFixed(1)} ms at most`,
  );
}

async function beginArena(store: Store, id: string, at: number): Promise<void> {
  const made = create({ ...PLAN, kind: 'arena', minutes: 60, startsAt: at }, at, {});
  if (!made.ok) throw new Error(made.error.text);
  const joined = Array.from(
    { length: 500 },
    (_, n) => ({ type: 'joined', at, player: `player-${n}`, rating: 1500 + n }) as const,
  );
  const events = [...made.value, ...joined, { type: 'started', at } as const];
  const tournament = Tournament.from(events);
  const bodies = events.map(event => JSON.stringify(event));
  await store.createTournament({
    id,
    visibility: 'public',
    ...summaryOf(id, tournament),
    events: bodies,
    most: 1,
  });
}

async function onSqlite(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kingdomino-tournament-'));
  const file = join(folder, 'tables.db');
  const open = () => openSqliteStore(file);
  await report('SQLite, one process', file, 1, open);
  rmSync(folder, { recursive: true });
}

async function onPostgres(): Promise<void> {
  const missing = missingPostgres();
  if (missing) return console.log(`PostgreSQL: ${JSON.stringify(missing)}`);
  const postgres = await startPostgres();
  const open = () => openPostgresStore({ url: postgres.url, connections: 4, onError: () => undefined });
  await report('PostgreSQL, three processes', postgres.url, 3, open);
  await postgres.stop();
}

async function report(
  name: string,
  where: string,
  processes: number,
  open: () => Promise<Store>,
): Promise<void> {
  const epoch = Date.now();
  const prepared = await open();
  await prepare(prepared, epoch);
  await prepared.close();
  const begun = performance.now();
  const killed = await run(where, processes, epoch);
  const seconds = (performance.now() - begun) / 1000;
  const store = await open();
  const checked = await checkTournament(store, ID);
  await store.close();
  console.log(`${name}: ${players} players, ${rounds} rounds, ${killed} kills, ${seconds.toFixed(0)} s`);
  console.log(JSON.stringify({ ...checked, standings: undefined }));
  if (checked.faults.length > 0 || checked.state !== 'over') process.exitCode = 1;
}

async function prepare(store: Store, now: number): Promise<void> {
  const made = create({ ...PLAN, rounds: Number(rounds) }, now, {});
  if (!made.ok) throw new Error(made.error.text);
  const joined = Array.from({ length: Number(players) }, (_, number) => ({
    player: `player-${number}`,
    at: now,
  }));
  for (const { player } of joined)
    await store.createPlayer({
      id: player,
      name: player,
      bot: false,
      createdAt: now,
      token: { hash: `h-${player}`, player, kind: 'session', expiresAt: now },
    });
  const events = [
    ...made.value,
    ...joined.map(({ player, at }) => ({ type: 'joined', at, player }) as const),
  ];
  const tournament = Tournament.from(events);
  await store.createTournament({
    id: ID,
    visibility: 'public',
    ...summaryOf(ID, tournament),
    events: events.map(event => JSON.stringify(event)),
    dueAt: now,
    most: 1,
  });
}

/** Returns how many were killed. */
async function run(where: string, processes: number, epoch: number): Promise<number> {
  const all = Array.from({ length: processes }, (_, index) => start(where, index, processes, epoch));
  let killed = 0;
  let isOver = false;
  const ended = all.map(async (_, index) => {
    for (;;) {
      const code = await new Promise<number | null>(resolve => all[index]!.once('exit', resolve));
      // killed, or given up because the database did not answer in time
      if (code === 0) {
        isOver = true;
        return;
      }
      all[index] = start(where, index, processes, epoch);
    }
  });
  // a single process needs time to come back at all
  const pause = Number(kills) <= 1 ? 15_000 : processes === 1 ? 1500 : 500;
  const killer = setInterval(() => {
    if (isOver || killed >= Number(kills)) return clearInterval(killer);
    all[killed % processes]!.kill('SIGKILL');
    killed++;
  }, pause);
  await Promise.all(ended);
  clearInterval(killer);
  return killed;
}

function start(where: string, index: number, count: number, epoch: number): ChildProcess {
  const words = [where, ID, index, count, SPEED, epoch].map(String);
  return spawn(process.execPath, [WORKER, ...words], { stdio: ['ignore', 'inherit', 'inherit'] });
}
