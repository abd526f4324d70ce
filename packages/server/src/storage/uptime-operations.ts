/** When the service ran and when it did not: clocks stand still while nobody could have taken a move. */
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

export interface Outage {
  readonly from: number;
  readonly to: number;
}

const ONLY_ROW = 1;

/** Notes that a process runs now; a silence longer than `longest` before it was an outage. */
export async function beat(
  db: Kysely<Database>,
  { now, longest }: { readonly now: number; readonly longest: number },
): Promise<void> {
  await db.transaction().execute(async transaction => {
    const last = await transaction
      .selectFrom('heartbeat')
      .select('at')
      .where('id', '=', ONLY_ROW)
      .executeTakeFirst();
    if (!last) {
      await transaction
        .insertInto('heartbeat')
        .values({ id: ONLY_ROW, at: now })
        .onConflict(conflict => conflict.column('id').doNothing())
        .execute();
      return;
    }
    if (now - last.at > longest) {
      await transaction
        .insertInto('outages')
        .values({ began_at: last.at, ended_at: now })
        .onConflict(conflict => conflict.column('began_at').doNothing())
        .execute();
    }
    await transaction
      .updateTable('heartbeat')
      .set({ at: now })
      .where('id', '=', ONLY_ROW)
      .where('at', '<', now)
      .execute();
  });
}

export async function outagesSince(db: Kysely<Database>, since: number): Promise<Outage[]> {
  return db
    .selectFrom('outages')
    .select(['began_at as from', 'ended_at as to'])
    .where('ended_at', '>', since)
    .orderBy('began_at')
    .execute();
}
