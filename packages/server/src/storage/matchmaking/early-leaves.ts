/** Who leaves a rated game that they were paired for before it began waits a little before the next, longer each time. */
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

const FIRST = 60_000;
const LONGEST = 3_600_000;
/** After so long without another one it is forgotten. */
const FORGOTTEN = 86_400_000;

/** Returns until when they are not paired for a rated game. */
export async function noteEarlyLeave(
  db: Kysely<Database>,
  { player, at }: { readonly player: string; readonly at: number },
): Promise<number> {
  return db.transaction().execute(async transaction => {
    const known = await transaction
      .insertInto('early_leaves')
      .values({ player_id: player, count: 0, until: at })
      .onConflict(conflict =>
        conflict.column('player_id').doUpdateSet(eb => ({ count: eb.ref('early_leaves.count') })),
      )
      .returning(['count', 'until'])
      .executeTakeFirstOrThrow();
    const count = at - known.until > FORGOTTEN ? 1 : known.count + 1;
    const until = at + Math.min(LONGEST, FIRST * 2 ** (count - 1));
    await transaction
      .updateTable('early_leaves')
      .set({ count, until })
      .where('player_id', '=', player)
      .execute();
    return until;
  });
}

/** Undefined for who may be paired. */
export async function earlyLeaveOf(
  db: Kysely<Database>,
  { player, now }: { readonly player: string; readonly now: number },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('early_leaves')
    .select('until')
    .where('player_id', '=', player)
    .where('until', '>', now)
    .executeTakeFirst();
  return row?.until;
}

/** Deletes some that are forgotten; returns how many there were. */
export async function deleteOldLeaves(
  db: Kysely<Database>,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('early_leaves')
    .where('player_id', 'in', eb =>
      eb
        .selectFrom('early_leaves')
        .select('player_id')
        .where('until', '<', now - FORGOTTEN)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
