/** A server whose store is full, and whose tables are the largest: everything that is asked there costs the most. */
import { MOST_NOTICE, type Player } from '@kingdomino/protocol';
import { type Kysely, sql } from 'kysely';
import { nameKey } from '../../identity/confusables.ts';
import { hashOf } from '../../identity/identity-service.ts';
import type { Database } from '../../storage/schema.ts';
import type { Store } from '../../storage/store.ts';
import { fillStore } from '../../tools/people-data.ts';
import { addLargeTournament } from './large-tournament.ts';
import { begun, longestGame, longestStudy, newTable, widestDuel } from './largest-tables.ts';

export interface Fullness {
  readonly players: number;
  readonly games: number;
  /** Who have finished the day's deal, and who wait to be paired. */
  readonly daily: number;
  readonly waiting: number;
  /** Unfinished tables for all to see. */
  readonly open: number;
  readonly edits: number;
}

/** As `FakePorts` have it. */
export const NOW = 1_800_000_000_000;
const DAY = Math.floor(NOW / 86_400_000);
const DEALS = ['kingdomino', 'duel'] as const;

/** Who has played most, and who leads the study; both are members. */
export const BUSIEST: Player = { id: 'player-0', name: 'Player 1', member: true };
export const SECOND: Player = { id: 'player-1', name: 'Player 2', member: true };
const OTHERS: readonly Player[] = ['player-2', 'player-3'].map(id => ({ id, name: id, member: true }));

export const EVERYBODY: readonly Player[] = [BUSIEST, SECOND, ...OTHERS];

/** By a name of their own. */
export const TABLES = {
  wide: 'table-of-wide-duel',
  study: 'table-of-the-study',
  long: 'table-of-long-game',
  running: 'table-that-is-run',
  waiting: 'table-that-waits-1',
} as const;

export const tokenOf = ({ id }: Player): string => id.padEnd(43, 'x');

/** Statements of its own, before a store opens the database. */
export async function fillDatabase(
  db: Kysely<Database>,
  fullness: Fullness,
  isPostgres = false,
): Promise<void> {
  await fillStore(db, fullness, isPostgres, () => undefined);
  for (const player of EVERYBODY)
    await db
      .insertInto('tokens')
      .values({ hash: hashOf(tokenOf(player)), player_id: player.id, kind: 'bot', expires_at: null })
      .execute();
  const everybody = EVERYBODY.map(({ id }) => id);
  await db.deleteFrom('relations').where('player_id', 'in', everybody).execute();
  await db.deleteFrom('relations').where('other_id', 'in', everybody).execute();
  await sql`update members set name_key = ${nameKey(SECOND.name)} where player_id = ${SECOND.id}`.execute(db);
  await sql`delete from waits`.execute(db);
  await lengthenClubs(db);
  await fillDaily(db, fullness.daily);
  await fillWaiting(db, fullness.waiting);
  await fillOpen(db, fullness.open);
  await fillLadder(db, fullness.games);
}

const numbers = (count: number) =>
  sql`with recursive numbers(n) as (select cast(1 as bigint) union all select n + 1 from numbers where n < ${sql.lit(count)})`;

/** `fillStore` gives clubs ids that are too short to be asked for. */
async function lengthenClubs(db: Kysely<Database>): Promise<void> {
  await sql`update clubs set id = id || '-of-people', link = link || '-of-people'`.execute(db);
  for (const table of ['club_members', 'club_seasons', 'club_results', 'tables'])
    await sql`update ${sql.table(table)} set club_id = club_id || '-of-people' where club_id is not null`.execute(
      db,
    );
  await sql`insert into club_members (club_id, player_id, joined_at)
    values ('club-0-of-people', ${BUSIEST.id}, 1) on conflict do nothing`.execute(db);
  await sql`insert into club_notices (id, club_id, player_id, at, body) ${numbers(10_000)}
    select 'notice-' || n, 'club-' || (n % 500) || '-of-people', 'player-' || n, n, ${'x'.repeat(MOST_NOTICE)}
    from numbers`.execute(db);
}

/** Today's deals, and those of the busiest in as many days as are counted. */
async function fillDaily(db: Kysely<Database>, count: number): Promise<void> {
  for (const game of DEALS) {
    const today = sql.lit(dailyDeal(game));
    await sql`insert into daily_results (deal_id, player_id, game, day, table_id, finished_at, points, rank)
      ${numbers(count)} select ${today}, 'player-' || n, ${sql.lit(game)}, ${sql.lit(DAY)}, 'daily-' || ${sql.lit(game)} || n, n,
        20 + n % 90, 1 + n % 4 from numbers`.execute(db);
    await sql`insert into daily_results (deal_id, player_id, game, day, table_id, finished_at, points, rank)
      ${numbers(1200)} select 'past-' || ${sql.lit(game)} || n, 'player-0', ${sql.lit(game)},
        ${sql.lit(DAY)} - n, 'past-' || ${sql.lit(game)} || n, n, 20 + n % 90, 1 from numbers`.execute(db);
  }
  await sql`insert into daily_points (deal_id, points, count)
    select deal_id, points, count(*) from daily_results group by deal_id, points`.execute(db);
}

function dailyDeal(game: (typeof DEALS)[number]): string {
  return `daily-${game}-${new Date(NOW).toISOString().slice(0, 10)}`;
}

/** Nobody near anybody, so that nobody is paired and the queue stays as long. */
async function fillWaiting(db: Kysely<Database>, count: number): Promise<void> {
  await sql`insert into waits (player_id, modes, stakes, bots, people_only, strengths, since, seen_at, accepted)
    ${numbers(count)} select 'waits-' || n, 'two', 'casual', null, 0,
      '{"two":{"rating":' || (n * 10000) || ',"deviation":10}}', ${sql.lit(NOW)}, ${sql.lit(NOW)} + 1000000000, 0
    from numbers`.execute(db);
}

/** Programs of the busiest, with as many games of the ladder as there are of people. */
async function fillLadder(db: Kysely<Database>, games: number): Promise<void> {
  await sql`insert into players (id, name, bot, created_at)
    ${numbers(5)} select 'program-' || n, 'Program ' || n, 1, 1 from numbers`.execute(db);
  await sql`insert into programs (player_id, owner_id, made_at)
    ${numbers(5)} select 'program-' || n, ${BUSIEST.id}, n from numbers`.execute(db);
  await sql`insert into ladder_games (table_id, mode, at, seats)
    ${numbers(games)} select 'ladder-' || n, case n % 2 when 0 then 'two' else 'duel' end,
      ${sql.lit(NOW)} - n * 60000, '["program-' || (1 + n % 2) || '","level-baron"]' from numbers`.execute(
    db,
  );
  await sql`insert into ladder_seats (player_id, at, table_id)
    ${numbers(games)} select 'program-' || (1 + n % 2), ${sql.lit(NOW)} - n * 60000, 'ladder-' || n from numbers`.execute(
    db,
  );
  await sql`insert into tables (id, game, visibility, status, version, summary, opened_at, changed_at, opened_by, command)
    ${numbers(games)} select 'ladder-' || n, 'kingdomino', 'link', 'over', 1, '{}', n, n, 'program-1', 'ladder-' || n
    from numbers`.execute(db);
}

async function fillOpen(db: Kysely<Database>, count: number): Promise<void> {
  await sql`insert into tables (id, game, visibility, status, version, summary, opened_at, changed_at, opened_by, command)
    ${numbers(count)} select 'open-' || n, 'kingdomino', 'public', case n % 2 when 0 then 'open' else 'playing' end, 1,
      '{"table":"open-' || n || '","seats":[{"kind":"open"},{"kind":"open"}]}', n, n, 'host-' || n, 'open-' || n
    from numbers`.execute(db);
}

/** The largest tables, by the store itself. */
export async function addTables(store: Store, { edits, players }: Fullness): Promise<void> {
  await addLargeTournament(store, players, NOW);
  const two = [BUSIEST, SECOND];
  const tables = {
    wide: widestDuel(two),
    study: longestStudy(EVERYBODY, edits),
    long: longestGame(EVERYBODY, { visibility: 'link' }),
    running: begun(EVERYBODY, { visibility: 'link' }),
    waiting: begun([BUSIEST], {
      seats: [{ kind: 'person', player: BUSIEST }, ...OTHERS.map(() => ({ kind: 'open' }) as const)],
      options: { players: 3 },
      visibility: 'link',
    }),
  };
  for (const [name, table] of Object.entries(tables))
    await store.createTable(newTable(TABLES[name as keyof typeof TABLES], table));
}

/** Small tables, as many as push all others out of the memory of a server that keeps ten. */
const FILLERS = Array.from({ length: 12 }, (_, index) => `table-of-nobody-${index}`);

export async function addFillers(store: Store): Promise<void> {
  for (const id of FILLERS)
    await store.createTable(newTable(id, begun([BUSIEST, SECOND], { visibility: 'link' })));
}

/** Whatever is asked next is read from the store. */
export async function coolDown(app: { inject(url: string): Promise<unknown> }): Promise<void> {
  for (const id of FILLERS) await app.inject(`/api/tables/${id}/events`);
}
