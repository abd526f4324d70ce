/** Challenges of one member to another. Whatever is done at once, each comes to one end. */
import type { ChallengeTerms } from '@kingdomino/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import { areBlocked, lockBoth } from './pairs.ts';
import type { ChallengesRow } from './rows.ts';

export type ChallengeState = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired';

export interface StoredChallenge {
  readonly id: string;
  readonly by: string;
  readonly to: string;
  readonly terms: ChallengeTerms;
  readonly state: ChallengeState;
  readonly at: number;
  readonly until: number;
  readonly table?: string;
}

export interface NewChallengeOf extends Pick<StoredChallenge, 'id' | 'by' | 'to' | 'terms' | 'at' | 'until'> {
  /** That one member has sent, and that one member has got, at most, while they are open. */
  readonly mostSent: number;
  readonly mostGot: number;
  /** Who was declined later than this asks the same person again in a while. */
  readonly declinedBefore: number;
}

/** `known`: one about the same is open between the two, whoever has sent it. */
export type SentChallenge =
  | { readonly kind: 'sent' | 'known'; readonly challenge: StoredChallenge }
  | { readonly kind: 'blocked' | 'too-many' | 'declined' };

export async function sendChallenge(db: Kysely<Database>, made: NewChallengeOf): Promise<SentChallenge> {
  const { id, by, to, terms, at, until } = made;
  return db.transaction().execute(async transaction => {
    await lockBoth(transaction, by, to);
    if (await areBlocked(transaction, by, to)) return { kind: 'blocked' };
    await expireBetween(transaction, made);
    const key = openKey(made);
    const known = await transaction
      .selectFrom('challenges')
      .selectAll()
      .where('open_key', '=', key)
      .executeTakeFirst();
    if (known) return { kind: 'known', challenge: stored(known, at) };
    if (await wasDeclined(transaction, made)) return { kind: 'declined' };
    if (await hasTooMany(transaction, made)) return { kind: 'too-many' };
    const row = {
      id,
      by_id: by,
      to_id: to,
      terms: JSON.stringify(terms),
      open_key: key,
      state: 'open',
      made_at: at,
      expires_at: until,
      settled_at: null,
      table_id: null,
    };
    await transaction.insertInto('challenges').values(row).execute();
    return { kind: 'sent', challenge: stored(row, at) };
  });
}

/** The same for both directions. */
function openKey({ by, to, terms: { mode, clock, rated } }: NewChallengeOf): string {
  const time = Object.values(clock).join('-');
  return `${[by, to].sort().join('/')}/${mode}/${time}/${rated ? 'rated' : 'casual'}`;
}

async function expireBetween(db: Transaction<Database>, { by, to, at }: NewChallengeOf): Promise<void> {
  await db
    .updateTable('challenges')
    .set(eb => ({ state: 'expired', open_key: null, settled_at: eb.ref('expires_at') }))
    .where('by_id', 'in', [by, to])
    .where('to_id', 'in', [by, to])
    .where('state', '=', 'open')
    .where('expires_at', '<=', at)
    .execute();
}

async function wasDeclined(
  db: Transaction<Database>,
  { by, to, declinedBefore }: NewChallengeOf,
): Promise<boolean> {
  const row = await db
    .selectFrom('challenges')
    .select('id')
    .where('by_id', '=', by)
    .where('to_id', '=', to)
    .where('state', '=', 'declined')
    .where('settled_at', '>=', declinedBefore)
    .executeTakeFirst();
  return row !== undefined;
}

async function hasTooMany(
  db: Transaction<Database>,
  { by, to, at, mostSent, mostGot }: NewChallengeOf,
): Promise<boolean> {
  const count = async (column: 'by_id' | 'to_id', player: string) => {
    const row = await db
      .selectFrom('challenges')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where(column, '=', player)
      .where('state', '=', 'open')
      .where('expires_at', '>', at)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  return (await count('by_id', by)) >= mostSent || (await count('to_id', to)) >= mostGot;
}

export async function challengeById(
  db: Kysely<Database>,
  { id, now }: { readonly id: string; readonly now: number },
): Promise<StoredChallenge | undefined> {
  const row = await db.selectFrom('challenges').selectAll().where('id', '=', id).executeTakeFirst();
  return row && stored(row, now);
}

/** Those that are open, by the player and to the player; the newest first. */
export async function openChallenges(
  db: Kysely<Database>,
  { player, now }: { readonly player: string; readonly now: number },
): Promise<StoredChallenge[]> {
  const rows = await db
    .selectFrom('challenges')
    .selectAll()
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .where(eb => eb.or([eb('by_id', '=', player), eb('to_id', '=', player)]))
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(row => stored(row, now));
}

/** For the export: all that are still there. */
export async function challengesWith(db: Kysely<Database>, player: string): Promise<StoredChallenge[]> {
  const rows = await db
    .selectFrom('challenges')
    .selectAll()
    .where(eb => eb.or([eb('by_id', '=', player), eb('to_id', '=', player)]))
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(row => stored(row, row.made_at));
}

export interface Settling {
  readonly id: string;
  readonly player: string;
  readonly state: 'declined' | 'withdrawn';
  readonly at: number;
}

/** Declined by who was challenged, or withdrawn by who did. False when it is not open, or not theirs. */
export async function settleChallenge(
  db: Kysely<Database>,
  { id, player, state, at }: Settling,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('challenges')
    .set({ state, open_key: null, settled_at: at })
    .where('id', '=', id)
    .where(state === 'declined' ? 'to_id' : 'by_id', '=', player)
    .where('state', '=', 'open')
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The challenge that a table is opened for. */
export interface TakenChallenge {
  readonly id: string;
  readonly at: number;
}

/** Accepted, with the table that is opened in the same transaction. False when it is not open any more. */
export async function takeChallenge(
  db: Transaction<Database>,
  { id, at }: TakenChallenge,
  table: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('challenges')
    .set({ state: 'accepted', open_key: null, settled_at: at, table_id: table })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteOldChallenges(
  db: Kysely<Database>,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('challenges')
    .where('id', 'in', eb =>
      eb.selectFrom('challenges').select('id').where('made_at', '<', before).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** By the player and to the player. */
export async function eraseChallengesOf(db: Transaction<Database>, player: string): Promise<void> {
  await db
    .deleteFrom('challenges')
    .where(eb => eb.or([eb('by_id', '=', player), eb('to_id', '=', player)]))
    .execute();
}

function stored(row: ChallengesRow, now: number): StoredChallenge {
  const isLate = row.state === 'open' && row.expires_at <= now;
  return {
    id: row.id,
    by: row.by_id,
    to: row.to_id,
    terms: JSON.parse(row.terms) as ChallengeTerms,
    state: isLate ? 'expired' : (row.state as ChallengeState),
    at: row.made_at,
    until: row.expires_at,
    ...(row.table_id === null ? {} : { table: row.table_id }),
  };
}
