/** The shared store: any number of processes on one PostgreSQL. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from '../migrations/migrate.ts';
import type { Database } from '../schema.ts';
import { type OperationName, runOperation, type Store, storeFrom } from '../store.ts';
import type { Append } from '../table-operations.ts';
import { appendInOne, fitsInOne } from './append-in-one.ts';

const BIGINT = 20;

export interface PostgresOptions {
  readonly url: string;
  readonly connections: number;
  /** Connections are lost when the database restarts: worth a line in the log, not an end of the process. */
  readonly onError: (error: Error) => void;
}

export async function openPostgresStore({ url, connections, onError }: PostgresOptions): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    types: { getTypeParser },
  });
  pool.on('error', onError);
  pool.on('connect', client => client.on('error', onError));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const run = (name: OperationName, argument: unknown) =>
    name === 'append' && fitsInOne(argument as Append)
      ? appendInOne(db, argument as Append)
      : runOperation(db, name, argument);
  return storeFrom(run, {
    isShared: true,
    close: () => db.destroy(),
  });
}

/** Times are bigint columns and fit a number. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text');
}
