/**
 * `npm run bench:people -- [players, 100000] [rated games, 1000000] [sqlite|postgres] [folder to keep] [rerate]`: how
 * long what pages show of people takes with a full store. Prints milliseconds at the store, of a hundred times each, and
 * what took longer than 50. A folder that was kept is measured again at once. With `rerate` all ratings are computed
 * again, which goes on where it was ended.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rerate } from '../admin/rerate.ts';
import { openPostgresStore } from '../storage/postgres/postgres-store.ts';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import type { Store } from '../storage/store.ts';
import { startPostgres } from '../testing/processes/postgres.ts';
import { openBenchDatabase } from './bench-database.ts';
import { fillStore } from './people-data.ts';
import { type Ask, pagesOf } from './people-pages.ts';

const amount = { players: Number(process.argv[2] ?? 100_000), games: Number(process.argv[3] ?? 1_000_000) };
const kind = process.argv[4] ?? 'sqlite';
const kept = process.argv[5];
const isRerating = process.argv[6] === 'rerate';
const TIMES = 100;
const TURN = 10_000;
/** What a page may wait for, in milliseconds. */
const BAR = 50;

const folder = kept ?? mkdtempSync(join(tmpdir(), 'kingdomino-people-'));
const file = join(folder, 'kingdomino.db');
const inPostgres = join(folder, 'postgres');
const isKept = existsSync(kind === 'postgres' ? inPostgres : file);
const postgres = kind === 'postgres' ? await startPostgres(undefined, kept && inPostgres) : undefined;
if (!isKept) await (await open()).close();
const filledIn = isKept ? 0 : await seconds(fill);
const store = await open();
let ended = 0;
if (isRerating) await rateAll();
else {
  const times: Record<string, readonly number[]> = {};
  const pages = { ...pagesOf(store, amount), 'a rated end': end };
  for (const [name, ask] of Object.entries(pages)) times[name] = await measure(ask);
  const milliseconds = Object.fromEntries(Object.entries(times).map(([name, all]) => [name, texted(all)]));
  const slow = Object.keys(times).filter(name => times[name]!.at(-1)! > BAR);
  console.log(JSON.stringify({ store: kind, ...amount, filledIn, milliseconds, slow }, null, 2));
}
await store.close();
await postgres?.stop();
if (kept === undefined) rmSync(folder, { recursive: true, force: true });
process.exit(0);

function open(): Promise<Store> {
  return postgres
    ? openPostgresStore({ url: postgres.url, connections: 4, onError: () => undefined })
    : openSqliteStore(file);
}

async function rateAll(): Promise<void> {
  const start = performance.now();
  for (;;) {
    const { rated, games: all, isDone } = await rerate(store, { isFirst: false, milliseconds: TURN });
    const passed = (performance.now() - start) / 1000;
    console.log(`${rated} of ${all} games rated after ${Math.round(passed)} s`);
    if (isDone) return;
  }
}

async function end(n: number): Promise<void> {
  const id = `bench-${Date.now()}-${++ended}`;
  const state = { status: 'over', dueAt: undefined, toAct: undefined, summary: '{}', changedAt: n };
  const table = { id, game: 'duel', visibility: 'public', openedBy: id, command: id, seed: 'ab' };
  await store.createTable({ ...state, ...table, status: 'playing', events: [{ body: '{}' }] });
  const seats = [n, n + 1].map((player, index) => ({ player: `player-${player}`, place: 1 + index }));
  const rated = { mode: 'duel', ofBots: false, seats } as const;
  await store.append({ table: id, after: 1, events: [{ body: '{}' }], state, rated });
}

async function fill(): Promise<void> {
  const db = openBenchDatabase(postgres ? { url: postgres.url } : { file });
  await fillStore(db, amount, postgres !== undefined, part => console.error(part));
  await db.destroy();
}

async function seconds(task: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await task();
  return Math.round((performance.now() - start) / 1000);
}

/** In the order of how long they took. */
async function measure(ask: Ask): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n++) {
    const start = performance.now();
    // the store gives up what takes seconds
    const isDone = await ask(n).then(
      () => true,
      () => false,
    );
    times.push(isDone ? performance.now() - start : Number.POSITIVE_INFINITY);
    if (!isDone) break;
  }
  return times.sort((one, other) => one - other);
}

function texted(times: readonly number[]): string {
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]!.toFixed(1);
  return `median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)}`;
}
