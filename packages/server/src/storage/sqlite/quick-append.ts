/**
 * The usual append with statements that are prepared once. It says the same as `append`, and the contract's tests hold
 * it to that; building and compiling two queries for each move took a third of the storage thread's time.
 */
import type { Append } from '../tables/event-store.ts';
import { LAZY_SQL, lazyValues } from '../tables/lazy-columns.ts';
import type { SyncDatabase } from './driver-module.ts';

/** For appends that `appendsEventsOnly`. */
export function quickAppend(database: SyncDatabase): (change: Append) => 'done' | 'conflict' {
  const grow = database.prepare(
    `update tables set due_at = ${LAZY_SQL.due}, changed_at = ${LAZY_SQL.change},
       status = ?, to_act = ?, summary = ?, version = ? where id = ? and version = ?`,
  );
  const add = database.prepare('insert into events (table_id, version, body, command) values (?, ?, ?, ?)');
  return ({ table, after, events, state }) => {
    const { status, toAct = null, summary } = state;
    const version = after + events.length;
    const lazy = lazyValues(state);
    const { changes } = grow.run(...lazy.due, ...lazy.change, status, toAct, summary, version, table, after);
    if (Number(changes) !== 1) return 'conflict';
    events.forEach(({ body, command = null }, index) => {
      add.run(table, after + index + 1, body, command);
    });
    return 'done';
  };
}
