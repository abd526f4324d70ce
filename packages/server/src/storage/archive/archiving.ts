/** Adds finished games to the archives of their players, each once, however often it is tried. */
import {
  type ArchiveMode,
  type KeptGame,
  type KeptSeat,
  NO_STATISTICS,
  type Statistics,
  type Tally,
  withGame,
  withMeeting,
} from '@kingdomino/table/archive';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Cursor } from '../cursors.ts';
import type { Database } from '../schema.ts';

/** Tables whose games are in no archive yet, the newest first. */
export async function listUnarchived(
  db: Kysely<Database>,
  { before, limit }: { readonly before?: Cursor; readonly limit: number },
): Promise<Cursor[]> {
  return db
    .selectFrom('unarchived')
    .select(['table_id as id', 'ended_at as at'])
    .$if(before !== undefined, select =>
      select.where(sql<boolean>`(ended_at, table_id) < (${before!.at}, ${before!.id})`),
    )
    .orderBy('ended_at', 'desc')
    .orderBy('table_id', 'desc')
    .limit(limit)
    .execute();
}

export interface ArchivedSeat extends KeptSeat {
  /** What a person's name looks like; a bot has none. */
  readonly nameKey?: string;
}

export interface Archiving {
  readonly table: string;
  /** Absent where nothing was played: then it is in no archive. */
  readonly game?: Omit<KeptGame, 'seats'> & { readonly seats: readonly ArchivedSeat[] };
}

/** False when the game was in the archives already, or is not over. */
export async function archiveGame(db: Kysely<Database>, { table, game }: Archiving): Promise<boolean> {
  return db.transaction().execute(async transaction => {
    // whoever takes it from the list is the one who files it
    const taken = await transaction
      .deleteFrom('unarchived')
      .where('table_id', '=', table)
      .returning('ended_at')
      .executeTakeFirst();
    if (!taken) return false;
    if (game) await file(transaction, { table, endedAt: taken.ended_at, ...game });
    return true;
  });
}

interface Filed extends NonNullable<Archiving['game']> {
  readonly table: string;
  readonly endedAt: number;
}

async function file(db: Transaction<Database>, game: Filed): Promise<void> {
  const people = await knownAmong(db, game.seats);
  if (people.length === 0) return;
  const { table, endedAt, mode, isPublic, seats } = game;
  const rows = people.flatMap(mine => {
    const row = { player_id: mine.who, ended_at: endedAt, table_id: table, mode, place: mine.place };
    const others = othersOf(seats, mine).map(({ who }) => who);
    return ['', ...others].map(other => ({ ...row, other_id: other, is_public: isPublic ? 1 : 0 }));
  });
  await db.insertInto('archive').values(rows).execute();
  const boards = JSON.stringify(seats.map(({ board }) => board));
  await db.insertInto('final_boards').values({ table_id: table, boards }).execute();
  for (const mine of people) {
    await addToStatistics(db, mine, mode, endedAt);
    for (const other of othersOf(seats, mine).toSorted(byWho)) await addToTally(db, game, mine, other);
  }
}

/** In one order for all, so that two games of the same people that end at once never wait for each other. */
async function knownAmong(
  db: Transaction<Database>,
  seats: readonly ArchivedSeat[],
): Promise<ArchivedSeat[]> {
  const persons = seats.filter(({ nameKey }) => nameKey !== undefined);
  if (persons.length === 0) return [];
  const ids = persons.map(({ who }) => who);
  const known = await db.selectFrom('players').select('id').where('id', 'in', ids).execute();
  return persons.filter(({ who }) => known.some(({ id }) => id === who)).toSorted(byWho);
}

function byWho(one: ArchivedSeat, other: ArchivedSeat): number {
  if (one.who === other.who) return 0;
  return one.who < other.who ? -1 : 1;
}

/** Of several bots of one level, the first to be found. */
function othersOf(seats: readonly ArchivedSeat[], mine: ArchivedSeat): ArchivedSeat[] {
  const others = seats.filter(seat => seat !== mine && seat.who !== '');
  return others.filter((seat, index) => others.findIndex(({ who }) => who === seat.who) === index);
}

async function addToStatistics(
  db: Transaction<Database>,
  mine: ArchivedSeat,
  mode: ArchiveMode,
  endedAt: number,
): Promise<void> {
  if (mine.place === 0) return;
  const key = { player_id: mine.who, mode };
  // the row is ours until the commit, new or not
  const { body, since } = await db
    .insertInto('statistics')
    .values({ ...key, since: endedAt, body: JSON.stringify(NO_STATISTICS) })
    .onConflict(conflict =>
      conflict.columns(['player_id', 'mode']).doUpdateSet(eb => ({ mode: eb.ref('excluded.mode') })),
    )
    .returning(['body', 'since'])
    .executeTakeFirstOrThrow();
  const next = withGame(JSON.parse(body) as Statistics, mine);
  await db
    .updateTable('statistics')
    .set({ body: JSON.stringify(next), since: Math.min(since, endedAt) })
    .where('player_id', '=', key.player_id)
    .where('mode', '=', mode)
    .execute();
}

async function addToTally(
  db: Transaction<Database>,
  { mode, isRated, endedAt }: Filed,
  mine: ArchivedSeat,
  other: ArchivedSeat,
): Promise<void> {
  const key = { player_id: mine.who, other_id: other.who };
  const row = { ...key, name_key: other.nameKey ?? '', games: 0, last_at: endedAt, tally: '{}' };
  const known = await db
    .insertInto('opponents')
    .values(row)
    .onConflict(conflict =>
      conflict
        .columns(['player_id', 'other_id'])
        .doUpdateSet(eb => ({ other_id: eb.ref('excluded.other_id') })),
    )
    .returning(['games', 'last_at', 'name_key', 'tally'])
    .executeTakeFirstOrThrow();
  const meeting = { mode, isRated, place: mine.place, otherPlace: other.place };
  const isNewest = endedAt >= known.last_at;
  await db
    .updateTable('opponents')
    .set({
      games: known.games + 1,
      last_at: Math.max(known.last_at, endedAt),
      name_key: isNewest ? row.name_key : known.name_key,
      tally: JSON.stringify(withMeeting(JSON.parse(known.tally) as Tally, meeting)),
    })
    .where('player_id', '=', key.player_id)
    .where('other_id', '=', key.other_id)
    .execute();
}

/** With the tables that are deleted. What they added up to stays. */
export async function deleteArchived(db: Transaction<Database>, tables: readonly string[]): Promise<void> {
  for (const child of ['unarchived', 'archive', 'final_boards'] as const)
    await db.deleteFrom(child).where('table_id', 'in', tables).execute();
}

/** All that is kept of these players for themselves; those who played with them keep their games. */
export async function deleteArchivesOf(db: Transaction<Database>, players: readonly string[]): Promise<void> {
  for (const own of ['archive', 'statistics', 'opponents', 'profiles'] as const)
    await db.deleteFrom(own).where('player_id', 'in', players).execute();
  await db.updateTable('opponents').set({ name_key: '' }).where('other_id', 'in', players).execute();
}

/** What a busy player has thousands of goes part by part, along an index: `more` until nothing is left. */
type Left = 'more' | undefined;

export async function deletePlayedOf(
  db: Transaction<Database>,
  player: string,
  limit: number,
): Promise<Left> {
  const rows = await db
    .selectFrom('played_games')
    .select(['origin', 'id'])
    .where('player_id', '=', player)
    .limit(limit)
    .execute();
  for (const origin of new Set(rows.map(row => row.origin)))
    await db
      .deleteFrom('played_games')
      .where('player_id', '=', player)
      .where('origin', '=', origin)
      .where(
        'id',
        'in',
        rows.flatMap(row => (row.origin === origin ? [row.id] : [])),
      )
      .execute();
  return rows.length < limit ? undefined : 'more';
}

/** Games with one opponent after the other, those of nobody in particular first. */
export async function deleteArchiveOf(
  db: Transaction<Database>,
  player: string,
  limit: number,
): Promise<Left> {
  const rows = await db
    .selectFrom('archive')
    .select(['other_id', 'ended_at'])
    .where('player_id', '=', player)
    .orderBy('other_id')
    .orderBy('ended_at')
    .limit(limit)
    .execute();
  const [first] = rows;
  if (!first) return undefined;
  const last = rows.findLast(row => row.other_id === first.other_id)!;
  await db
    .deleteFrom('archive')
    .where('player_id', '=', player)
    .where('other_id', '=', first.other_id)
    .where('ended_at', '<=', last.ended_at)
    .execute();
  return 'more';
}

export async function deleteOpponentsOf(
  db: Transaction<Database>,
  player: string,
  limit: number,
): Promise<Left> {
  const rows = await db
    .selectFrom('opponents')
    .select('other_id')
    .where('player_id', '=', player)
    .limit(limit)
    .execute();
  const others = rows.map(row => row.other_id);
  if (others.length === 0) return undefined;
  await db.deleteFrom('opponents').where('player_id', '=', player).where('other_id', 'in', others).execute();
  return 'more';
}

/** Nobody finds the player by name any more among those they have met. */
export async function forgetAsOpponent(
  db: Transaction<Database>,
  player: string,
  limit: number,
): Promise<Left> {
  const rows = await db
    .selectFrom('opponents')
    .select('player_id')
    .where('other_id', '=', player)
    .where('name_key', '<>', '')
    .limit(limit)
    .execute();
  const players = rows.map(row => row.player_id);
  if (players.length === 0) return undefined;
  await db
    .updateTable('opponents')
    .set({ name_key: '' })
    .where('other_id', '=', player)
    .where('player_id', 'in', players)
    .execute();
  return 'more';
}
