/** Lists of tables, page by page, and how many are unfinished. */
import type { ListName, TableSummary } from '@kingdomino/protocol';
import { type Kysely, sql } from 'kysely';
import type { Cursor } from '../cursors.ts';
import type { Database } from '../schema.ts';

/** Tables in one answer. */
export const PAGE = 50;

export interface ListQuery {
  readonly list: ListName;
  readonly player: string;
  /** Where the page before ended. */
  readonly before?: Cursor;
  /** Of `open`, only those whose host was connected after this time. */
  readonly attendedAfter?: number;
}

export interface ListedTable extends Cursor {
  readonly summary: string;
  readonly seat: number | null;
  /** Of tables that are not finished, where all see them. */
  readonly openedBy?: string;
}

/** Newest first; `mine` has those where it is my turn before the others. Each is read along an index. */
export async function listTables(
  db: Kysely<Database>,
  { list, player, before, attendedAfter = 0 }: ListQuery,
): Promise<ListedTable[]> {
  switch (list) {
    case 'mine':
      return runningTablesOf(db, player);
    case 'finished':
      return merged(await finishedForAll(db, before), await finishedOf(db, player, before));
    case 'open':
      return unfinishedForAll(db, player, before)
        .where('tables.status', '=', 'open')
        .where(eb =>
          eb.or([eb('tables.attended_at', 'is', null), eb('tables.attended_at', '>', attendedAfter)]),
        )
        .execute();
    case 'watch':
      return unfinishedForAll(db, player, before).where('tables.status', '=', 'playing').execute();
  }
}

async function runningTablesOf(db: Kysely<Database>, player: string): Promise<ListedTable[]> {
  return db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.id', 'tables.summary', 'tables.changed_at as at', 'seats.seat'])
    .where('seats.player_id', '=', player)
    .where('seats.ended_at', 'is', null)
    .where('tables.status', 'in', ['open', 'playing'])
    .orderBy(eb => eb.case().when('tables.to_act', '=', eb.ref('seats.seat')).then(0).else(1).end())
    .orderBy('tables.changed_at', 'desc')
    .orderBy('tables.id', 'desc')
    .limit(2 * PAGE)
    .execute();
}

function unfinishedForAll(db: Kysely<Database>, player: string, before: Cursor | undefined) {
  return publicTables(db, player)
    .select(['tables.changed_at as at', 'tables.opened_by as openedBy'])
    .$if(before !== undefined, query => query.where(isBefore('tables.changed_at', 'tables.id', before!)))
    .orderBy('tables.changed_at', 'desc')
    .orderBy('tables.id', 'desc')
    .limit(PAGE);
}

/** Without anybody's seat: a table of a player's own that is new enough for the page is in `finishedOf`, too. */
async function finishedForAll(db: Kysely<Database>, before: Cursor | undefined): Promise<ListedTable[]> {
  const rows = await db
    .selectFrom('tables')
    .select(eb => ['id', 'summary', eb.ref('ended_at').$notNull().as('at')])
    .where('visibility', '=', 'public')
    .where('status', '=', 'over')
    .where('ended_at', 'is not', null)
    .$if(before !== undefined, query => query.where(isBefore('ended_at', 'id', before!)))
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE)
    .execute();
  return rows.map(row => ({ ...row, seat: null }));
}

/** The player's own, those that nobody else sees among them. */
async function finishedOf(
  db: Kysely<Database>,
  player: string,
  before: Cursor | undefined,
): Promise<ListedTable[]> {
  return db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(eb => ['tables.id', 'tables.summary', 'seats.seat', eb.ref('seats.ended_at').$notNull().as('at')])
    .where('seats.player_id', '=', player)
    .where('seats.ended_at', 'is not', null)
    .$if(before !== undefined, query => query.where(isBefore('seats.ended_at', 'seats.table_id', before!)))
    .orderBy('seats.ended_at', 'desc')
    .orderBy('seats.table_id', 'desc')
    .limit(PAGE)
    .execute();
}

/** With the player's seat at each. */
function publicTables(db: Kysely<Database>, player: string) {
  return db
    .selectFrom('tables')
    .leftJoin('seats', join =>
      join.onRef('seats.table_id', '=', 'tables.id').on('seats.player_id', '=', player),
    )
    .select(['tables.id', 'tables.summary', 'seats.seat'])
    .where('tables.visibility', '=', 'public');
}

/** As one comparison of two values, which both databases look up in an index. */
function isBefore(time: string, id: string, before: Cursor) {
  return sql<boolean>`(${sql.ref(time)}, ${sql.ref(id)}) < (${before.at}, ${before.id})`;
}

/** The newest of both, each once. */
function merged(shown: readonly ListedTable[], own: readonly ListedTable[]): ListedTable[] {
  const known = new Set(own.map(({ id }) => id));
  return [...own, ...shown.filter(({ id }) => !known.has(id))].sort(newestFirst).slice(0, PAGE);
}

function newestFirst(one: Cursor, other: Cursor): number {
  if (one.at !== other.at) return other.at - one.at;
  return one.id < other.id ? 1 : -1;
}

export interface UnfinishedTable {
  readonly status: string;
  readonly visibility: string;
  /** How many people sit there. */
  readonly people: number;
}

/** How many unfinished tables a player may have: in all, in the lobby, and of bots alone. */
export interface TableCaps {
  readonly all: number;
  readonly inLobby?: number;
  readonly ofBots?: number;
}

/** The cap that these tables have reached, if any. */
export function reachedCap(own: readonly UnfinishedTable[], caps: TableCaps): keyof TableCaps | undefined {
  const inLobby = own.filter(({ visibility, status }) => visibility === 'public' && status === 'open');
  const ofBots = own.filter(({ status, people }) => status === 'playing' && people === 0);
  if (own.length >= caps.all) return 'all';
  if (inLobby.length >= (caps.inLobby ?? Number.POSITIVE_INFINITY)) return 'inLobby';
  return ofBots.length >= (caps.ofBots ?? Number.POSITIVE_INFINITY) ? 'ofBots' : undefined;
}

/** The unfinished tables that a player opened; there are as many as the limits allow. */
export async function unfinishedOf(db: Kysely<Database>, player: string): Promise<UnfinishedTable[]> {
  const rows = await db
    .selectFrom('tables')
    .select(eb => [
      'status',
      'visibility',
      eb
        .selectFrom('seats')
        .select(seats => seats.fn.countAll<number>().as('people'))
        .whereRef('seats.table_id', '=', 'tables.id')
        .$asScalar()
        .$notNull()
        .as('people'),
    ])
    .where('opened_by', '=', player)
    .where('status', 'in', ['open', 'playing'])
    .execute();
  return rows.map(row => ({ ...row, people: Number(row.people) }));
}

/** As lists show it; undefined for a table that there is not, or that has secrets. */
export async function summaryOf(db: Kysely<Database>, table: string): Promise<TableSummary | undefined> {
  const row = await db
    .selectFrom('tables')
    .select('summary')
    .where('id', '=', table)
    .where('visibility', 'in', ['public', 'link'])
    .executeTakeFirst();
  return row && (JSON.parse(row.summary) as TableSummary);
}

/** Unfinished tables of a visibility. */
export async function countUnfinished(
  db: Kysely<Database>,
  visibilities: readonly string[],
): Promise<number> {
  const { count } = await db
    .selectFrom('tables')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('status', 'in', ['open', 'playing'])
    .where('visibility', 'in', visibilities)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Attendance {
  readonly tables: readonly string[];
  readonly at: number;
}

/** The hosts of these tables are connected. */
export function noteHostPresent(db: Kysely<Database>, attendance: Attendance): Promise<void> {
  return noteAttendance(db, attendance, '<');
}

/** The hosts of these tables were last connected then. */
export function noteHostGone(db: Kysely<Database>, attendance: Attendance): Promise<void> {
  return noteAttendance(db, attendance, '>');
}

/** Only where the stored time is earlier, or later. */
async function noteAttendance(
  db: Kysely<Database>,
  { tables, at }: Attendance,
  known: '<' | '>',
): Promise<void> {
  if (tables.length === 0) return;
  await db
    .updateTable('tables')
    .set({ attended_at: at })
    .where('id', 'in', tables)
    .where('status', '=', 'open')
    .where('attended_at', known, at)
    .execute();
}
