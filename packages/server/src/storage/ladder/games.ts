/** What the page shows of the ladder: standings and games. */
import type { RatedMode } from '@kingdomino/protocol';
import { type Kysely, sql } from 'kysely';
import { modeOf } from '../../ratings/mode.ts';
import type { Cursor } from '../cursors.ts';
import type { Database } from '../schema.ts';
import { UNSEEN_PROGRAM } from './waits.ts';

const MOST_STANDINGS = 100;
export const LADDER_PAGE = 20;

export interface StoredStanding {
  readonly player: string;
  readonly name: string;
  readonly owner: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
  readonly wins: number;
  /** the strength at the least, by which they stand */
  readonly worth: number;
}

/** The strongest at the least first, also those that have played few games. */
export async function ladderStandings(db: Kysely<Database>, mode: RatedMode): Promise<StoredStanding[]> {
  // list by list, each along its index
  const lists = await Promise.all(['bots', 'provisional bots'].map(list => standingsOf(db, mode, list)));
  return lists
    .flat()
    .sort((one, other) => other.worth - one.worth || (one.player < other.player ? -1 : 1))
    .slice(0, MOST_STANDINGS);
}

async function standingsOf(db: Kysely<Database>, mode: RatedMode, list: string) {
  return db
    .selectFrom('ratings')
    .innerJoin('programs', 'programs.player_id', 'ratings.player_id')
    .innerJoin('players', 'players.id', 'ratings.player_id')
    .innerJoin('players as owners', 'owners.id', 'programs.owner_id')
    .select([
      'ratings.player_id as player',
      'players.name',
      'owners.name as owner',
      'mu',
      'sigma',
      'games',
      'wins',
      'worth',
    ])
    .where('run', '=', sql<number>`(select shown from rating_runs where id = 1)`)
    .where('mode', '=', mode)
    .where('list', '=', list)
    .orderBy('worth', 'desc')
    .orderBy('ratings.player_id')
    .limit(MOST_STANDINGS)
    .execute();
}

/** Programs that are there and wait for a game of this mode. */
export async function countLadderWaits(
  db: Kysely<Database>,
  { mode, now }: { readonly mode: RatedMode; readonly now: number },
): Promise<number> {
  const rows = await db
    .selectFrom('ladder_waits')
    .select('modes')
    .where('seen_at', '>=', now - UNSEEN_PROGRAM)
    .execute();
  return rows.filter(({ modes }) => modes.split(',').includes(mode)).length;
}

export interface LadderGamesQuery {
  readonly mode?: RatedMode;
  readonly player?: string;
  readonly after?: Cursor;
}

export interface ListedLadderGame {
  readonly table: string;
  readonly mode: RatedMode;
  readonly at: number;
  readonly isRunning: boolean;
  readonly seats: readonly { readonly id: string; readonly name?: string; readonly place?: number }[];
}

/** The newest first. Those that came to nothing are left out. */
export async function ladderGames(
  db: Kysely<Database>,
  query: LadderGamesQuery,
): Promise<ListedLadderGame[]> {
  const page = await newestGames(db, query);
  if (page.length === 0) return [];
  const games = await db
    .selectFrom('ladder_games')
    .innerJoin('tables', 'tables.id', 'ladder_games.table_id')
    .select([
      'ladder_games.table_id as table',
      'ladder_games.mode',
      'ladder_games.at',
      'seats',
      'tables.status',
    ])
    .where('ladder_games.table_id', 'in', page)
    .orderBy('ladder_games.at', 'desc')
    .orderBy('ladder_games.table_id', 'desc')
    .execute();
  const places = await placesAt(
    db,
    games.map(({ table }) => table),
  );
  const names = await namesOf(db, [...new Set(games.flatMap(({ seats }) => JSON.parse(seats) as string[]))]);
  return games.map(({ table, mode: played, at, seats, status }) => ({
    table,
    mode: modeOf(played),
    at,
    isRunning: status !== 'over',
    seats: (JSON.parse(seats) as string[]).map(id => {
      const [name, place] = [names.get(id), places.get(`${table}/${id}`)];
      return { id, ...(name !== undefined && { name }), ...(place !== undefined && { place }) };
    }),
  }));
}

/**
 * Along an index until the page is full, with the table looked up game by game: joined, a store begins with the tables, and
 * sorts all games for twenty of them.
 */
async function newestGames(
  db: Kysely<Database>,
  { mode, player, after }: LadderGamesQuery,
): Promise<readonly string[]> {
  const games = sql.table(player === undefined ? 'ladder_games' : 'ladder_seats');
  const played =
    player === undefined
      ? sql`games.mode`
      : sql`(select mode from ladder_games where table_id = games.table_id)`;
  const conditions = [
    sql`(select status from tables where id = games.table_id) in ('open', 'playing', 'over')`,
    ...(player === undefined ? [] : [sql`games.player_id = ${player}`]),
    ...(mode === undefined ? [] : [sql`${played} = ${mode}`]),
    ...(after === undefined ? [] : [sql`(games.at, games.table_id) < (${after.at}, ${after.id})`]),
  ];
  const { rows } = await sql<{ table_id: string }>`select table_id from ${games} as games
    where ${sql.join(conditions, sql` and `)}
    order by games.at desc, games.table_id desc limit ${sql.lit(LADDER_PAGE)}`.execute(db);
  return rows.map(({ table_id }) => table_id);
}

async function placesAt(
  db: Kysely<Database>,
  tables: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (tables.length === 0) return new Map();
  const rows = await db
    .selectFrom('rated_games')
    .innerJoin('rated_seats', 'rated_seats.number', 'rated_games.number')
    .select(['table_id as table', 'player_id as player', 'place'])
    .where('table_id', 'in', tables)
    .execute();
  return new Map(rows.map(({ table, player, place }) => [`${table}/${player}`, place]));
}

async function namesOf(db: Kysely<Database>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('players').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** How many games each program has begun since then. */
export async function countLadderGames(
  db: Kysely<Database>,
  { players, since }: { readonly players: readonly string[]; readonly since: number },
): Promise<ReadonlyMap<string, number>> {
  if (players.length === 0) return new Map();
  const rows = await db
    .selectFrom('ladder_seats')
    .select(eb => ['player_id as player', eb.fn.countAll<number>().as('games')])
    .where('player_id', 'in', players)
    .where('at', '>', since)
    .groupBy('player_id')
    .execute();
  return new Map(rows.map(({ player, games }) => [player, Number(games)]));
}

/** Games of the ladder that began before a time: there are many, and nobody looks at old ones. */
export async function oldLadderGames(
  db: Kysely<Database>,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('ladder_games')
    .select('table_id')
    .where('at', '<', before)
    .orderBy('at')
    .limit(limit)
    .execute();
  return rows.map(({ table_id }) => table_id);
}
