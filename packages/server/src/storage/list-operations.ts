/** Reading many tables: what lists show and what waits to be done. */
import type { ListName } from '@kingdomino/protocol';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Tables in one answer. */
export const PAGE = 50;

export interface ListQuery {
  readonly list: ListName;
  readonly player: string;
  /** Where the page before ended. */
  readonly before?: { readonly changedAt: number; readonly id: string };
}

export interface ListedTable {
  readonly id: string;
  readonly summary: string;
  readonly changedAt: number;
  readonly seat: number | null;
}

/** Newest first; `mine` has those where it is my turn before the others. */
export async function listTables(db: Kysely<Database>, query: ListQuery): Promise<ListedTable[]> {
  const { list, player, before } = query;
  let select = db
    .selectFrom('tables')
    .leftJoin('seats', join =>
      join.onRef('seats.table_id', '=', 'tables.id').on('seats.player_id', '=', player),
    )
    .select(['tables.id', 'tables.summary', 'tables.changed_at as changedAt', 'seats.seat']);
  if (list === 'mine') {
    select = select
      .where('seats.seat', 'is not', null)
      .where('tables.status', 'in', ['open', 'playing'])
      .orderBy(eb => eb.case().when('tables.to_act', '=', eb.ref('seats.seat')).then(0).else(1).end());
  } else if (list === 'finished') {
    select = select
      .where('tables.status', '=', 'over')
      .where(eb => eb.or([eb('tables.visibility', '=', 'public'), eb('seats.seat', 'is not', null)]));
  } else {
    select = select
      .where('tables.status', '=', list === 'open' ? 'open' : 'playing')
      .where('tables.visibility', '=', 'public');
  }
  if (before && list !== 'mine') {
    select = select.where(eb =>
      eb.or([
        eb('tables.changed_at', '<', before.changedAt),
        eb.and([eb('tables.changed_at', '=', before.changedAt), eb('tables.id', '<', before.id)]),
      ]),
    );
  }
  return select
    .orderBy('tables.changed_at', 'desc')
    .orderBy('tables.id', 'desc')
    .limit(list === 'mine' ? 2 * PAGE : PAGE)
    .execute();
}

/** Unfinished tables that a player opened. */
export async function countOpenedBy(db: Kysely<Database>, player: string): Promise<number> {
  const { count } = await db
    .selectFrom('tables')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('opened_by', '=', player)
    .where('status', 'in', ['open', 'playing'])
    .executeTakeFirstOrThrow();
  return Number(count);
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

/** Tables that somebody must look at by now, the most urgent first. */
export async function dueTables(
  db: Kysely<Database>,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<{ id: string; version: number }[]> {
  return db
    .selectFrom('tables')
    .select(['id', 'version'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
}

/** Puts a table off, unless it has changed meanwhile. */
export async function setDue(
  db: Kysely<Database>,
  { table, version, dueAt }: { table: string; version: number; dueAt: number | undefined },
): Promise<void> {
  await db
    .updateTable('tables')
    .set({ due_at: dueAt ?? null })
    .where('id', '=', table)
    .where('version', '=', version)
    .execute();
}
