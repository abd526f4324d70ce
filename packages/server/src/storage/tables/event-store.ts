/** The event store: creates tables and appends events to them. No other writes matter to a game. */

import type { ClubGame } from '@kingdomino/table/clubs';
import type { Kysely, Transaction } from 'kysely';
import type { KeptSeat } from '../../ratings/kept-seats.ts';
import type { RatedResult } from '../../ratings/rated-result.ts';
import { noteClubGame } from '../clubs/results.ts';
import { type DailyScore, type DailySeat, noteDailyScore, noteDailyTable } from '../deals/daily-results.ts';
import { insertDeal, type NewDeal } from '../deals/deals.ts';
import { seatOffer } from '../matchmaking/offers.ts';
import { noteKeptSeats } from '../matchmaking/reliability.ts';
import { type TakenChallenge, takeChallenge } from '../people/challenges.ts';
import { lockPlayer } from '../players/lock-player.ts';
import { noteRatedGame } from '../ratings/ratings.ts';
import type { Database } from '../schema.ts';
import { noteTournamentResult, type TableResult } from '../tournaments/claims.ts';
import { lazyChange, lazyDue } from './lazy-columns.ts';
import type { TablesRow } from './rows.ts';
import { reachedCap, type TableCaps, unfinishedOf } from './table-lists.ts';

export interface NewEvent {
  readonly body: string;
  readonly command?: string;
}

/** The columns of a table that lists and clocks are read from, after an append. */
export interface TableState {
  readonly status: string;
  readonly dueAt: number | undefined;
  readonly toAct: number | undefined;
  readonly summary: string;
  readonly changedAt: number;
  /** Player ids by seat, when they changed. */
  readonly seats?: readonly (string | undefined)[];
  /** Players whose names stand in the events, when they may have become more. */
  readonly named?: readonly string[];
}

export interface NewTable extends TableState {
  readonly id: string;
  readonly game: string;
  readonly visibility: string;
  readonly openedBy: string;
  readonly command: string;
  readonly seed: string;
  /** Absent where who opened the table need not be there. */
  readonly attendedAt?: number;
  readonly events: readonly NewEvent[];
  /** The shared deal that is played here. */
  readonly deal?: string;
  /** The club that it is opened for. */
  readonly club?: string;
  /** Which is made with its first table. */
  readonly newDeal?: NewDeal;
  /** Of a day's deal: this is the table that counts. */
  readonly daily?: DailySeat;
  /** Those who were paired sit there: they wait no more. */
  readonly offer?: string;
  /** The challenge that was accepted. */
  readonly challenge?: TakenChallenge;
  /** What who opens it may have at most, before this one. */
  readonly caps?: TableCaps;
}

export interface Append {
  readonly table: string;
  /** The version that the events follow. */
  readonly after: number;
  readonly events: readonly NewEvent[];
  readonly state: TableState;
  /** A table opened in the same transaction: a rematch. */
  readonly opens?: NewTable;
  /** What a finished game at a day's table counts. */
  readonly daily?: DailyScore;
  /** The result of a rated game that ends with these events. */
  readonly rated?: RatedResult;
  /** Who has finished a game among strangers that ends with these events, and who has not. */
  readonly kept?: readonly KeptSeat[];
  /** The result of a game at a club's table that ends with these events. */
  readonly club?: ClubGame;
  /** The result of a tournament's table that ends with these events. */
  readonly tournament?: TableResult;
}

export interface StoredEvent {
  readonly version: number;
  readonly body: string;
  readonly command: string | null;
}

/**
 * Creates a table, once for each command: returns the id of the table that the command has opened, now or before;
 * undefined when who opens it has too many, or when the challenge that it is for is not open any more. Counted in the
 * transaction, after a lock: however many are opened at once.
 */
export async function createTable(db: Kysely<Database>, table: NewTable): Promise<string | undefined> {
  const { openedBy: player, command } = table;
  const created = await db.transaction().execute(async transaction => {
    if (await hasTooMany(transaction, table)) return 'full';
    if (table.challenge && !(await takeChallenge(transaction, table.challenge, table.id))) return 'gone';
    return insertTable(transaction, table);
  });
  if (created === true) return table.id;
  const known = await tableOpenedBy(db, { player, command });
  if (created === 'full' || created === 'gone') return known;
  if (known === undefined) throw new Error(`table ${table.id} could not be opened`);
  return known;
}

/** Whether who opens the table has as many as they may; the player's row is had until the commit. */
async function hasTooMany(
  db: Transaction<Database>,
  { openedBy, caps }: Pick<NewTable, 'openedBy' | 'caps'>,
): Promise<boolean> {
  if (!caps) return false;
  await lockPlayer(db, openedBy);
  return reachedCap(await unfinishedOf(db, openedBy), caps) !== undefined;
}

/** The table that a player's command has opened before. */
export async function tableOpenedBy(
  db: Kysely<Database>,
  { player, command }: { readonly player: string; readonly command: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('tables')
    .select('id')
    .where('opened_by', '=', player)
    .where('command', '=', command)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Appends events if the table is still at the version that they follow; else nothing happens (optimistic concurrency).
 * Nor does anything when a table that is opened along with it would be one too many: `full`.
 */
export async function append(db: Kysely<Database>, change: Append): Promise<'done' | 'conflict' | 'full'> {
  return db.transaction().execute(async transaction => {
    if (change.opens && (await hasTooMany(transaction, change.opens))) return 'full';
    const { numUpdatedRows } = await transaction
      .updateTable('tables')
      .set({
        ...stateColumns(change.state),
        due_at: lazyDue(change.state),
        changed_at: lazyChange(change.state),
        version: change.after + change.events.length,
      })
      .where('id', '=', change.table)
      .where('version', '=', change.after)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return 'conflict';
    await insertEvents(transaction, change.table, change.after, change.events);
    if (change.state.seats) await replaceSeats(transaction, change.table, change.state.seats);
    if (change.state.named) await noteNamed(transaction, change.table, change.state.named);
    if (isEnd(change.state)) await noteEnd(transaction, change.table, change.state);
    if (change.rated) await noteRatedGame(transaction, change.table, change.state.changedAt, change.rated);
    if (change.kept) await noteKeptSeats(transaction, change.kept);
    if (change.daily) await noteDailyScore(transaction, change.table, change.state.changedAt, change.daily);
    if (change.club) await noteClubGame(transaction, change.table, change.state.changedAt, change.club);
    if (change.tournament)
      await noteTournamentResult(transaction, change.table, change.state.changedAt, change.tournament);
    if (change.opens && !(await insertTable(transaction, change.opens)))
      throw new Error(`table ${change.opens.id} could not be opened`);
    return 'done';
  });
}

export async function readEvents(
  db: Kysely<Database>,
  { table, after }: { readonly table: string; readonly after: number },
): Promise<StoredEvent[]> {
  return db
    .selectFrom('events')
    .select(['version', 'body', 'command'])
    .where('table_id', '=', table)
    .where('version', '>', after)
    .orderBy('version')
    .execute();
}

export async function readSeed(db: Kysely<Database>, table: string): Promise<string> {
  const row = await db.selectFrom('seeds').select('seed').where('table_id', '=', table).executeTakeFirst();
  if (!row) throw new Error(`table ${table} has no seed`);
  return row.seed;
}

/** The version of each of these tables, which is the number of its events. */
export async function readVersions(
  db: Kysely<Database>,
  tables: readonly string[],
): Promise<{ id: string; version: number }[]> {
  if (tables.length === 0) return [];
  return db.selectFrom('tables').select(['id', 'version']).where('id', 'in', tables).execute();
}

async function insertTable(db: Transaction<Database>, table: NewTable): Promise<boolean> {
  const row: TablesRow = {
    id: table.id,
    game: table.game,
    visibility: table.visibility,
    version: table.events.length,
    opened_at: table.changedAt,
    opened_by: table.openedBy,
    command: table.command,
    ended_at: null,
    attended_at: table.attendedAt ?? null,
    deal_id: table.deal ?? null,
    club_id: table.club ?? null,
    ...stateColumns(table),
  };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('tables')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await db.insertInto('seeds').values({ table_id: table.id, seed: table.seed }).execute();
  if (table.newDeal) await insertDeal(db, table.newDeal);
  if (table.daily) await noteDailyTable(db, table.id, table.daily);
  if (table.offer !== undefined) await seatOffer(db, table.offer, table.id);
  await insertEvents(db, table.id, 0, table.events);
  await replaceSeats(db, table.id, table.seats ?? []);
  await noteNamed(db, table.id, table.named ?? []);
  if (isEnd(table)) await noteEnd(db, table.id, table);
  return true;
}

/** Most appends add events and nothing else; for these each database has a faster way. */
export function appendsEventsOnly({ state, opens }: Append): boolean {
  return state.seats === undefined && state.named === undefined && opens === undefined && !isEnd(state);
}

/** Nothing is played at the table any more. */
function isEnd({ status }: TableState): boolean {
  return status === 'over' || status === 'closed';
}

/** Stores when a table ended. The first end counts: a rematch does not move a game up in the lists. */
async function noteEnd(
  db: Kysely<Database>,
  table: string,
  { status, changedAt }: Pick<TableState, 'status' | 'changedAt'>,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set({ ended_at: changedAt })
    .where('id', '=', table)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return;
  await db.insertInto('unarchived').values({ table_id: table, ended_at: changedAt }).execute();
  if (status === 'closed') await db.deleteFrom('seats').where('table_id', '=', table).execute();
  else await db.updateTable('seats').set({ ended_at: changedAt }).where('table_id', '=', table).execute();
}

/** Fills in what processes of release 0.2 do not write; returns how many ends there were. */
export async function noteEnds(db: Kysely<Database>, limit: number): Promise<number> {
  const ended = await db
    .selectFrom('tables')
    .select(['id', 'status', 'changed_at as changedAt'])
    .where('status', 'in', ['over', 'closed'])
    .where('visibility', 'in', ['public', 'link'])
    .where('ended_at', 'is', null)
    .limit(limit)
    .execute();
  await db.transaction().execute(async transaction => {
    for (const { id, ...state } of ended) await noteEnd(transaction, id, state);
  });
  return ended.length;
}

function stateColumns(state: TableState) {
  return {
    status: state.status,
    due_at: state.dueAt ?? null,
    to_act: state.toAct ?? null,
    summary: state.summary,
    changed_at: state.changedAt,
  };
}

async function insertEvents(
  db: Transaction<Database>,
  table: string,
  after: number,
  events: readonly NewEvent[],
): Promise<void> {
  const rows = events.map(({ body, command }, index) => ({
    table_id: table,
    version: after + index + 1,
    body,
    command: command ?? null,
  }));
  await db.insertInto('events').values(rows).execute();
}

async function replaceSeats(
  db: Transaction<Database>,
  table: string,
  players: readonly (string | undefined)[],
): Promise<void> {
  await db.deleteFrom('seats').where('table_id', '=', table).execute();
  const rows = players.flatMap((player, seat) =>
    player === undefined ? [] : [{ table_id: table, seat, player_id: player, ended_at: null }],
  );
  if (rows.length > 0) await db.insertInto('seats').values(rows).execute();
}

/** Stores whose names are in the events, for good: that is how an erased player is found at every table. */
async function noteNamed(
  db: Transaction<Database>,
  table: string,
  players: readonly string[],
): Promise<void> {
  const rows = [...new Set(players)].map(player => ({ player_id: player, table_id: table }));
  if (rows.length === 0) return;
  await db
    .insertInto('named')
    .values(rows)
    .onConflict(conflict => conflict.columns(['player_id', 'table_id']).doNothing())
    .execute();
}
