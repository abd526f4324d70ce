/** Programs that wait for a game of the ladder. Pairing and its result are one transaction, whichever process does it. */
import type { RatedMode } from '@kingdomino/protocol';
import type { Kysely, Transaction } from 'kysely';
import { anchorOf, anchorRating } from '../../ratings/anchors.ts';
import { modeOf } from '../../ratings/mode.ts';
import { NEWCOMER, shownRating } from '../../ratings/rating.ts';
import { ratingsOf } from '../ratings/leaderboards.ts';
import type { Database } from '../schema.ts';
import { formLadderGames, type LadderPairing, type WaitingProgram } from './form-ladder-games.ts';

const HOUR = 3_600_000;
export const LADDER_DAY = 24 * HOUR;
/** A program that has not asked for so long is not there. */
export const UNSEEN_PROGRAM = 5000;
/** A game that nobody has opened by then came to nothing: the others have gone on. */
const OPENED_WITHIN = 60_000;
/** Looked at in one go: those that have waited longest. */
const LOOKED_AT = 40;
/** Games with levels of ours: of one program within an hour, and of all at the same time. They cost our processor. */
const ANCHOR_GAMES_AN_HOUR = 12;
const ANCHOR_GAMES_AT_ONCE = 4;

export interface StoredLadderGame {
  readonly table: string;
  readonly mode: RatedMode;
  /** Ids of programs, or what levels of ours are called. */
  readonly seats: readonly string[];
  /** The process that has paired them may have died before. */
  readonly isOpened: boolean;
}

export interface LadderAsk {
  readonly player: string;
  readonly modes: readonly RatedMode[];
  readonly now: number;
  /** Games that a program may begin within a day. */
  readonly mostADay: number;
}

/** The game that the program plays; else it waits from now on, unless it has played enough today. */
export async function askLadder(
  db: Kysely<Database>,
  { player, modes, now, mostADay }: LadderAsk,
): Promise<StoredLadderGame | 'waits' | 'enough'> {
  return db.transaction().execute(async transaction => {
    const game = await runningLadderGame(transaction, { player, now });
    if (game) return game;
    if ((await gamesSince(transaction, player, now - LADDER_DAY, mostADay)) >= mostADay) return 'enough';
    const wanted = { modes: modes.join(','), seen_at: now };
    await transaction
      .insertInto('ladder_waits')
      .values({ player_id: player, since: now, ...wanted })
      .onConflict(conflict => conflict.column('player_id').doUpdateSet(wanted))
      .execute();
    return 'waits';
  });
}

async function gamesSince(
  db: Kysely<Database>,
  player: string,
  since: number,
  limit: number,
): Promise<number> {
  const rows = await db
    .selectFrom('ladder_seats')
    .select('table_id')
    .where('player_id', '=', player)
    .where('at', '>', since)
    .limit(limit)
    .execute();
  return rows.length;
}

/** A program has one game at a time: the last that it was paired for, until it is over. */
export async function runningLadderGame(
  db: Kysely<Database>,
  { player, now }: { readonly player: string; readonly now: number },
): Promise<StoredLadderGame | undefined> {
  const last = await db
    .selectFrom('ladder_seats')
    .select(['table_id', 'at'])
    .where('player_id', '=', player)
    .orderBy('at', 'desc')
    .orderBy('table_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return undefined;
  const row = await db
    .selectFrom('ladder_games')
    .leftJoin('tables', 'tables.id', 'ladder_games.table_id')
    .select(['ladder_games.table_id as table', 'ladder_games.mode', 'ladder_games.seats', 'tables.status'])
    .where('ladder_games.table_id', '=', last.table_id)
    .executeTakeFirst();
  if (!row || row.status === 'over' || row.status === 'closed') return undefined;
  if (row.status === null && last.at < now - OPENED_WITHIN) return undefined;
  return {
    table: row.table,
    mode: modeOf(row.mode),
    seats: JSON.parse(row.seats) as string[],
    isOpened: row.status !== null,
  };
}

/** Does not ask any more. */
export async function leaveLadder(db: Kysely<Database>, player: string): Promise<void> {
  await db.deleteFrom('ladder_waits').where('player_id', '=', player).execute();
}

export interface LadderStep {
  readonly now: number;
  /** For new tables: their ids begin with it. */
  readonly id: string;
  /** Programs that wait at this process. */
  readonly here: readonly string[];
}

export interface LadderStepResult {
  /** Those of this process that do not wait any more, with what they play. */
  readonly paired: readonly { readonly player: string; readonly game?: StoredLadderGame }[];
}

export async function stepLadder(
  db: Kysely<Database>,
  { now, id, here }: LadderStep,
): Promise<LadderStepResult> {
  if (here.length === 0) return { paired: [] };
  return db.transaction().execute(async transaction => {
    await transaction.updateTable('ladder').set({ looked_at: now }).where('id', '=', 1).execute();
    await transaction
      .updateTable('ladder_waits')
      .set({ seen_at: now })
      .where('player_id', 'in', here)
      .execute();
    await transaction
      .deleteFrom('ladder_waits')
      .where('seen_at', '<', now - UNSEEN_PROGRAM)
      .execute();
    for (const [index, pairing] of (await pairingsNow(transaction, now)).entries())
      await noteGame(transaction, `${id}${index}`, pairing, now);
    const rows = await transaction
      .selectFrom('ladder_waits')
      .select('player_id')
      .where('player_id', 'in', here)
      .execute();
    const waiting = new Set(rows.map(({ player_id }) => player_id));
    const paired = [];
    for (const player of here.filter(one => !waiting.has(one))) {
      const game = await runningLadderGame(transaction, { player, now });
      paired.push({ player, ...(game && { game }) });
    }
    return { paired };
  });
}

async function noteGame(
  db: Transaction<Database>,
  table: string,
  { mode, seats }: LadderPairing,
  at: number,
): Promise<void> {
  await db
    .insertInto('ladder_games')
    .values({ table_id: table, mode, at, seats: JSON.stringify(seats) })
    .execute();
  await db
    .insertInto('ladder_seats')
    .values(seats.map(player_id => ({ player_id, at, table_id: table })))
    .execute();
  await db.deleteFrom('ladder_waits').where('player_id', 'in', seats).execute();
}

async function pairingsNow(db: Transaction<Database>, now: number): Promise<LadderPairing[]> {
  const waits = await db
    .selectFrom('ladder_waits')
    .innerJoin('programs', 'programs.player_id', 'ladder_waits.player_id')
    .select(['ladder_waits.player_id as player', 'owner_id as owner', 'modes', 'since'])
    .orderBy('since')
    .orderBy('ladder_waits.player_id')
    .limit(LOOKED_AT)
    .execute();
  if (waits.length === 0) return [];
  const players = waits.map(({ player }) => player);
  const [ratings, recent] = [await ratingsOf(db, players), await recentGames(db, players, now - HOUR)];
  const waiting = waits.map(({ modes: text, ...wait }): WaitingProgram => {
    const modes = text.split(',').map(modeOf);
    const own = recent.filter(({ player }) => player === wait.player);
    const shown = modes.map(mode => {
      const known = ratings.find(rating => rating.player === wait.player && rating.mode === mode);
      return [mode, shownRating(known ?? NEWCOMER, mode).rating] as const;
    });
    return {
      ...wait,
      modes,
      ratings: Object.fromEntries(shown),
      lastMet: own[0]?.seats.filter(seat => seat !== wait.player) ?? [],
      anchorsLeft: ANCHOR_GAMES_AN_HOUR - own.filter(({ seats }) => hasAnchor(seats)).length,
    };
  });
  return formLadderGames(waiting, now, {
    room: ANCHOR_GAMES_AT_ONCE - (await anchorGamesNow(db, now - HOUR)),
    ratingOf: (level, mode) => shownRating(anchorRating(level, mode), mode).rating,
  });
}

interface RecentGame {
  readonly player: string;
  readonly seats: readonly string[];
}

/** The newest first. */
async function recentGames(
  db: Kysely<Database>,
  players: readonly string[],
  since: number,
): Promise<RecentGame[]> {
  const rows = await db
    .selectFrom('ladder_seats')
    .innerJoin('ladder_games', 'ladder_games.table_id', 'ladder_seats.table_id')
    .select(['ladder_seats.player_id as player', 'ladder_games.seats'])
    .where('ladder_seats.player_id', 'in', players)
    .where('ladder_seats.at', '>', since)
    .orderBy('ladder_seats.at', 'desc')
    .execute();
  return rows.map(({ player, seats }) => ({ player, seats: JSON.parse(seats) as string[] }));
}

function hasAnchor(seats: readonly string[]): boolean {
  return seats.some(seat => anchorOf(seat) !== undefined);
}

/** With levels of ours, that are not over. No game takes longer than an hour. */
async function anchorGamesNow(db: Kysely<Database>, since: number): Promise<number> {
  const rows = await db
    .selectFrom('ladder_games')
    .leftJoin('tables', 'tables.id', 'ladder_games.table_id')
    .select(['ladder_games.seats', 'tables.status'])
    .where('ladder_games.at', '>', since)
    .where('ladder_games.seats', 'like', '%level-%')
    .execute();
  return rows.filter(({ status }) => status !== 'over' && status !== 'closed').length;
}
