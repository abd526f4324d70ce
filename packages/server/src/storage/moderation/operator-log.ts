/** The log of what operators did. */
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../schema.ts';

export interface OperatorEntry {
  readonly id: string;
  readonly at: number;
  /** Empty for a command on the server itself. */
  readonly operator: string;
  readonly task: string;
  /** What it was done to, by its id. */
  readonly subject: string;
  readonly detail: string;
}

export async function addOperatorEntry(db: Kysely<Database>, entry: OperatorEntry): Promise<void> {
  const { id, at, operator, task, subject, detail } = entry;
  await db.insertInto('operator_log').values({ id, at, operator, task, subject, detail }).execute();
}

/** The last first; all, or what was done to one. */
export async function operatorLog(
  db: Kysely<Database>,
  { subject, limit }: { readonly subject?: string; readonly limit: number },
): Promise<OperatorEntry[]> {
  return db
    .selectFrom('operator_log')
    .selectAll()
    .$if(subject !== undefined, query => query.where('subject', '=', subject!))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Deletes old entries; returns how many there were. */
export async function deleteOldEntries(
  db: Kysely<Database>,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('operator_log')
    .where('id', 'in', eb => eb.selectFrom('operator_log').select('id').where('at', '<', before).limit(limit))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** What was done to a player, with the words for it. */
export async function eraseEntriesAbout(db: Transaction<Database>, player: string): Promise<void> {
  await db.deleteFrom('operator_log').where('subject', '=', player).execute();
}
