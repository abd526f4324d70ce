/** Finished games of members, from tables here and from devices, as achievements need them. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';

/** Where a game was played. */
export type Origin = 'table' | 'device';

export interface PlayedGame {
  readonly player: string;
  readonly origin: Origin;
  /** Of the table, or of the game on a device. */
  readonly id: string;
  readonly at: number;
  /** JSON; null where there is nothing to remember: the table is not looked at again. */
  readonly body: string | null;
}

/** What is noted already stays as it is. Returns how many games the player has that say something. */
export async function notePlayed(db: Kysely<Database>, game: PlayedGame): Promise<number> {
  const { player, ...row } = game;
  return db.transaction().execute(async transaction => {
    await transaction
      .insertInto('played_games')
      .values({ player_id: player, ...row })
      .onConflict(conflict => conflict.columns(['player_id', 'origin', 'id']).doNothing())
      .execute();
    const { count } = await transaction
      .selectFrom('played_games')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('player_id', '=', player)
      .where('body', 'is not', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  });
}

export interface ReadPlayedGame extends PlayedGame {
  readonly body: string;
}

/** All that say something, oldest first. */
export async function playedOf(db: Kysely<Database>, player: string): Promise<ReadPlayedGame[]> {
  const rows = await db
    .selectFrom('played_games')
    .select(['player_id as player', 'origin', 'id', 'at', 'body'])
    .where('player_id', '=', player)
    .where('body', 'is not', null)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows as ReadPlayedGame[];
}

interface SomeGames {
  readonly player: string;
  readonly origin: Origin;
  readonly ids: readonly string[];
}

/** A device's games go; of a table it stays noted that it was looked at. */
export async function dropPlayed(db: Kysely<Database>, { player, origin, ids }: SomeGames): Promise<void> {
  if (ids.length === 0) return;
  if (origin === 'device')
    await db
      .deleteFrom('played_games')
      .where('player_id', '=', player)
      .where('origin', '=', origin)
      .where('id', 'in', ids)
      .execute();
  else
    await db
      .updateTable('played_games')
      .set({ body: null })
      .where('player_id', '=', player)
      .where('origin', '=', origin)
      .where('id', 'in', ids)
      .execute();
}

export interface UnnotedSeat {
  readonly table: string;
  readonly player: string;
}

/** Finished tables that were not looked at yet: of one player, the oldest first. */
export async function unnotedOf(
  db: Kysely<Database>,
  { player, limit }: { readonly player: string; readonly limit: number },
): Promise<UnnotedSeat[]> {
  return unnoted(db).where('seats.player_id', '=', player).orderBy('seats.ended_at').limit(limit).execute();
}

/** Members at tables that were not looked at for them. */
export async function unnotedAt(db: Kysely<Database>, tables: readonly string[]): Promise<UnnotedSeat[]> {
  if (tables.length === 0) return [];
  return unnoted(db)
    .innerJoin('members', 'members.player_id', 'seats.player_id')
    .where('seats.table_id', 'in', tables)
    .execute();
}

function unnoted(db: Kysely<Database>) {
  return db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['seats.table_id as table', 'seats.player_id as player'])
    .where('seats.ended_at', 'is not', null)
    .where('tables.status', '=', 'over')
    .where(eb =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('played_games')
            .select('played_games.id')
            .whereRef('played_games.player_id', '=', 'seats.player_id')
            .where('played_games.origin', '=', 'table')
            .whereRef('played_games.id', '=', 'seats.table_id'),
        ),
      ),
    );
}

/** That a table was looked at need not be known when it is gone; what was reached there stays. */
export async function deleteLookedAt(db: Transaction<Database>, tables: readonly string[]): Promise<void> {
  await db
    .deleteFrom('played_games')
    .where('origin', '=', 'table')
    .where('id', 'in', tables)
    .where('body', 'is', null)
    .execute();
}
