/** The shared store: any number of processes on one PostgreSQL. */
import { Kysely, PostgresDialect } from 'kysely';
import { migrate } from '../migrations/migrate.ts';
import type { Database } from '../schema.ts';
import { type OperationName, runOperation, type Store, storeFrom } from '../store.ts';
import { type Claim, claimDue } from '../tables/due-tables.ts';
import { type Append, appendsEventsOnly } from '../tables/event-store.ts';
import { appendInOne } from './append-in-one.ts';
import { openLimitedPool, openPool, type PoolOptions } from './limited-pool.ts';
import { readUptimeInOne } from './read-uptime-in-one.ts';

/** Connections are lost when the database restarts: worth a line in the log, not an end of the process. */
export type PostgresOptions = PoolOptions;

export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  await prepare(options);
  const pool = openLimitedPool(options);
  await pool.prepare();
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
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
  if (name === 'append' && appendsEventsOnly(argument as Append)) return appendInOne(db, argument as Append);
  if (name === 'claimDue') return claimDue(db, argument as Claim, true);
  if (name === 'readUptime') return readUptimeInOne(db, (argument as { since: number }).since);
  return runOperation(db, name, argument);
}
