/** Shared deals. Their seeds are in a table of their own, so that no other query can read one. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import type { DealsRow } from './rows.ts';

/** Tables in one answer. */
export const DEAL_PAGE = 50;

export interface NewDeal {
  readonly id: string;
  readonly game: string;
  readonly commitment: string;
  readonly seed: string;
  readonly madeAt: number;
  readonly openedBy?: string;
  /** When a day's deal is over. */
  readonly closesAt?: number;
  /** Of a deal that was known before it was shared. */
  readonly revealedAt?: number;
}

/** Without its seed. */
export interface StoredDeal {
  readonly id: string;
  readonly game: string;
  readonly commitment: string;
  readonly madeAt: number;
  readonly openedBy: string | null;
  readonly closesAt: number | null;
  readonly revealedAt: number | null;
}

/** Stores a deal unless there is one with this id; returns the stored one. */
export async function makeDeal(db: Kysely<Database>, deal: NewDeal): Promise<StoredDeal> {
  await db.transaction().execute(transaction => insertDeal(transaction, deal));
  const kept = await readDeal(db, deal.id);
  if (!kept) throw new Error(`the deal ${deal.id} could not be made`);
  return kept;
}

export async function insertDeal(db: Transaction<Database>, deal: NewDeal): Promise<void> {
  const row: DealsRow = {
    id: deal.id,
    game: deal.game,
    commitment: deal.commitment,
    made_at: deal.madeAt,
    opened_by: deal.openedBy ?? null,
    closes_at: deal.closesAt ?? null,
    revealed_at: deal.revealedAt ?? null,
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('deals')
    .values(row)
    .onConflict(conflict => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 1n)
    await db.insertInto('deal_seeds').values({ deal_id: deal.id, seed: deal.seed }).execute();
}

export async function readDeal(db: Kysely<Database>, id: string): Promise<StoredDeal | undefined> {
  return db
    .selectFrom('deals')
    .select([
      'id',
      'game',
      'commitment',
      'made_at as madeAt',
      'opened_by as openedBy',
      'closes_at as closesAt',
      'revealed_at as revealedAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** For whoever deals, and for everybody once it is revealed. */
export async function readDealSeed(db: Kysely<Database>, id: string): Promise<string> {
  const row = await db.selectFrom('deal_seeds').select('seed').where('deal_id', '=', id).executeTakeFirst();
  if (!row) throw new Error(`the deal ${id} has no seed`);
  return row.seed;
}

/** Notes that a deal may be told, if all its tables are over and it is no day's deal. Once told, it stays told. */
export async function revealDeal(
  db: Kysely<Database>,
  { deal, now }: { readonly deal: string; readonly now: number },
): Promise<StoredDeal | undefined> {
  await db
    .updateTable('deals')
    .set({ revealed_at: now })
    .where('id', '=', deal)
    .where('revealed_at', 'is', null)
    .where(eb =>
      eb.or([
        eb('closes_at', '<=', now),
        eb.and([eb('closes_at', 'is', null), eb.not(eb.exists(unfinished))]),
      ]),
    )
    .execute();
  return readDeal(db, deal);
}

/** Tells a deal from now on, whatever was planned: all who were to play it have. */
export async function closeDeal(
  db: Kysely<Database>,
  { deal, now }: { readonly deal: string; readonly now: number },
): Promise<void> {
  await db
    .updateTable('deals')
    .set({ revealed_at: now, closes_at: now })
    .where('id', '=', deal)
    .where('revealed_at', 'is', null)
    .execute();
}

const unfinished = sql`(select 1 from tables where tables.deal_id = deals.id and tables.ended_at is null)`;

export interface DealPage {
  readonly deal: string;
  /** Who asks sees tables of their own and those of whoever opened the deal, beside those that all see. */
  readonly player: string;
  readonly opener: string | null;
  /** Everything, of a day that is over. */
  readonly isPublic: boolean;
  /** Where the page before ended. */
  readonly after?: { readonly at: number; readonly id: string };
}

/** The tables of a deal, the first opened first; of a deal that began at one table, that one too. */
export async function dealTables(
  db: Kysely<Database>,
  { deal, player, opener, isPublic, after }: DealPage,
): Promise<{ readonly id: string; readonly at: number; readonly summary: string }[]> {
  const columns = ['id', 'opened_at as at', 'summary'] as const;
  const first = await db
    .selectFrom('tables')
    .select(columns)
    .where('id', '=', deal)
    .where('deal_id', 'is', null)
    .execute();
  const others = await db
    .selectFrom('tables')
    .select(columns)
    .where('deal_id', '=', deal)
    .$if(!isPublic, query =>
      query.where(eb =>
        eb.or([
          eb('visibility', '=', 'public'),
          eb('opened_by', '=', opener ?? ''),
          eb('id', 'in', seats =>
            seats.selectFrom('seats').select('table_id').where('player_id', '=', player),
          ),
        ]),
      ),
    )
    .$if(after !== undefined, query =>
      query.where(sql<boolean>`(opened_at, id) > (${after!.at}, ${after!.id})`),
    )
    .orderBy('opened_at')
    .orderBy('id')
    .limit(DEAL_PAGE)
    .execute();
  return after === undefined ? [...first, ...others] : others;
}

/** Whether a player sits or sat at another table of the deal. */
export async function hasPlayedDeal(
  db: Kysely<Database>,
  { deal, player, except }: { readonly deal: string; readonly player: string; readonly except: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('tables.id')
    .where('seats.player_id', '=', player)
    .where('tables.id', '!=', except)
    .where(eb => eb.or([eb('tables.deal_id', '=', deal), eb('tables.id', '=', deal)]))
    .where('tables.status', 'in', ['playing', 'over'])
    .executeTakeFirst();
  return row !== undefined;
}
