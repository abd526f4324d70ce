/** The events of tournaments, and the rows that lists are read from. Like tables: any process decides, the append arbitrates. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockPlayer } from '../players/lock-player.ts';
import type { Database } from '../schema.ts';

/** Tournaments in one answer. */
export const TOURNAMENT_PAGE = 30;
/** Rows that are written at once. */
const ROWS = 500;

export interface TournamentColumns {
  readonly state: string;
  readonly summary: string;
  readonly orderAt: number;
  readonly endedAt?: number;
  /** The earliest of this and what is stored counts; undefined: nothing is due. */
  readonly dueAt?: number;
}

export interface NewTournament extends TournamentColumns {
  readonly id: string;
  readonly visibility: string;
  readonly club?: string;
  readonly organiser?: string;
  readonly events: readonly string[];
  /** Of one organiser, that are not over. */
  readonly most: number;
}

/** False when the organiser has too many. */
export async function createTournament(db: Kysely<Database>, tournament: NewTournament): Promise<boolean> {
  const { id, organiser, most, events } = tournament;
  return db.transaction().execute(async transaction => {
    if (organiser !== undefined && !(await hasRoom(transaction, organiser, most))) return false;
    await transaction
      .insertInto('tournaments')
      .values({
        id,
        version: events.length,
        visibility: tournament.visibility,
        club_id: tournament.club ?? null,
        organiser_id: organiser ?? null,
        claimed_until: 0,
        ...columnsOf(tournament),
        due_at: tournament.dueAt ?? null,
      })
      .execute();
    await insertEvents(transaction, id, 0, events);
    return true;
  });
}

/** One of them at a time plans. */
async function hasRoom(db: Transaction<Database>, player: string, most: number): Promise<boolean> {
  const name = await lockPlayer(db, player);
  return name !== undefined && (await countOrganised(db, player)) < most;
}

/** How many tournaments that are not over a player organises. */
export async function countOrganised(db: Kysely<Database>, player: string): Promise<number> {
  const { count } = await db
    .selectFrom('tournaments')
    .select(eb => eb.fn.countAll<number | string>().as('count'))
    .where('organiser_id', '=', player)
    .where('state', 'in', ['open', 'running'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface TournamentAppend extends TournamentColumns {
  readonly id: string;
  /** The version that the events follow. */
  readonly after: number;
  readonly events: readonly string[];
  readonly joined?: readonly { readonly player: string; readonly at: number }[];
  /** Tournaments that are not over and that one player has joined, with this one, at most. */
  readonly mostJoined?: number;
  /** As if they had never been there. */
  readonly forgotten?: readonly string[];
  /** Games whose results are among the events. */
  readonly taken?: readonly number[];
}

/** Nothing happens unless the tournament is still at the version that the events follow, and who joins has room. */
export async function appendTournament(
  db: Kysely<Database>,
  change: TournamentAppend,
): Promise<'done' | 'conflict' | 'too-many'> {
  const { id, after, events, joined = [], forgotten = [], taken = [], dueAt } = change;
  return db.transaction().execute(async transaction => {
    if (!(await canJoin(transaction, change))) return 'too-many';
    const { numUpdatedRows } = await transaction
      .updateTable('tournaments')
      .set({
        ...columnsOf(change),
        version: after + events.length,
        due_at: dueAt === undefined ? sql<number | null>`due_at` : earlier(dueAt),
      })
      .where('id', '=', id)
      .where('version', '=', after)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return 'conflict';
    await insertEvents(transaction, id, after, events);
    for (const { player, at } of joined)
      await transaction
        .insertInto('tournament_players')
        .values({ tournament_id: id, player_id: player, joined_at: at })
        .onConflict(conflict => conflict.columns(['tournament_id', 'player_id']).doNothing())
        .execute();
    if (forgotten.length > 0)
      await transaction
        .deleteFrom('tournament_players')
        .where('tournament_id', '=', id)
        .where('player_id', 'in', forgotten)
        .execute();
    for (let from = 0; from < taken.length; from += ROWS)
      await transaction
        .updateTable('tournament_results')
        .set({ taken: 1 })
        .where('tournament_id', '=', id)
        .where('game', 'in', taken.slice(from, from + ROWS))
        .execute();
    return 'done';
  });
}

/** One player joins one tournament at a time. */
async function canJoin(
  db: Transaction<Database>,
  { joined = [], mostJoined }: TournamentAppend,
): Promise<boolean> {
  if (mostJoined === undefined) return true;
  for (const { player } of joined) {
    await lockPlayer(db, player);
    if ((await countJoined(db, player)) >= mostJoined) return false;
  }
  return true;
}

export function earlier(at: number) {
  return sql<number>`case when due_at is null or due_at > ${at} then ${at} else due_at end`;
}

function columnsOf({ state, summary, orderAt, endedAt }: TournamentColumns) {
  return { state, summary, order_at: orderAt, ended_at: endedAt ?? null };
}

async function insertEvents(
  db: Transaction<Database>,
  id: string,
  after: number,
  events: readonly string[],
): Promise<void> {
  const rows = events.map((body, index) => ({ tournament_id: id, version: after + index + 1, body }));
  for (let from = 0; from < rows.length; from += ROWS)
    await db
      .insertInto('tournament_events')
      .values(rows.slice(from, from + ROWS))
      .execute();
}

export async function readTournamentEvents(
  db: Kysely<Database>,
  {
    tournament,
    after,
    limit,
  }: { readonly tournament: string; readonly after: number; readonly limit?: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('tournament_events')
    .select('body')
    .where('tournament_id', '=', tournament)
    .where('version', '>', after)
    .orderBy('version')
    .$if(limit !== undefined, query => query.limit(limit!))
    .execute();
  return rows.map(({ body }) => body);
}

export interface TournamentQuery {
  readonly states?: readonly string[];
  readonly club?: string;
  readonly player?: string;
  /** The soonest first; else the latest. */
  readonly isAscending?: boolean;
  readonly after?: { readonly at: number; readonly id: string };
}

export interface ListedTournament {
  readonly id: string;
  readonly at: number;
  readonly summary: string;
}

/** Public ones of some states; those of a club; or those that a player is in. */
export async function listTournaments(
  db: Kysely<Database>,
  { states, club, player, isAscending = false, after }: TournamentQuery,
): Promise<ListedTournament[]> {
  return db
    .selectFrom('tournaments')
    .select(['id', 'order_at as at', 'summary'])
    .$if(states !== undefined, query => query.where('state', 'in', states!))
    .$if(club !== undefined, query => query.where('club_id', '=', club!))
    .$if(club === undefined && player === undefined, query => query.where('visibility', '=', 'public'))
    .$if(player !== undefined, query =>
      query.where('id', 'in', eb =>
        eb.selectFrom('tournament_players').select('tournament_id').where('player_id', '=', player!),
      ),
    )
    .$if(after !== undefined, query =>
      query.where(
        isAscending
          ? sql<boolean>`(order_at, id) > (${after!.at}, ${after!.id})`
          : sql<boolean>`(order_at, id) < (${after!.at}, ${after!.id})`,
      ),
    )
    .orderBy('order_at', isAscending ? 'asc' : 'desc')
    .orderBy('id', isAscending ? 'asc' : 'desc')
    .limit(TOURNAMENT_PAGE)
    .execute();
}

/** How many tournaments that are not over a player has joined. */
export async function countJoined(db: Kysely<Database>, player: string): Promise<number> {
  const { count } = await db
    .selectFrom('tournament_players')
    .innerJoin('tournaments', 'tournaments.id', 'tournament_players.tournament_id')
    .select(eb => eb.fn.countAll<number | string>().as('count'))
    .where('tournament_players.player_id', '=', player)
    .where('tournaments.state', 'in', ['open', 'running'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** For the player's own export. */
export async function joinedBy(
  db: Kysely<Database>,
  player: string,
): Promise<{ readonly tournament: string; readonly joinedAt: number }[]> {
  return db
    .selectFrom('tournament_players')
    .select(['tournament_id as tournament', 'joined_at as joinedAt'])
    .where('player_id', '=', player)
    .orderBy('joined_at')
    .execute();
}
