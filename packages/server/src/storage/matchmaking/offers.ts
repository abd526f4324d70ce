/**
 * Offers of the matchmaking queue: groups are formed, everybody is asked, and the table is opened once all have accepted.
 * The whole queue is read and the offers are written in one transaction, so nobody is matched twice, however many
 * processes do it.
 */
import type { Pace, RatedMode } from '@kingdomino/protocol';
import type { Kysely, Transaction } from 'kysely';
import { modeOf } from '../../ratings/mode.ts';
import { blocksBetween } from '../moderation/relations.ts';
import type { Database } from '../schema.ts';
import { formGroups, type Group, type QueuedPlayer } from './form-groups.ts';
import {
  forgetAbsent,
  isUnmatched,
  lockQueue,
  paceOf,
  type StoredOffer,
  storedOffer,
  UNSEEN,
  unmatchedPlayers,
  withQueueLock,
} from './queue.ts';
import type { OffersRow, WaitsRow } from './rows.ts';

/** How long an offer waits for everybody to accept. */
const OFFER_TIME = 20_000;
/** How long an offer waits for a player whose connection broke. */
const OFFER_GRACE = 5000;
/** Within this time whoever was told of a full table has opened it; else another process is told. */
const LEASE = 5000;
/** However many processes look, and however often something changes: so often is enough. */
const LOOK_EVERY = 500;
/** While no more wait a pass costs nothing, and whoever comes is matched at once; else at the next step. */
const FEW = 50;
/** Looked at in one go: so many of those who have waited longest, and as many others, in turn. */
const LOOKED_AT = 100;

/** An accepted offer, whose table is to be opened. */
export interface FullOffer extends StoredOffer {
  /** By id. */
  readonly players: readonly string[];
}

/** What came of a change. */
export interface MatchResult {
  /** Players whose status has changed. */
  readonly changed: readonly string[];
  readonly full: readonly FullOffer[];
  /** Tables to which people were asked, and those that did not come about. */
  readonly made: readonly Group[];
  readonly givenUp: number;
}

const NOTHING: MatchResult = { changed: [], full: [], made: [], givenUp: 0 };

export interface MatchRequest {
  readonly now: number;
  /** For new tables: their ids begin with it. Without it nobody is paired, and what is over is tidied up. */
  readonly id?: string;
  /** Something has changed; else, and where many wait, it is enough that some process has looked just now. */
  readonly isChange: boolean;
}

export async function matchQueued(
  db: Kysely<Database>,
  { now, id, isChange }: MatchRequest,
): Promise<MatchResult> {
  // before the lock: where many wait every command would stand in line only to hear this
  if (isChange && (await areMany(db))) return NOTHING;
  return withQueueLock(db, async (transaction, lookedAt) => {
    const isJustDone = now >= lookedAt && now - lookedAt < LOOK_EVERY;
    if (!isChange && isJustDone) return NOTHING;
    await transaction.updateTable('pairing').set({ looked_at: now }).where('id', '=', 1).execute();
    await forgetAbsent(transaction, now);
    const { changed, givenUp } = await giveUpOverdue(transaction, now);
    const groups = id === undefined ? [] : await groupsNow(transaction, now);
    for (const [index, group] of groups.entries())
      await makeOffer(transaction, `${id}${index}`, group, now + OFFER_TIME);
    return {
      changed: [...changed, ...groups.flatMap(({ players }) => players)],
      full: await claimFull(transaction, now),
      made: groups,
      givenUp,
    };
  });
}

async function areMany(db: Kysely<Database>): Promise<boolean> {
  const some = await db
    .selectFrom('waits')
    .select('player_id')
    .where('offer_id', 'is', null)
    .where('table_id', 'is', null)
    .limit(FEW + 1)
    .execute();
  return some.length > FEW;
}

/** Forms groups; nobody is asked to play with somebody whom one of them has blocked. */
async function groupsNow(db: Transaction<Database>, now: number): Promise<Group[]> {
  const waiters = await someUnmatched(db, now);
  const players = waiters.map(({ player }) => player);
  const blocks = new Set((await blocksBetween(db, players)).map(({ one, other }) => `${one}/${other}`));
  return formGroups(waiters, now, (one, other) => blocks.has(`${one}/${other}`));
}

/** Whoever fits with nobody may wait at the front for long: those behind have their turn, too. */
async function someUnmatched(db: Transaction<Database>, now: number): Promise<QueuedPlayer[]> {
  const longest = await unmatchedPlayers(db, now, { limit: LOOKED_AT, offset: 0 });
  if (longest.length < LOOKED_AT) return longest;
  const { count } = await db
    .selectFrom('waits')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const parts = Math.max(1, Math.ceil(Number(count) / LOOKED_AT) - 1);
  const offset = LOOKED_AT * (1 + (Math.floor(now / LOOK_EVERY) % parts));
  return [...longest, ...(await unmatchedPlayers(db, now, { limit: LOOKED_AT, offset }))];
}

/** Stores an offer; whoever asked for bots has accepted by that. */
async function makeOffer(db: Transaction<Database>, id: string, group: Group, until: number): Promise<void> {
  const { mode, rated, pace, players, bots } = group;
  const people = players.length;
  await db
    .insertInto('offers')
    .values({ id, mode, rated: rated ? 1 : 0, pace, people, bots: bots ?? null, until, claimed_until: 0 })
    .execute();
  await db
    .updateTable('waits')
    .set({ offer_id: id, accepted: 0 })
    .where('player_id', 'in', players)
    .execute();
  if (bots !== undefined)
    await db.updateTable('waits').set({ accepted: 1 }).where('player_id', '=', players[0]!).execute();
}

interface AskedOffer {
  readonly offer: OffersRow;
  /** Those who were asked. */
  readonly members: readonly WaitsRow[];
}

async function offersWithMembers(db: Transaction<Database>, ids: readonly string[]): Promise<AskedOffer[]> {
  if (ids.length === 0) return [];
  const offers = await db.selectFrom('offers').selectAll().where('id', 'in', ids).execute();
  if (offers.length === 0) return [];
  const asked = await db
    .selectFrom('waits')
    .selectAll()
    .where('offer_id', 'in', ids)
    .where('table_id', 'is', null)
    .orderBy('player_id')
    .execute();
  const members = new Map<string | null, WaitsRow[]>();
  for (const row of asked) {
    const known = members.get(row.offer_id);
    if (known) known.push(row);
    else members.set(row.offer_id, [row]);
  }
  return offers.map(offer => ({ offer, members: members.get(offer.id) ?? [] }));
}

function isFull(offer: OffersRow, members: readonly WaitsRow[]): boolean {
  return members.filter(({ accepted }) => accepted === 1).length === offer.people;
}

/** Who did not answer in time waits no more; the others wait on as if nothing had been. */
async function giveUpOverdue(
  db: Transaction<Database>,
  now: number,
): Promise<{ readonly changed: string[]; readonly givenUp: number }> {
  const changed: string[] = [];
  let givenUp = 0;
  for (const { offer, members } of await offersWithMembers(db, await doubtfulOffers(db, now))) {
    if (isFull(offer, members)) continue;
    const isLate = now >= offer.until;
    if (!isLate && members.length === offer.people && !members.some(row => isAway(row, now))) continue;
    const missing = members.filter(row => row.accepted === 0 && isLate);
    await giveUp(
      db,
      offer.id,
      missing.map(({ player_id }) => player_id),
    );
    changed.push(...members.map(({ player_id }) => player_id));
    givenUp++;
  }
  return { changed, givenUp };
}

/** Those that are late, or to somebody who is away, or who was erased. */
async function doubtfulOffers(db: Transaction<Database>, now: number): Promise<string[]> {
  const late = await db
    .selectFrom('offers')
    .select('id')
    .where(eb =>
      eb.or([
        eb('until', '<=', now),
        eb('people', '>', asked =>
          asked
            .selectFrom('waits')
            .select(waits => waits.fn.countAll<number>().as('count'))
            .whereRef('waits.offer_id', '=', 'offers.id'),
        ),
      ]),
    )
    .execute();
  const left = await db
    .selectFrom('waits')
    .select('offer_id as id')
    .where('offer_id', 'is not', null)
    .where('table_id', 'is', null)
    .where(eb => eb.or([eb('seen_at', '<', now - UNSEEN), eb('gone_at', '<', now - OFFER_GRACE)]))
    .execute();
  return [...new Set([...late, ...left].flatMap(({ id }) => id ?? []))];
}

function isAway({ gone_at, seen_at }: WaitsRow, now: number): boolean {
  return seen_at < now - UNSEEN || (gone_at !== null && gone_at < now - OFFER_GRACE);
}

async function giveUp(db: Transaction<Database>, offer: string, without: readonly string[]): Promise<void> {
  if (without.length > 0) await db.deleteFrom('waits').where('player_id', 'in', without).execute();
  await db
    .updateTable('waits')
    .set({ offer_id: null, accepted: 0 })
    .where('offer_id', '=', offer)
    .where('table_id', 'is', null)
    .execute();
  await db.deleteFrom('offers').where('id', '=', offer).execute();
}

/** Nobody else is told of them for a while. */
async function claimFull(db: Transaction<Database>, now: number, only?: string): Promise<FullOffer[]> {
  const offers = await offersWithMembers(db, only === undefined ? await acceptedOffers(db, now) : [only]);
  const full = offers.filter(({ offer, members }) => offer.claimed_until <= now && isFull(offer, members));
  for (const { offer } of full)
    await db
      .updateTable('offers')
      .set({ claimed_until: now + LEASE })
      .where('id', '=', offer.id)
      .execute();
  return full.map(({ offer, members }) => ({
    ...storedOffer(offer),
    players: members.map(({ player_id }) => player_id),
  }));
}

/** Those that nobody has still to answer, and whose table nobody is opening. */
async function acceptedOffers(db: Transaction<Database>, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('offers')
    .select('id')
    .where('claimed_until', '<=', now)
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('waits')
            .select('player_id')
            .whereRef('waits.offer_id', '=', 'offers.id')
            .where('accepted', '=', 0),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export interface OfferAnswer {
  readonly player: string;
  readonly offer: string;
  readonly accept: boolean;
  readonly now: number;
}

/** A refusal leaves the queue; of a table with bots it means to wait for people. */
export async function answerOffer(
  db: Kysely<Database>,
  { player, offer: id, accept, now }: OfferAnswer,
): Promise<MatchResult> {
  return withQueueLock(db, async transaction => {
    const [known] = await offersWithMembers(transaction, [id]);
    if (!known?.members.some(({ player_id }) => player_id === player) || isFull(known.offer, known.members))
      return NOTHING;
    const changed = known.members.map(({ player_id }) => player_id);
    const own = transaction.updateTable('waits').where('player_id', '=', player);
    if (accept) {
      await own.set({ accepted: 1, seen_at: now, gone_at: null }).execute();
      return { ...NOTHING, changed, full: await claimFull(transaction, now, id) };
    }
    if (known.offer.bots !== null) await own.set({ people_only: 1, bots: null }).execute();
    await giveUp(transaction, id, known.offer.bots === null ? [player] : []);
    return { ...NOTHING, changed, givenUp: 1 };
  });
}

/** Leaves the queue; too late for a table that is just being opened. */
export async function leaveQueue(db: Kysely<Database>, player: string): Promise<MatchResult> {
  return withQueueLock(db, async transaction => {
    const own = await transaction
      .selectFrom('waits')
      .select('offer_id')
      .where('player_id', '=', player)
      .executeTakeFirst();
    const [asked] = own?.offer_id == null ? [] : await offersWithMembers(transaction, [own.offer_id]);
    if (asked && isFull(asked.offer, asked.members)) return NOTHING;
    if (asked) await giveUp(transaction, asked.offer.id, [player]);
    await transaction.deleteFrom('waits').where('player_id', '=', player).execute();
    const changed = asked?.members.map(({ player_id }) => player_id) ?? [player];
    return { ...NOTHING, changed, givenUp: asked ? 1 : 0 };
  });
}

/** The table cannot be opened: those who are still there wait on. */
export async function dissolveOffer(
  db: Kysely<Database>,
  { offer, without }: { readonly offer: string; readonly without: readonly string[] },
): Promise<void> {
  await withQueueLock(db, transaction => giveUp(transaction, offer, without));
}

/** Together with the new table, so that nobody waits who sits and nobody sits who still waits. */
export async function seatOffer(db: Transaction<Database>, offer: string, table: string): Promise<void> {
  await lockQueue(db);
  await db
    .updateTable('waits')
    .set({ table_id: table, offer_id: null })
    .where('offer_id', '=', offer)
    .execute();
  await db.deleteFrom('offers').where('id', '=', offer).execute();
}

/** By mode, and by mode and pace. */
export type QueueCounts = Readonly<Partial<Record<RatedMode | `${RatedMode}/${Pace}`, number>>>;

/** How many players could be matched now. */
export async function countQueued(db: Kysely<Database>, now: number): Promise<QueueCounts> {
  const counts: Partial<Record<keyof QueueCounts, number>> = {};
  const rows = await db
    .selectFrom('waits')
    .select(eb => ['modes', 'pace', eb.fn.countAll<number>().as('players')])
    .where(isUnmatched(now))
    .groupBy(['modes', 'pace'])
    .execute();
  for (const { modes, players, ...row } of rows)
    for (const mode of modes.split(',').map(modeOf))
      for (const key of [mode, `${mode}/${paceOf(row)}`] as const)
        counts[key] = (counts[key] ?? 0) + Number(players);
  return counts;
}
