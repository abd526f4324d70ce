/** Which processes run, and when none did: clocks stand still while somebody could not have made a move. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';
import type { ProcessesRow } from './rows.ts';

export interface Outage {
  readonly from: number;
  readonly to: number;
}

export type ProcessStamp = Readonly<ProcessesRow>;

export interface Uptime {
  /** The time that counts. */
  readonly now: number;
  readonly processes: readonly ProcessStamp[];
  readonly outages: readonly Outage[];
  /** When a process was last known to stop. */
  readonly ended: number | undefined;
}

const ONLY_ROW = 1;

/** `now` is the time where the store has no clock of its own; outages are those that ended after `since`. */
export async function readUptime(
  db: Kysely<Database>,
  { now, since }: { readonly now: number; readonly since: number },
): Promise<Uptime> {
  const processes = await db.selectFrom('processes').selectAll().execute();
  const outages = await db
    .selectFrom('outages')
    .select(['began_at as from', 'ended_at as to'])
    .where('ended_at', '>', since)
    .orderBy('ended_at')
    .execute();
  const last = await db.selectFrom('heartbeat').select('at').where('id', '=', ONLY_ROW).executeTakeFirst();
  const latest = Math.max(now, ...processes.map(({ at }) => at));
  return { now: latest, processes, outages, ended: last?.at };
}

/** Stores that a process runs. */
export async function stampProcess(db: Kysely<Database>, { id, place, at }: ProcessStamp): Promise<void> {
  await db
    .insertInto('processes')
    .values({ id, place, at })
    .onConflict(conflict => conflict.column('id').doUpdateSet({ at }))
    .execute();
}

/**
 * An outage that ends, and the processes that are gone with it. In this order: who dies in between is asked again. What
 * several processes saw of one outage is stored as one.
 */
export async function recordOutage(
  db: Kysely<Database>,
  { from, to, gone }: Outage & { readonly gone: readonly string[] },
): Promise<void> {
  if (from < to) await db.transaction().execute(transaction => joinOutage(transaction, { from, to }));
  if (gone.length > 0) await db.deleteFrom('processes').where('id', 'in', gone).execute();
}

async function joinOutage(db: Transaction<Database>, { from, to }: Outage): Promise<void> {
  const touching = await db
    .deleteFrom('outages')
    .where('began_at', '<=', to)
    .where('ended_at', '>=', from)
    .returning(['began_at', 'ended_at'])
    .execute();
  const began = Math.min(from, ...touching.map(({ began_at }) => began_at));
  const ended = Math.max(to, ...touching.map(({ ended_at }) => ended_at));
  await db
    .insertInto('outages')
    .values({ began_at: began, ended_at: ended })
    // two processes may note theirs at the same time
    .onConflict(conflict =>
      conflict.column('began_at').doUpdateSet({ ended_at: ended }).where('outages.ended_at', '<', ended),
    )
    .execute();
}

/** Deletes outages that no clock can remember; returns how many there were. */
export async function deleteOldOutages(
  db: Kysely<Database>,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outages')
    .where('began_at', 'in', eb =>
      eb.selectFrom('outages').select('began_at').where('ended_at', '<', before).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Stores that a process stops in order. */
export async function recordShutdown(db: Kysely<Database>, at: number): Promise<void> {
  await db
    .insertInto('heartbeat')
    .values({ id: ONLY_ROW, at })
    .onConflict(conflict => conflict.column('id').doUpdateSet({ at }).where('heartbeat.at', '<', at))
    .execute();
}
