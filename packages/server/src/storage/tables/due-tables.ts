/** Tables at which something is due: a clock runs out, a game starts, a bot moves. Processes claim them from each other. */
import type { Kysely } from 'kysely';
import type { Database } from '../schema.ts';

export interface Claim {
  readonly now: number;
  /** When the tables are due again if nobody says otherwise: whoever claimed them may have died. */
  readonly until: number;
  readonly limit: number;
}

export interface ClaimedTable {
  readonly id: string;
  readonly version: number;
  readonly dueAt: number;
}

/** Tables that somebody must look at by now, the most urgent first; nobody else gets them meanwhile. */
export async function claimDue(
  db: Kysely<Database>,
  { now, until, limit }: Claim,
  isLocking = false,
): Promise<ClaimedTable[]> {
  return db.transaction().execute(async transaction => {
    const due = await transaction
      .selectFrom('tables')
      .select(eb => ['id', 'version', eb.ref('due_at').$notNull().as('dueAt')])
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(limit)
      .$if(isLocking, select => select.forUpdate().skipLocked())
      .execute();
    if (due.length > 0)
      await transaction
        .updateTable('tables')
        .set({ due_at: until })
        .where(
          'id',
          'in',
          due.map(({ id }) => id),
        )
        .execute();
    return due;
  });
}

/** Puts a table off, unless it has changed meanwhile. */
export async function setDue(
  db: Kysely<Database>,
  { table, version, dueAt }: { table: string; version: number; dueAt: number | undefined },
): Promise<void> {
  await db
    .updateTable('tables')
    .set({ due_at: dueAt ?? null })
    .where('id', '=', table)
    .where('version', '=', version)
    .execute();
}
