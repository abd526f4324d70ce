/** The shared store: any number of processes on one PostgreSQL. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Claim, claimDue } from '../list-operations.ts';
import { migrate } from '../migrations/migrate.ts';
import type { Database } from '../schema.ts';
import { type OperationName, runOperation, type Store, storeFrom } from '../store.ts';
import type { Append } from '../table-operations.ts';
import { lookAround } from '../uptime-operations.ts';
import { appendInOne, fitsInOne } from './append-in-one.ts';
import { openLimitedPool, openPool, type PoolOptions } from './limited-pool.ts';

/** Connections are lost when the database restarts: worth a line in the log, not an end of the process. */
export type PostgresOptions = PoolOptions;

export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  await prepare(options);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: openLimitedPool(options) }) });
  return storeFrom((name, argument) => run(db, name, argument), {
    isShared: true,
    close: () => db.destroy(),
  });
}

async function prepare(options: PostgresOptions): Promise<void> {
  const pool = openPool({ ...options, connections: 1 });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** What PostgreSQL does in a way of its own. */
async function run(db: Kysely<Database>, name: OperationName, argument: unknown): Promise<unknown> {
  if (name === 'append' && fitsInOne(argument as Append)) return appendInOne(db, argument as Append);
  if (name === 'claimDue') return claimDue(db, argument as Claim, true);
  if (name === 'lookAround')
    return lookAround(db, { ...(argument as { since: number }), now: await databaseTime(db) });
  return runOperation(db, name, argument);
}

/** All processes go by the database's clock. */
async function databaseTime(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ now: number }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
  return rows[0]!.now;
}
