/**
 * Two columns of a table that an index has are not written with every move: PostgreSQL then changes the row in its page,
 * without an entry in any of the six indexes. Lists are ordered to five minutes, and a sweep that comes too early puts
 * the table off.
 */
import { type RawBuilder, sql } from 'kysely';

/** Milliseconds by which lists may be behind. */
const BEHIND = 300_000;
/** A time that is nearer than this is written anew: a sweep for nothing costs more. */
const NEAR = 30_000;

/** Of a table after a change. */
interface Times {
  readonly status: string;
  readonly dueAt: number | undefined;
  readonly changedAt: number;
}

/** The time that is stored, where it is earlier than the true one and not near. */
export function lazyDue({ dueAt, changedAt }: Times): RawBuilder<number | null> {
  if (dueAt === undefined) return sql`null`;
  const due = time(dueAt);
  return sql`case when due_at <= ${due} and due_at >= ${time(changedAt + NEAR)} then due_at else ${due} end`;
}

/** The time that is stored, of a table that is played at and was so a little while ago. */
export function lazyChange({ status, changedAt }: Times): RawBuilder<number> {
  if (status !== 'playing') return time(changedAt);
  const since = time(changedAt - BEHIND);
  return sql`case when status = 'playing' and changed_at > ${since} then changed_at else ${time(changedAt)} end`;
}

/** PostgreSQL must be told what it is. */
function time(milliseconds: number): RawBuilder<number> {
  return sql`cast(${milliseconds} as bigint)`;
}

/** The same for statements that are prepared once; each with its values, in order. */
export const LAZY_SQL = {
  due: 'case when due_at <= ? and due_at >= ? then due_at else ? end',
  change: "case when status = 'playing' and changed_at > ? then changed_at else ? end",
} as const;

export function lazyValues({ status, dueAt, changedAt }: Times) {
  const due = dueAt ?? null;
  const since = status === 'playing' ? changedAt - BEHIND : Number.MAX_SAFE_INTEGER;
  return { due: [due, changedAt + NEAR, due], change: [since, changedAt] } as const;
}
