/** The matchmaking queue, over all processes: joining it, staying in it, and what is known of its players. */
import {
  BOT_LEVELS,
  type BotLevel,
  PACES,
  type Pace,
  type RatedMode,
  STAKES,
  type Stakes,
} from '@kingdomino/protocol';
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import { modeOf } from '../../ratings/mode.ts';
import { NEWCOMER, shownRating } from '../../ratings/rating.ts';
import { ratingsOf } from '../ratings/leaderboards.ts';
import type { Database } from '../schema.ts';
import type { QueuedPlayer, Strength } from './form-groups.ts';
import { leavesOften, reliabilityOf } from './reliability.ts';
import type { OffersRow, WaitsRow } from './rows.ts';

/** Whoever was not seen for so long is not matched; of a connection that broke it is known at once. */
export const UNSEEN = 15_000;
/** Who was away for so long waits no more. */
const FORGOTTEN = 60_000;

export interface StoredOffer {
  readonly id: string;
  readonly mode: RatedMode;
  readonly rated: boolean;
  readonly pace: Pace;
  readonly people: number;
  /** The level of bots on the seats that are left. */
  readonly bots?: BotLevel;
  readonly until: number;
}

export interface QueueEntry extends QueuedPlayer {
  /** The table that the player was asked to. */
  readonly offer?: StoredOffer & { readonly accepted: boolean; readonly ready: number };
  /** Where the player sits by now. */
  readonly table?: string;
}

export interface QueueRequest {
  readonly player: string;
  readonly modes: readonly RatedMode[];
  readonly stakes: Stakes;
  readonly pace?: Pace;
  readonly bots?: BotLevel;
  /** After a lost connection: hears also how the wait has ended. */
  readonly again?: true;
  readonly now: number;
}

/** Runs a change of the queue under its lock, in one transaction. */
export function withQueueLock<Value>(
  db: Kysely<Database>,
  change: (transaction: Transaction<Database>, lookedAt: number) => Promise<Value>,
): Promise<Value> {
  return db.transaction().execute(async transaction => change(transaction, await lockQueue(transaction)));
}

/** Locks the queue until the commit; returns when it was last matched. */
export async function lockQueue(transaction: Transaction<Database>): Promise<number> {
  const { looked_at } = await transaction
    .updateTable('pairing')
    .set(eb => ({ looked_at: eb.ref('looked_at') }))
    .where('id', '=', 1)
    .returning('looked_at')
    .executeTakeFirstOrThrow();
  return looked_at;
}

/** Joins the queue, or changes the request; the time of joining stays. An offer must be answered first. */
export async function joinQueue(db: Kysely<Database>, wish: QueueRequest): Promise<QueueEntry> {
  return withQueueLock(db, async transaction => {
    const { player, modes, stakes, pace = 'normal', bots, again, now } = wish;
    let [known] = await queueEntriesOf(transaction, [player]);
    if (known && (await forgetAbsent(transaction, now, player)) > 0) known = undefined;
    if (known?.offer || (known?.table !== undefined && again)) {
      await see(transaction, [player], now);
      return known;
    }
    if (known?.table !== undefined)
      await transaction.deleteFrom('waits').where('player_id', '=', player).execute();
    const strengths = JSON.stringify(await strengthsOf(transaction, player, modes));
    const leaves = leavesOften(await reliabilityOf(transaction, player)) ? 1 : 0;
    const wanted = { modes: modes.join(','), stakes, pace, bots: bots ?? null, strengths, leaves };
    const seen = { seen_at: now, gone_at: null };
    const first = { people_only: 0, since: now, offer_id: null, accepted: 0, table_id: null };
    const row = await transaction
      .insertInto('waits')
      .values({ player_id: player, ...wanted, ...seen, ...first })
      .onConflict(conflict => conflict.column('player_id').doUpdateSet({ ...wanted, ...seen }))
      .returningAll()
      .executeTakeFirstOrThrow();
    return queueEntry(row);
  });
}

/** As they are believed to be now; nothing is known of a newcomer. */
async function strengthsOf(
  db: Kysely<Database>,
  player: string,
  modes: readonly RatedMode[],
): Promise<Partial<Record<RatedMode, Strength>>> {
  const ratings = await ratingsOf(db, [player]);
  const strengths = modes.map(mode => {
    const known = ratings.find(rating => rating.mode === mode) ?? NEWCOMER;
    const { rating, deviation } = shownRating(known, mode);
    return [mode, { rating, deviation }] as const;
  });
  return Object.fromEntries(strengths);
}

/** Removes players who have been away for long, or this one, and returns how many; an offer to them is given up at the next step. */
export async function forgetAbsent(db: Transaction<Database>, now: number, only?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('waits')
    .where(eb => eb.or([eb('seen_at', '<', now - FORGOTTEN), eb('gone_at', '<', now - FORGOTTEN)]))
    .$if(only !== undefined, query => query.where('player_id', '=', only!))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** These players are connected. */
export async function noteQueuedSeen(
  db: Kysely<Database>,
  { players, at }: { readonly players: readonly string[]; readonly at: number },
): Promise<void> {
  if (players.length > 0) await withQueueLock(db, transaction => see(transaction, players, at));
}

async function see(db: Transaction<Database>, players: readonly string[], at: number): Promise<void> {
  const seen = { seen_at: at, gone_at: null };
  await db.updateTable('waits').set(seen).where('player_id', 'in', players).execute();
}

/** Their last connection broke: they are not matched until there is another one. */
export async function noteQueuedGone(
  db: Kysely<Database>,
  { players, at }: { readonly players: readonly string[]; readonly at: number },
): Promise<void> {
  if (players.length === 0) return;
  await withQueueLock(db, transaction =>
    transaction.updateTable('waits').set({ gone_at: at }).where('player_id', 'in', players).execute(),
  );
}

/** The queue entries of these players. */
export async function queueEntriesOf(
  db: Kysely<Database>,
  players: readonly string[],
): Promise<QueueEntry[]> {
  if (players.length === 0) return [];
  const waits = await db.selectFrom('waits').selectAll().where('player_id', 'in', players).execute();
  const ids = [...new Set(waits.flatMap(({ offer_id }) => offer_id ?? []))];
  if (ids.length === 0) return waits.map(row => queueEntry(row));
  const offers = await db.selectFrom('offers').selectAll().where('id', 'in', ids).execute();
  const members = await db
    .selectFrom('waits')
    .select(['offer_id', 'accepted'])
    .where('offer_id', 'in', ids)
    .execute();
  const ready = new Map<string | null, number>();
  for (const { offer_id, accepted } of members) ready.set(offer_id, (ready.get(offer_id) ?? 0) + accepted);
  const byId = new Map<string | null, OffersRow>(offers.map(offer => [offer.id, offer]));
  return waits.map(row => {
    const offer = byId.get(row.offer_id);
    return queueEntry(row, offer && { ...storedOffer(offer), ready: ready.get(offer.id) ?? 0 });
  });
}

function queueEntry(row: WaitsRow, offer?: StoredOffer & { readonly ready: number }): QueueEntry {
  return {
    ...queuedPlayer(row),
    ...(offer ? { offer: { ...offer, accepted: row.accepted === 1 } } : {}),
    ...(row.table_id === null ? {} : { table: row.table_id }),
  };
}

function queuedPlayer(row: WaitsRow): QueuedPlayer {
  return {
    player: row.player_id,
    modes: row.modes.split(',').map(modeOf),
    stakes: STAKES.find(name => name === row.stakes) ?? 'casual',
    pace: paceOf(row),
    since: row.since,
    strengths: JSON.parse(row.strengths) as QueuedPlayer['strengths'],
    ...levelOf(row),
    ...(row.people_only === 1 ? { peopleOnly: true } : {}),
    ...(row.leaves === 1 ? { leaves: true } : {}),
  };
}

export function storedOffer(row: OffersRow): StoredOffer {
  const { id, mode, rated, people, until } = row;
  return { id, mode: modeOf(mode), rated: rated === 1, pace: paceOf(row), people, until, ...levelOf(row) };
}

export function paceOf({ pace }: { readonly pace: string }): Pace {
  return PACES.find(name => name === pace) ?? 'normal';
}

function levelOf({ bots }: { readonly bots: string | null }): { readonly bots?: BotLevel } {
  const level = BOT_LEVELS.find(name => name === bots);
  return level ? { bots: level } : {};
}

/** Whether a queued player can be matched. */
export function isUnmatched(now: number) {
  return (eb: ExpressionBuilder<Database, 'waits'>) =>
    eb.and([
      eb('offer_id', 'is', null),
      eb('table_id', 'is', null),
      eb('gone_at', 'is', null),
      eb('seen_at', '>=', now - UNSEEN),
    ]);
}

/** So many of the queued players who can be matched, whoever has waited longest first; or others, after as many more. */
export async function unmatchedPlayers(
  db: Kysely<Database>,
  now: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<QueuedPlayer[]> {
  const rows = await db
    .selectFrom('waits')
    .selectAll()
    .where(isUnmatched(now))
    .orderBy('since')
    .orderBy('player_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(queuedPlayer);
}
