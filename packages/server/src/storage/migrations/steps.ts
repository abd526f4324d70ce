/**
 * How a database is upgraded while processes of the release before use it: one migration after the other, each in a
 * short transaction; indexes of tables that are there are built beside the work of others; rows are filled in a few at a
 * time. What was begun is written down, and goes on where it was cut short.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Migration, PostgresAdapter, sql } from 'kysely';
import { LaterIndexes } from './later-indexes.ts';

/** Whatever tables it has: a migration knows those of its time, and not today's. */
export type AnyDatabase = Parameters<Migration['up']>[0];

export interface Step {
  /** What takes a moment: new tables and columns, and indexes. */
  readonly up: (db: AnyDatabase) => Promise<void>;
  /** Fills in a few rows after a place; returns the next place, until there is none. */
  readonly fill?: (db: AnyDatabase, after: string) => Promise<string | undefined>;
}

export type InTransaction = <Value>(act: (db: AnyDatabase) => Promise<Value>) => Promise<Value>;

interface Progress {
  readonly name: string;
  /** JSON: statements for after the transaction. */
  readonly statements: string;
  readonly place: string;
}

/** Who changes a table waits no longer than this for others, who wait behind it meanwhile; then it is tried again. */
const LOCK_LIMIT = '50ms';
const LOCK_PAUSE = 200;
const MOST_TRIES = 300;
/** What PostgreSQL says when a lock was not to be had. */
const NO_LOCK = '55P03';

export function isPostgres(db: AnyDatabase): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** A database in which nothing is yet. */
export async function runAtOnce(
  steps: Readonly<Record<string, Step>>,
  inTransaction: InTransaction,
): Promise<void> {
  await inTransaction(async db => {
    for (const [name, { up }] of Object.entries(steps)) {
      await up(db);
      await noteDone(db, name);
    }
  });
}

export async function runStep(
  db: AnyDatabase,
  [name, { up, fill }]: readonly [string, Step],
  inTransaction: InTransaction,
): Promise<void> {
  await sql`create table if not exists migration_progress
    (name text primary key, statements text not null, place text not null)`.execute(db);
  const begun = (await progressOf(db, name)) ?? (await patiently(() => begin(db, name, up, inTransaction)));
  for (const statement of JSON.parse(begun.statements) as string[]) await buildIndex(db, statement);
  for (let place: string | undefined = begun.place; fill && place !== undefined; )
    place = await inTransaction(async transaction => {
      const next = await fill(transaction, place!);
      await sql`update migration_progress set place = ${next ?? place} where name = ${name}`.execute(
        transaction,
      );
      return next;
    });
  await inTransaction(async transaction => {
    await noteDone(transaction, name);
    await sql`delete from migration_progress where name = ${name}`.execute(transaction);
  });
}

async function progressOf(db: AnyDatabase, name: string): Promise<Progress | undefined> {
  return (await sql<Progress>`select * from migration_progress where name = ${name}`.execute(db)).rows[0];
}

async function begin(
  db: AnyDatabase,
  name: string,
  up: Step['up'],
  inTransaction: InTransaction,
): Promise<Progress> {
  const later = isPostgres(db) ? await LaterIndexes.of(db) : undefined;
  return inTransaction(async transaction => {
    if (later) await sql`set local lock_timeout = ${sql.lit(LOCK_LIMIT)}`.execute(transaction);
    await up(later ? transaction.withPlugin(later) : transaction);
    const progress = { name, statements: JSON.stringify(later?.statements ?? []), place: '' };
    await sql`insert into migration_progress (name, statements, place)
      values (${name}, ${progress.statements}, '')`.execute(transaction);
    return progress;
  });
}

/** Again and again while somebody else has the lock. */
async function patiently<Value>(act: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      return await act();
    } catch (error) {
      if ((error as { code?: string }).code !== NO_LOCK || tries === MOST_TRIES) throw error;
      await sleep(LOCK_PAUSE);
    }
  }
}

/** One that was cut short is there and of no use. */
async function buildIndex(db: AnyDatabase, statement: string): Promise<void> {
  const name = /^create .* if not exists "([^"]+)"/.exec(statement)?.[1];
  if (name !== undefined) {
    const { rows } = await sql`select 1 from pg_index join pg_class on pg_class.oid = indexrelid
      where relname = ${name} and not indisvalid`.execute(db);
    if (rows.length > 0) await sql`drop index concurrently ${sql.id(name)}`.execute(db);
  }
  await sql.raw(statement).execute(db);
}

async function noteDone(db: AnyDatabase, name: string): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
    db,
  );
}
