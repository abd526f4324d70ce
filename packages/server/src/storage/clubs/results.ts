/** The results and the tables of clubs. */
import type { ClubGame, Tally } from '@kingdomino/table/clubs';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Finished tables in one answer; of those that wait or are played, the latest. */
export const CLUB_PAGE = 20;
const MOST_RUNNING = 50;

/**
 * In the transaction that ends the table, so that it counts once. It does if there is still such a club, if all its
 * people are members in this moment, and if its founder lets games with bots count or none was there.
 */
export async function noteClubGame(
  db: Transaction<Database>,
  table: string,
  at: number,
  { club, seats, hasBots, people }: ClubGame,
): Promise<void> {
  const known = await db
    .selectFrom('clubs')
    .select('bots')
    .where('id', '=', club)
    .where('closed', '=', 0)
    .executeTakeFirst();
  if (!known || people.length === 0 || (hasBots && known.bots === 0)) return;
  const ids = people.map(({ player }) => player);
  const members = await db
    .selectFrom('club_members')
    .select('player_id')
    .where('club_id', '=', club)
    .where('player_id', 'in', ids)
    .execute();
  if (members.length < new Set(ids).size) return;
  const rows = people.map(({ player, ...result }, seat) => ({
    club_id: club,
    at,
    table_id: table,
    seat,
    player_id: player,
    seats,
    ...result,
  }));
  await db.insertInto('club_results').values(rows).execute();
}

export interface ClubSpan {
  readonly club: string;
  readonly from: number;
  readonly until?: number;
}

/** Results of a time, those that are alike together: as many rows as players have kinds of results. */
export async function clubTallies(
  db: Kysely<Database>,
  { club, from, until }: ClubSpan,
): Promise<readonly Tally[]> {
  const rows = await db
    .selectFrom('club_results')
    .select(eb => [
      'player_id as player',
      'seats',
      'place',
      'tied',
      eb.fn.countAll<number | string>().as('games'),
      eb.fn.sum<number | string>('points').as('points'),
    ])
    .where('club_id', '=', club)
    .where('at', '>=', from)
    .$if(until !== undefined, query => query.where('at', '<', until!))
    .groupBy(['player_id', 'seats', 'place', 'tied'])
    .execute();
  return rows.map(({ games, points, ...row }) => ({ ...row, games: Number(games), points: Number(points) }));
}

export interface NamedPlayer {
  readonly id: string;
  readonly name: string;
  readonly bot: boolean;
  readonly member?: boolean;
}

/** Looked up at once: of more, a database would rather read all players there are. */
const NAMES = 25;

/** Those of these players who were not erased. */
export async function namesOf(db: Kysely<Database>, players: readonly string[]): Promise<NamedPlayer[]> {
  const named: NamedPlayer[] = [];
  for (let from = 0; from < players.length; from += NAMES)
    named.push(...(await someNamesOf(db, players.slice(from, from + NAMES))));
  return named;
}

async function someNamesOf(db: Kysely<Database>, players: readonly string[]): Promise<NamedPlayer[]> {
  const rows = await db
    .selectFrom('players')
    .leftJoin('members', 'members.player_id', 'players.id')
    .select(['players.id', 'players.name', 'players.bot', 'members.since'])
    .where('players.id', 'in', players)
    .execute();
  return rows.map(({ id, name, bot, since }) => ({
    id,
    name,
    bot: bot === 1,
    ...(since === null ? {} : { member: true }),
  }));
}

interface TablePlace {
  readonly at: number;
  readonly id: string;
}

export interface ListedClubTable extends TablePlace {
  readonly summary: string;
}

/** Those that wait or are played, with the first page only; and those that are finished, the last first. */
export async function clubTables(
  db: Kysely<Database>,
  { club, after }: { readonly club: string; readonly after?: TablePlace },
): Promise<{ readonly running: string[]; readonly finished: ListedClubTable[] }> {
  const running = after
    ? []
    : await db
        .selectFrom('tables')
        .select('summary')
        .where('club_id', '=', club)
        .where('status', 'in', ['open', 'playing'])
        .orderBy('opened_at', 'desc')
        .limit(MOST_RUNNING)
        .execute();
  const finished = await db
    .selectFrom('tables')
    .select(['id', 'ended_at as at', 'summary'])
    .where('club_id', '=', club)
    .where('status', '=', 'over')
    .where('ended_at', 'is not', null)
    .$if(after !== undefined, query =>
      query.where(sql<boolean>`(ended_at, id) < (${after!.at}, ${after!.id})`),
    )
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(CLUB_PAGE)
    .execute();
  return {
    running: running.map(({ summary }) => summary),
    finished: finished.map(({ id, at, summary }) => ({ id, at: at ?? 0, summary })),
  };
}

/** Deletes results of closed clubs, and a club with its last result; returns how many rows were deleted. */
export async function deleteClosedClubs(db: Kysely<Database>, limit: number): Promise<number> {
  return db.transaction().execute(async transaction => {
    const closed = await transaction
      .selectFrom('clubs')
      .select('id')
      .where('closed', '=', 1)
      .limit(1)
      .executeTakeFirst();
    if (!closed) return 0;
    const tables = transaction
      .selectFrom('club_results')
      .select('table_id')
      .distinct()
      .where('club_id', '=', closed.id)
      .limit(limit);
    const { numDeletedRows } = await transaction
      .deleteFrom('club_results')
      .where('table_id', 'in', tables)
      .executeTakeFirst();
    if (numDeletedRows > 0n) return Number(numDeletedRows);
    await transaction.deleteFrom('club_seasons').where('club_id', '=', closed.id).execute();
    await transaction.deleteFrom('clubs').where('id', '=', closed.id).execute();
    return 1;
  });
}
