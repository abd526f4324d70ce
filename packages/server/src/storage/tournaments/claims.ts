/** Which tournaments are due, and who looks after them: of several processes one at a time. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { earlier } from './tournaments.ts';

export interface TournamentClaim {
  readonly now: number;
  /** If this process dies, another one may go on from then. */
  readonly until: number;
  /** When it is looked again in any case; also how it is known that nothing came in between. */
  readonly mark: number;
  readonly limit: number;
}

/** Takes some that are due. */
export async function claimTournaments(
  db: Kysely<Database>,
  { now, until, mark, limit }: TournamentClaim,
): Promise<string[]> {
  const due = await db
    .selectFrom('tournaments')
    .select('id')
    .where('due_at', '<=', now)
    .where('claimed_until', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  const claimed: string[] = [];
  for (const { id } of due) {
    const { numUpdatedRows } = await db
      .updateTable('tournaments')
      .set({ claimed_until: until, due_at: mark })
      .where('id', '=', id)
      .where('due_at', '<=', now)
      .where('claimed_until', '<=', now)
      .executeTakeFirst();
    if (numUpdatedRows === 1n) claimed.push(id);
  }
  return claimed;
}

/** Gives one back. What has become due meanwhile stays so. */
export async function settleTournament(
  db: Kysely<Database>,
  { id, mark, dueAt }: { readonly id: string; readonly mark: number; readonly dueAt?: number },
): Promise<void> {
  const other = dueAt === undefined ? sql<number | null>`due_at` : earlier(dueAt);
  await db
    .updateTable('tournaments')
    .set({
      claimed_until: 0,
      due_at: sql<number | null>`case when due_at = ${mark} then ${dueAt ?? null} else ${other} end`,
    })
    .where('id', '=', id)
    .execute();
}

export interface TableResult {
  readonly tournament: string;
  readonly game: number;
  /** JSON; absent where the table was closed. */
  readonly body?: string;
}

/** In the transaction that ends the table, so that it is there once. */
export async function noteTournamentResult(
  db: Transaction<Database>,
  table: string,
  at: number,
  { tournament, game, body }: TableResult,
): Promise<void> {
  await db
    .insertInto('tournament_results')
    .values({ tournament_id: tournament, game, table_id: table, at, body: body ?? null, taken: 0 })
    .onConflict(conflict => conflict.columns(['tournament_id', 'game']).doNothing())
    .execute();
  await db
    .updateTable('tournaments')
    .set({ due_at: at })
    .where('id', '=', tournament)
    .where(eb => eb.or([eb('due_at', 'is', null), eb('due_at', '>', at)]))
    .execute();
}

export interface StoredResult {
  readonly game: number;
  readonly table: string;
  readonly at: number;
  readonly body: string | null;
}

/** Those that are not among the events yet, or all of them. */
export async function tournamentResults(
  db: Kysely<Database>,
  { tournament, isNew }: { readonly tournament: string; readonly isNew: boolean },
): Promise<StoredResult[]> {
  return db
    .selectFrom('tournament_results')
    .select(['game', 'table_id as table', 'at', 'body'])
    .where('tournament_id', '=', tournament)
    .$if(isNew, query => query.where(sql<boolean>`taken = 0`))
    .orderBy('game')
    .execute();
}

/** Old ones with all that is known of them; returns how many. */
export async function deleteOldTournaments(
  db: Kysely<Database>,
  { state, before, limit }: { readonly state: string; readonly before: number; readonly limit: number },
): Promise<number> {
  return db.transaction().execute(async transaction => {
    const rows = await transaction
      .selectFrom('tournaments')
      .select('id')
      .where('state', '=', state)
      .where('ended_at', '<', before)
      .limit(Math.max(1, Math.floor(limit / 100)))
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    for (const child of ['tournament_events', 'tournament_players', 'tournament_results'] as const)
      await transaction.deleteFrom(child).where('tournament_id', 'in', ids).execute();
    await transaction.deleteFrom('tournaments').where('id', 'in', ids).execute();
    return ids.length;
  });
}
