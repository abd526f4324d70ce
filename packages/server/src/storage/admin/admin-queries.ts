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
  /** Null for a guest. */
  readonly memberSince: number | null;
  /** Devices that are signed in. */
  readonly sessions: number;
  readonly passkeys: number;
  /** At how many tables the name stands. */
  readonly tables: number;
}

/** By id, or by a part of the name, in small letters or large ones. */
export async function adminPlayers(
  db: Kysely<Database>,
  { search, limit }: { readonly search: string; readonly limit: number },
): Promise<AdminPlayer[]> {
  const rows = await playersQuery(db)
    .where(eb =>
      eb.or([
        eb('players.id', '=', search),
        eb('players.name', 'like', `%${search}%`),
        eb(eb.fn('lower', ['players.name']), 'like', `%${search.toLowerCase()}%`),
      ]),
    )
    .orderBy('players.created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(shownPlayer);
}

export async function adminPlayer(db: Kysely<Database>, id: string): Promise<AdminPlayer | undefined> {
  const row = await playersQuery(db).where('players.id', '=', id).executeTakeFirst();
  return row && shownPlayer(row);
}

function playersQuery(db: Kysely<Database>) {
  return db
    .selectFrom('players')
    .leftJoin('members', 'members.player_id', 'players.id')
    .select(['players.id', 'players.name', 'players.bot', 'players.created_at as createdAt'])
    .select(['players.banned_at as bannedAt', 'members.since as memberSince'])
    .select(eb => [
      eb
        .selectFrom('named')
        .select(count => count.fn.countAll<number>().as('count'))
        .whereRef('named.player_id', '=', 'players.id')
        .as('tables'),
      eb
        .selectFrom('tokens')
        .select(count => count.fn.countAll<number>().as('count'))
        .whereRef('tokens.player_id', '=', 'players.id')
        .where('tokens.kind', '=', 'session')
        .as('sessions'),
      eb
        .selectFrom('passkeys')
        .select(count => count.fn.countAll<number>().as('count'))
        .whereRef('passkeys.player_id', '=', 'players.id')
        .as('passkeys'),
    ]);
}

type PlayerRow = Awaited<ReturnType<ReturnType<typeof playersQuery>['execute']>>[number];

function shownPlayer({ bot, tables, sessions, passkeys, ...row }: PlayerRow): AdminPlayer {
  const counts = { tables: Number(tables), sessions: Number(sessions), passkeys: Number(passkeys) };
  return { ...row, isBot: bot === 1, ...counts };
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
