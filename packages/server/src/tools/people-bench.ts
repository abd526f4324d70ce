/**
 * `npm run bench:people -- [players, 100000] [rated games, 1000000] [sqlite|postgres] [folder to keep]`: how long what
 * pages show of people takes with a full store, and how long all ratings take to be computed again. Prints milliseconds
 * at the store, of a hundred times each.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RATED_MODES } from '@kingdomino/protocol';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { rerate } from '../operator/rerate.ts';
import { openPostgresStore } from '../storage/postgres/postgres-store.ts';
import type { Database } from '../storage/schema.ts';
import { sqliteDialect } from '../storage/sqlite/dialect.ts';
import { sqliteModule } from '../storage/sqlite/driver-module.ts';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import type { Store } from '../storage/store.ts';
import { startPostgres } from '../testing/postgres.ts';

const players = Number(process.argv[2] ?? 100_000);
const games = Number(process.argv[3] ?? 1_000_000);
const kind = process.argv[4] ?? 'sqlite';
const kept = process.argv[5];
const TIMES = 100;
const TURN = 10_000;
/** In every so manyth game sits the busiest player, and in as many more the next one. */
const BUSY = 50;

const folder = kept ?? mkdtempSync(join(tmpdir(), 'kingdomino-people-'));
const file = join(folder, 'kingdomino.db');
const postgres = kind === 'postgres' ? await startPostgres() : undefined;
const isKept = existsSync(file);
if (!isKept) await (await open()).close();
const filledIn = isKept ? 0 : await seconds(fill);
const store = await open();
const isRated = (await store.ratingsOf(['player-0', 'player-2'])).length > 0;
const ratedIn = isRated ? 0 : await seconds(rateAll);
let ended = 0;
const some = (n: number) => `player-${(n * 7919) % players}`;
const mode = (n: number) => RATED_MODES[n % RATED_MODES.length]!;
const milliseconds = {
  'first page of a list': await measure(n => store.listLeaders({ mode: mode(n), list: 'people' })),
  'a page anywhere': await measure(n =>
    store.listLeaders({
      mode: mode(n),
      list: 'people',
      after: { worth: 15 + (n % 20) / 2, player: some(n) },
    }),
  ),
  'ratings of a hundred': await measure(n =>
    store.ratingsOf(Array.from({ length: 100 }, (_, index) => some(100 * n + index))),
  ),
  'curve of somebody': await measure(n => store.ratingCurve({ player: some(n), mode: mode(n) })),
  'curve of the busiest': await measure(n => store.ratingCurve({ player: 'player-0', mode: mode(n) })),
  'two against each other': await measure(n => store.versus({ player: some(n), other: some(n + 1) })),
  'the two busiest': await measure(() => store.versus({ player: 'player-0', other: 'player-1' })),
  'a name while it is typed': await measure(n => store.nameHolder(`key-${n}`)),
  'passkeys of a member': await measure(n => store.membershipOf(some(n))),
  'a rated end': await measure(end),
};
console.log(JSON.stringify({ store: kind, players, games, filledIn, ratedIn, milliseconds }, null, 2));
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
  // in a folder that was kept it goes on where it was ended
  for (let isFirst = !isKept; ; isFirst = false) {
    const { rated, games: all, isDone } = await rerate(store, { isFirst, milliseconds: TURN });
    console.error(`${rated} of ${all} games rated`);
    if (isDone) return;
  }
}

async function end(n: number): Promise<void> {
  const id = `bench-${Date.now()}-${++ended}`;
  const state = { status: 'over', dueAt: undefined, toAct: undefined, summary: '{}', changedAt: n };
  const table = { id, game: 'duel', visibility: 'public', openedBy: id, command: id, seed: 'ab' };
  await store.createTable({ ...state, ...table, status: 'playing', events: [{ body: '{}' }] });
  const seats = [some(n), some(n + 1)].map((player, index) => ({ player, place: 1 + index }));
  const rated = { mode: 'duel', ofBots: false, seats } as const;
  await store.append({ table: id, after: 1, events: [{ body: '{}' }], state, rated });
}

/** As if so many games had been played, in a moment. */
async function fill(): Promise<void> {
  const db = postgres ? postgresDatabase(postgres.url) : sqliteDatabase();
  const numbers = (count: number) =>
    sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})`;
  await sql`insert into players (id, name, bot, created_at) ${numbers(players)}
    select 'player-' || (n - 1), 'Player ' || n, 0, n from numbers`.execute(db);
  await sql`insert into members (player_id, name_key, since) ${numbers(players)}
    select 'player-' || (n - 1), 'key-' || n, n from numbers`.execute(db);
  await sql`insert into rated_games (number, table_id, mode, of_bots, at) ${numbers(games)}
    select n, 'rated-' || n, case n % 5 when 0 then 'two' when 1 then 'three' when 2 then 'four'
      when 3 then 'mighty' else 'duel' end, 0, 1700000000000 + n * 60000 from numbers`.execute(db);
  for (let seat = 0; seat < 4; seat++) await fillSeat(db, seat);
  await sql`update rating_runs set games = ${sql.lit(games)}`.execute(db);
  await sql`analyze`.execute(db);
  await db.destroy();
}

/** Numbers far apart, so that nobody sits twice at a table; the smaller ones win more often. */
async function fillSeat(db: Kysely<Database>, seat: number): Promise<void> {
  const [count, busy] = [sql.lit(players), sql.lit(BUSY)];
  const quarter = sql.lit(Math.floor(players / 4));
  const own = sql.lit(seat);
  await sql`insert into rated_seats (player_id, number, seat, place)
    select 'player-' || case when number % ${busy} = 0 and ${own} < 2 then ${own}
      else 2 + ((number * 7919 + ${own} * ${quarter}) % (${count} - 2)) end,
      number, ${own}, 1 + (${own} + (number / 7) % seats) % seats
    from (select number, case mode when 'three' then 3 when 'four' then 4 else 2 end as seats from rated_games) as games
    where ${own} < seats`.execute(db);
}

function postgresDatabase(url: string): Kysely<Database> {
  return new Kysely({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
  });
}

/** Without the log in which a connection that is not collected yet would hold a lock. */
function sqliteDatabase(): Kysely<Database> {
  const database = new (sqliteModule())(file);
  database.exec('pragma journal_mode = delete; pragma synchronous = off; pragma cache_size = -1000000');
  return new Kysely({ dialect: sqliteDialect(database) });
}

async function seconds(task: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await task();
  return Math.round((performance.now() - start) / 1000);
}

async function measure(ask: (n: number) => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n++) {
    const start = performance.now();
    await ask(n);
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]!.toFixed(1);
  return `median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)}`;
}
