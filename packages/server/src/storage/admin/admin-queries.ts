/** Queries of `npm run admin`. */
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

export interface AdminTable {
  readonly id: string;
  readonly game: string;
  readonly status: string;
  readonly visibility: string;
  readonly version: number;
  readonly openedBy: string;
  readonly changedAt: number;
}

/** The last changed first. */
export async function adminTables(
  db: Kysely<Database>,
  { status, limit }: { readonly status?: string; readonly limit: number },
): Promise<AdminTable[]> {
  return db
    .selectFrom('tables')
    .select([
      'id',
      'game',
      'status',
      'visibility',
      'version',
      'opened_by as openedBy',
      'changed_at as changedAt',
    ])
    .$if(status !== undefined, query => query.where('status', '=', status!))
    .orderBy('changed_at', 'desc')
    .limit(limit)
    .execute();
}

export interface AdminPlayer {
  readonly id: string;
  readonly name: string;
  readonly isBot: boolean;
  readonly createdAt: number;
  readonly bannedAt: number | null;
  /** At how many tables the name stands. */
  readonly tables: number;
}

/** By id, or by a part of the name. */
export async function adminPlayers(
  db: Kysely<Database>,
  { search, limit }: { readonly search: string; readonly limit: number },
): Promise<AdminPlayer[]> {
  const rows = await db
    .selectFrom('players')
    .select(eb => [
      'id',
      'name',
      'bot',
      'created_at as createdAt',
      'banned_at as bannedAt',
      eb
        .selectFrom('named')
        .select(named => named.fn.countAll<number>().as('count'))
        .whereRef('named.player_id', '=', 'players.id')
        .$asScalar()
        .$notNull()
        .as('tables'),
    ])
    .where(eb => eb.or([eb('id', '=', search), eb('name', 'like', `%${search}%`)]))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ bot, tables, ...row }) => ({ ...row, isBot: bot === 1, tables: Number(tables) }));
}

/** False when there is no such player. */
export async function setBan(
  db: Kysely<Database>,
  { player, at }: { readonly player: string; readonly at: number | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('players')
    .set({ banned_at: at ?? null })
    .where('id', '=', player)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many rows there are. */
export async function countRows(
  db: Kysely<Database>,
  tables: readonly (keyof Database)[],
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { count } = await db
      .selectFrom(table)
      .select(eb => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[table] = Number(count);
  }
  return counts;
}

/** Tables after an id, for walking through all of them. */
export async function tableIds(
  db: Kysely<Database>,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
