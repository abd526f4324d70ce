/** Results of daily deals. A result is stored in the transaction that ends its game. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ResultCursor } from '../cursors.ts';
import type { Database } from '../schema.ts';
import { noteDevice } from './daily-devices.ts';

/** Results in one answer, and days of a history. */
export const RESULT_PAGE = 50;
export const HISTORY_PAGE = 20;

/** The table at which a player plays a day's deal. */
export interface DailySeat {
  readonly deal: string;
  readonly game: string;
  /** Since 1970. */
  readonly day: number;
  readonly player: string;
  /** Without a name that lasts: anybody can come as another guest. */
  readonly isGuest: boolean;
  /** A hash of the device and the deal; absent where a program plays for the player. */
  readonly device?: string;
}

/** What counts of a finished game. */
export interface DailyScore {
  readonly points: number;
  /** At the table. */
  readonly rank: number;
}

export interface StoredDaily {
  readonly deal: string;
  readonly day: number;
  readonly player: string;
  readonly table: string;
  readonly finishedAt: number | null;
  readonly points: number | null;
  readonly rank: number | null;
  readonly apart: string | null;
}

/** With the state of the table, which may have ended otherwise. */
export interface OwnDaily extends StoredDaily {
  readonly status: string | null;
}

/** Everything that a finished result has. */
export interface FinishedDaily extends StoredDaily {
  readonly finishedAt: number;
  readonly points: number;
  readonly rank: number;
  /** Null of a player who was erased. */
  readonly name: string | null;
}

const COLUMNS = [
  'daily_results.deal_id as deal',
  'daily_results.day',
  'daily_results.player_id as player',
  'daily_results.table_id as table',
  'daily_results.finished_at as finishedAt',
  'daily_results.points',
  'daily_results.rank',
  'daily_results.apart',
] as const;

/** In the transaction that opens the table: the first table of a player counts, whatever becomes of it. */
export async function noteDailyTable(
  db: Transaction<Database>,
  table: string,
  { deal, game, day, player, isGuest, device }: DailySeat,
): Promise<void> {
  const isSeen = device !== undefined && !(await noteDevice(db, { deal, device, player }));
  await db
    .insertInto('daily_results')
    .values({
      deal_id: deal,
      player_id: player,
      game,
      day,
      table_id: table,
      finished_at: null,
      points: null,
      rank: null,
      apart: isSeen ? 'device' : isGuest ? 'guest' : null,
    })
    .onConflict(conflict => conflict.columns(['deal_id', 'player_id']).doNothing())
    .execute();
}

/** In the transaction that ends the game. A table whose opening was not noted counts nowhere. */
export async function noteDailyScore(
  db: Transaction<Database>,
  table: string,
  at: number,
  { points, rank }: DailyScore,
): Promise<void> {
  const noted = await db
    .updateTable('daily_results')
    .set({ points, rank, finished_at: at })
    .where('table_id', '=', table)
    .where('finished_at', 'is', null)
    .returning(['deal_id as deal', 'apart'])
    .execute();
  for (const { deal, apart } of noted) await addPoints(db, { deal, apart, points }, 1);
}

const pointsTable = (isApart: boolean) => (isApart ? 'daily_points_apart' : 'daily_points');

async function addPoints(
  db: Transaction<Database>,
  { deal, apart, points }: { deal: string; apart: string | null; points: number },
  count: number,
): Promise<void> {
  const table = pointsTable(apart !== null);
  await db
    .insertInto(table)
    .values({ deal_id: deal, points, count })
    .onConflict(conflict =>
      conflict
        .columns(['deal_id', 'points'])
        .doUpdateSet({ count: sql<number>`${sql.ref(`${table}.count`)} + ${count}` }),
    )
    .execute();
}

/** A result goes with its table: nobody could verify it any more. */
export async function deleteDailyResults(
  db: Transaction<Database>,
  tables: readonly string[],
): Promise<void> {
  const gone = await db
    .deleteFrom('daily_results')
    .where('table_id', 'in', tables)
    .returning(['deal_id as deal', 'points', 'apart'])
    .execute();
  for (const { deal, points, apart } of gone)
    if (points !== null) await addPoints(db, { deal, apart, points }, -1);
}

/** What a player has made of deals; those that he did not begin are missing. */
export async function dailyOf(
  db: Kysely<Database>,
  { player, deals }: { readonly player: string; readonly deals: readonly string[] },
): Promise<OwnDaily[]> {
  if (deals.length === 0) return [];
  return db
    .selectFrom('daily_results')
    .leftJoin('tables', 'tables.id', 'daily_results.table_id')
    .select([...COLUMNS, 'tables.status'])
    .where('daily_results.player_id', '=', player)
    .where('daily_results.deal_id', 'in', deals)
    .execute();
}

export interface HistoryQuery {
  readonly player: string;
  readonly game: string;
  /** Only earlier days. */
  readonly before?: number;
}

/** The last day first. */
export async function dailyHistory(
  db: Kysely<Database>,
  { player, game, before }: HistoryQuery,
): Promise<OwnDaily[]> {
  return db
    .selectFrom('daily_results')
    .leftJoin('tables', 'tables.id', 'daily_results.table_id')
    .select([...COLUMNS, 'tables.status'])
    .where('daily_results.player_id', '=', player)
    .where('daily_results.game', '=', game)
    .$if(before !== undefined, query => query.where('daily_results.day', '<', before!))
    .orderBy('daily_results.day', 'desc')
    .limit(HISTORY_PAGE)
    .execute();
}

/** The days on which a player has finished a deal of either game, the last first. */
export async function dailyDays(
  db: Kysely<Database>,
  { player, limit }: { readonly player: string; readonly limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('daily_results')
    .select('day')
    .distinct()
    .where('player_id', '=', player)
    .where('points', 'is not', null)
    .orderBy('day', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ day }) => day);
}

export interface PointsCount {
  readonly deal: string;
  readonly points: number;
  readonly count: number;
}

/** How many finished with how many points, fewest points first: a few rows, however many players there were. */
export async function dailyPoints(
  db: Kysely<Database>,
  { deals, isApart = false }: { readonly deals: readonly string[]; readonly isApart?: boolean },
): Promise<PointsCount[]> {
  if (deals.length === 0) return [];
  return db
    .selectFrom(pointsTable(isApart))
    .select(['deal_id as deal', 'points', 'count'])
    .where('deal_id', 'in', deals)
    .where('count', '>', 0)
    .orderBy('points')
    .execute();
}

export interface ResultQuery {
  readonly deal: string;
  readonly limit: number;
  /** Those that are listed apart, and not those that are ranked. */
  readonly isApart?: boolean;
  /** Where the page before ended. */
  readonly after?: ResultCursor;
}

/** Most points first. Along an index, from anywhere. */
export async function dailyResults(
  db: Kysely<Database>,
  { deal, limit, isApart = false, after }: ResultQuery,
): Promise<FinishedDaily[]> {
  const rows = await db
    .selectFrom('daily_results')
    .leftJoin('players', 'players.id', 'daily_results.player_id')
    .select([...COLUMNS, 'players.name'])
    .where('daily_results.deal_id', '=', deal)
    .where('daily_results.points', 'is not', null)
    .where('daily_results.apart', isApart ? 'is not' : 'is', null)
    .$if(after !== undefined, query => query.where(isAfter(after!)))
    .orderBy('daily_results.points', 'desc')
    .orderBy('daily_results.finished_at', 'desc')
    .orderBy('daily_results.player_id', 'desc')
    .limit(limit)
    .execute();
  return rows as FinishedDaily[];
}

/** As one comparison, which both databases look up in an index. */
function isAfter({ points, at, player }: NonNullable<ResultQuery['after']>) {
  return sql<boolean>`(daily_results.points, daily_results.finished_at, daily_results.player_id) < (${points}, ${at}, ${player})`;
}

/** The first who reached the most points. */
export async function dailyBest(db: Kysely<Database>, deal: string): Promise<FinishedDaily | undefined> {
  const row = await db
    .selectFrom('daily_results')
    .leftJoin('players', 'players.id', 'daily_results.player_id')
    .select([...COLUMNS, 'players.name'])
    .where('daily_results.deal_id', '=', deal)
    .where('daily_results.apart', 'is', null)
    .where('daily_results.points', '=', eb =>
      eb
        .selectFrom('daily_results as all')
        .select(all => all.fn.max('all.points').as('most'))
        .where('all.deal_id', '=', deal)
        .where('all.apart', 'is', null),
    )
    .orderBy('daily_results.finished_at')
    .orderBy('daily_results.player_id')
    .limit(1)
    .executeTakeFirst();
  return row as FinishedDaily | undefined;
}

/** Whether anybody has begun a deal. */
export async function isDailyBegun(db: Kysely<Database>, deal: string): Promise<boolean> {
  const row = await db
    .selectFrom('daily_results')
    .select('player_id')
    .where('deal_id', '=', deal)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface StoredBotResult {
  readonly deal: string;
  readonly level: string;
  readonly points: number;
  readonly rank: number;
  /** JSON: the moves of the game. */
  readonly moves: string;
}

export async function noteDailyBot(db: Kysely<Database>, result: StoredBotResult): Promise<void> {
  const { deal, ...rest } = result;
  await db
    .insertInto('daily_bots')
    .values({ deal_id: deal, ...rest })
    .onConflict(conflict => conflict.columns(['deal_id', 'level']).doNothing())
    .execute();
}

export async function dailyBots(db: Kysely<Database>, deal: string): Promise<StoredBotResult[]> {
  return db
    .selectFrom('daily_bots')
    .select(['deal_id as deal', 'level', 'points', 'rank', 'moves'])
    .where('deal_id', '=', deal)
    .execute();
}
