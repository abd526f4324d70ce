/** The next game with the same people: whoever asks first opens its table, the others sit down at theirs. */
import type { Answer, CommandRefusal } from '@kingdomino/protocol';
import { err, ok, type Result, type Seat } from '@kingdomino/rules';
import type { ReadonlyTable } from '@kingdomino/table';
import type { Connection } from '../../connection/connection.ts';
import { newSalt } from '../../table-source/salt.ts';

interface Finished {
  readonly id: string;
  readonly table: ReadonlyTable;
  readonly mySeat: Seat | undefined;
}

/** Whether I may ask for it, or somebody has asked already. */
export function nextOf({ table, mySeat }: Omit<Finished, 'id'>): 'ask' | 'ready' | 'not-mine' {
  if (table.rematch) return 'ready';
  // the deal of a day is played once
  if (table.terms.sharedDeal?.until !== undefined) return 'not-mine';
  return mySeat === undefined ? 'not-mine' : 'ask';
}

/** The address of its table; those who watch watch on. Who wrote freely with each other goes on doing so. */
export async function askForRematch(
  connection: Pick<Connection, 'ask'>,
  { id, table, mySeat }: Finished,
  end?: AbortSignal,
): Promise<Result<string, CommandRefusal | undefined>> {
  const opened = table.rematch ?? (await openTable(connection, id, end));
  if (typeof opened !== 'string') return err(opened.type === 'refused' ? opened : undefined);
  if (table.rematch && mySeat !== undefined)
    await connection.ask({ type: 'sit', table: opened, salt: newSalt() }, end);
  if (table.canWrite && mySeat !== undefined)
    void connection.ask({ type: 'consent', table: opened, agrees: true }, end);
  return ok(`/t/${opened}`);
}

async function openTable(
  connection: Pick<Connection, 'ask'>,
  id: string,
  end: AbortSignal | undefined,
): Promise<string | Answer> {
  const answer = await connection.ask({ type: 'rematch', table: id }, end);
  return answer.type === 'done' && answer.table !== undefined ? answer.table : answer;
}
