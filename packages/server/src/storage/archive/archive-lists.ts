/** Queries of archives. However long an archive is, a query reads a bounded number of index rows. */
import type { Statistics, Tally } from '@kingdomino/table/archive';
import { type Kysely, sql } from 'kysely';
import type { Cursor } from '../cursors.ts';
import type { Database } from '../schema.ts';

/** Games in one answer, and opponents. */
const ARCHIVE_PAGE = 20;
const OPPONENTS_PAGE = 30;
/** How many games one question looks through, and how many opponents. */
const MOST_LOOKED = 10_000;

export const RESULTS = ['won', 'lost', 'second', 'third', 'fourth', 'aborted'] as const;
export type ArchiveResult = (typeof RESULTS)[number];

export interface ArchiveFilter {
  readonly player: string;
  readonly mode?: string;
  /** A player's id, or `bot/` and a level. */
  readonly other?: string;
  readonly result?: ArchiveResult;
  /** Ended at this time or later, and before that one. */
  readonly from?: number;
  readonly to?: number;
  readonly isPublic?: true;
}

export interface ArchiveQuery extends ArchiveFilter {
  /** Where the page before ended. */
  readonly before?: Cursor;
  readonly limit?: number;
  /** Fewer for tests. */
  readonly mostLooked?: number;
}

export interface ArchivedGame extends Cursor {
  readonly mode: string;
  readonly place: number;
  readonly summary: string;
  /** JSON: by seat. */
  readonly boards: string;
}

export interface ArchivePage {
  readonly games: readonly ArchivedGame[];
  /** Where to go on; a page that is not full may have one, too. */
  readonly next?: Cursor;
}

/** The newest first. */
export async function listArchive(db: Kysely<Database>, query: ArchiveQuery): Promise<ArchivePage> {
  const { limit = ARCHIVE_PAGE, mostLooked = MOST_LOOKED } = query;
  const found = await db
    .selectFrom(looked(db, query).limit(mostLooked).as('looked'))
    .select(['at', 'id', 'mode', 'place'])
    .$if(query.mode !== undefined, select => select.where('mode', '=', query.mode!))
    .$if(query.isPublic === true, select => select.where('is_public', '=', 1))
    .$if(query.result !== undefined, select => select.where(isResult(query.result!)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const games = await withTables(db, found);
  const next = found.length === limit ? found.at(-1) : await lastLooked(db, query, mostLooked);
  return { games, ...(next ? { next: { at: next.at, id: next.id } } : {}) };
}

/** Games of the player in the order of the index; whatever else is asked for is looked at one by one. */
function looked(db: Kysely<Database>, { player, other = '', from, to, before }: ArchiveQuery) {
  return db
    .selectFrom('archive')
    .select(['ended_at as at', 'table_id as id', 'mode', 'place', 'is_public'])
    .where('player_id', '=', player)
    .where('other_id', '=', other)
    .$if(from !== undefined, select => select.where('ended_at', '>=', from!))
    .$if(to !== undefined, select => select.where('ended_at', '<', to!))
    .$if(before !== undefined, select =>
      select.where(sql<boolean>`(ended_at, table_id) < (${before!.at}, ${before!.id})`),
    )
    .orderBy('ended_at', 'desc')
    .orderBy('table_id', 'desc');
}

/** Where a question ended that had looked enough before its page was full. */
async function lastLooked(
  db: Kysely<Database>,
  query: ArchiveQuery,
  mostLooked: number,
): Promise<Cursor | undefined> {
  return looked(db, query)
    .limit(1)
    .offset(mostLooked - 1)
    .executeTakeFirst();
}

function isResult(result: ArchiveResult) {
  const place = sql.ref('place');
  if (result === 'won') return sql<boolean>`${place} = 1`;
  if (result === 'lost') return sql<boolean>`${place} > 1`;
  return sql<boolean>`${place} = ${{ aborted: 0, second: 2, third: 3, fourth: 4 }[result]}`;
}

async function withTables(
  db: Kysely<Database>,
  found: readonly { at: number; id: string; mode: string; place: number }[],
): Promise<ArchivedGame[]> {
  if (found.length === 0) return [];
  const rows = await db
    .selectFrom('tables')
    .innerJoin('final_boards', 'final_boards.table_id', 'tables.id')
    .select(['tables.id', 'tables.summary', 'final_boards.boards'])
    .where(
      'tables.id',
      'in',
      found.map(({ id }) => id),
    )
    .execute();
  const known = new Map(rows.map(row => [row.id, row]));
  return found.flatMap(game => {
    const row = known.get(game.id);
    return row ? [{ ...game, summary: row.summary, boards: row.boards }] : [];
  });
}

/** The place of a game in somebody's archive, to go on after it. */
export async function archiveCursor(
  db: Kysely<Database>,
  { player, table }: { readonly player: string; readonly table: string },
): Promise<Cursor | undefined> {
  return db
    .selectFrom('archive')
    .select(['ended_at as at', 'table_id as id'])
    .where('table_id', '=', table)
    .where('player_id', '=', player)
    .where('other_id', '=', '')
    .executeTakeFirst();
}

export interface ModeStatistics extends Statistics {
  readonly mode: string;
  readonly since: number;
}

/** Of every game that ever was in the archive, also of those that were deleted since. */
export async function statisticsOf(db: Kysely<Database>, player: string): Promise<ModeStatistics[]> {
  const rows = await db
    .selectFrom('statistics')
    .select(['mode', 'since', 'body'])
    .where('player_id', '=', player)
    .orderBy('mode')
    .execute();
  return rows.map(({ mode, since, body }) => ({ mode, since, ...(JSON.parse(body) as Statistics) }));
}

export interface Opponent {
  readonly other: string;
  /** Null for bots, and for who is not there any more. */
  readonly name: string | null;
  readonly isMember: boolean;
  /** A program played under this name. */
  readonly isBot: boolean;
  readonly games: number;
  readonly lastAt: number;
}

export interface OpponentsQuery {
  readonly player: string;
  /** A part of what the name looks like; empty for all. */
  readonly key: string;
}

/** Those who were met last first. */
export async function listOpponents(
  db: Kysely<Database>,
  { player, key }: OpponentsQuery,
): Promise<Opponent[]> {
  const met = db
    .selectFrom('opponents')
    .select(['other_id', 'name_key', 'games', 'last_at'])
    .where('player_id', '=', player)
    .orderBy('last_at', 'desc')
    .limit(MOST_LOOKED);
  const rows = await db
    .selectFrom(
      db
        .selectFrom(met.as('met'))
        .selectAll()
        .$if(key !== '', select => select.where('name_key', 'like', `%${key.replaceAll(/[%_\\]/g, '')}%`))
        .orderBy('last_at', 'desc')
        .limit(OPPONENTS_PAGE)
        .as('found'),
    )
    .leftJoin('players', 'players.id', 'found.other_id')
    .leftJoin('members', 'members.player_id', 'found.other_id')
    .select(['found.other_id as other', 'players.name', 'found.games', 'found.last_at as lastAt'])
    .select(['members.since', 'players.bot'])
    .orderBy('found.last_at', 'desc')
    .orderBy('found.other_id')
    .execute();
  return rows.map(({ since, bot, ...row }) => ({ ...row, isMember: since !== null, isBot: bot === 1 }));
}

/** How two players stand against each other, over all their games. */
export async function versus(
  db: Kysely<Database>,
  { player, other }: { readonly player: string; readonly other: string },
): Promise<Tally> {
  const row = await db
    .selectFrom('opponents')
    .select('tally')
    .where('player_id', '=', player)
    .where('other_id', '=', other)
    .executeTakeFirst();
  return row ? (JSON.parse(row.tally) as Tally) : {};
}
