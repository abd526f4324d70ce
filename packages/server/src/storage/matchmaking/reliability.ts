/** How many of their last games among strangers players have finished. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { KeptSeat } from '../../ratings/kept-seats.ts';
import type { Database } from '../schema.ts';

/** Older games are forgotten: who stays from now on is soon one of those who stay. */
const LOOKED_AT = 40;
/** Fewer say nothing. */
const ENOUGH = 10;
/** Who finishes less often leaves often. */
const LEAST = 0.8;

export interface Reliability {
  /** Of the last ones, at most forty. */
  readonly games: number;
  readonly finished: number;
}

/** In the transaction that ends the game: each counts once. */
export async function noteKeptSeats(db: Transaction<Database>, kept: readonly KeptSeat[]): Promise<void> {
  // in one order, so that two games that end at once do not wait for each other
  for (const { player, isKept } of [...kept].sort((one, other) => (one.player < other.player ? -1 : 1)))
    await db
      .insertInto('reliability')
      .values({ player_id: player, games: isKept ? '1' : '0' })
      .onConflict(conflict =>
        conflict.column('player_id').doUpdateSet({
          games: sql<string>`substr(excluded.games || reliability.games, 1, ${sql.lit(LOOKED_AT)})`,
        }),
      )
      .execute();
}

export async function reliabilityOf(db: Kysely<Database>, player: string): Promise<Reliability> {
  const row = await db
    .selectFrom('reliability')
    .select('games')
    .where('player_id', '=', player)
    .executeTakeFirst();
  const games = row?.games ?? '';
  return { games: games.length, finished: games.replaceAll('0', '').length };
}

/** Undefined while there are too few games. */
export function shareFinished({ games, finished }: Reliability): number | undefined {
  return games < ENOUGH ? undefined : finished / games;
}

export function leavesOften(known: Reliability): boolean {
  return (shareFinished(known) ?? 1) < LEAST;
}
