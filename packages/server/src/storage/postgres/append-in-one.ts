/**
 * The usual append, as one statement: one way to the database instead of four, and no transaction to keep open. It
 * says the same as `append`, and the contract's tests hold it to that.
 */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';
import type { Append } from '../tables/event-store.ts';
import { lazyChange, lazyDue } from '../tables/lazy-columns.ts';

/** For appends that `appendsEventsOnly`. */
export async function appendInOne(db: Kysely<Database>, change: Append): Promise<'done' | 'conflict'> {
  const { table, after, events, state } = change;
  const rows = events.map(
    ({ body, command }, index) =>
      sql`(${after + index + 1}::integer, ${body}::text, ${command ?? null}::text)`,
  );
  const { numAffectedRows } = await sql`
    with grown as (
      update tables
      set status = ${state.status}, due_at = ${lazyDue(state)}, to_act = ${state.toAct ?? null},
        summary = ${state.summary}, changed_at = ${lazyChange(state)}, version = ${after + events.length}
      where id = ${table} and version = ${after}
      returning id
    )
    insert into events (table_id, version, body, command)
    select grown.id, row.version, row.body, row.command
    from grown, (values ${sql.join(rows)}) as row (version, body, command)`.execute(db);
  return numAffectedRows === BigInt(events.length) ? 'done' : 'conflict';
}
