/**
 * Connections to PostgreSQL of which none can hold anybody up for ever: every statement, lock and open transaction has
 * a limit there, and every question one here. A connection that did not answer in time is broken, and so may be all
 * that are as old as it: they are not used again.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

const BIGINT = 20;

/** Milliseconds; there is nothing to ask that takes longer. */
const LIMIT = 1800;

function limits(limit: number) {
  return {
    statement_timeout: 0.9 * limit,
    lock_timeout: 0.5 * limit,
    idle_in_transaction_session_timeout: limit,
    query_timeout: limit,
    connectionTimeoutMillis: limit,
    keepAlive: true,
    keepAliveInitialDelayMillis: limit,
  };
}

export interface PoolOptions {
  readonly url: string;
  readonly connections: number;
  readonly onError: (error: Error) => void;
  /** Milliseconds that anything may take. */
  readonly limit?: number;
}

/** Without limits: for migrations, which may take long and are run by nobody else meanwhile. */
export function openPool({ url, connections, onError }: PoolOptions): pg.Pool {
  return watched(new pg.Pool({ ...plain(url), max: connections, connectionTimeoutMillis: 5000 }), onError);
}

export function openLimitedPool({ url, connections, onError, limit = LIMIT }: PoolOptions): PostgresPool {
  const pool = watched(new pg.Pool({ ...plain(url), ...limits(limit), max: connections }), onError);
  const ages = new WeakMap<pg.PoolClient, number>();
  let age = 0;

  async function connect(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = await pool.connect();
      if (!ages.has(client)) ages.set(client, age);
      if (ages.get(client) === age) return limited(client, () => age++);
      client.release(true);
    }
  }

  return { connect: connect as PostgresPool['connect'], end: () => pool.end() };
}

/** A client that is thrown away after a failure that may have left it unusable. */
function limited(client: pg.PoolClient, onSilence: () => void): PostgresPoolClient {
  let isBroken = false;
  const query = async (...values: unknown[]) => {
    try {
      return await (client.query as (...values: unknown[]) => Promise<unknown>)(...values);
    } catch (error) {
      const { message = '', code } = error as { message?: string; code?: string };
      if (message.includes('Query read timeout')) onSilence();
      // an error that PostgreSQL itself has told leaves the connection as good as it was
      isBroken ||= code === undefined || code.length !== 5 || code.startsWith('57');
      throw error;
    }
  };
  const asClient = { query, release: () => client.release(isBroken) };
  return asClient as unknown as PostgresPoolClient;
}

function watched(pool: pg.Pool, onError: (error: Error) => void): pg.Pool {
  pool.on('error', onError);
  pool.on('connect', client => client.on('error', onError));
  return pool;
}

function plain(url: string) {
  return { connectionString: url, types: { getTypeParser } };
}

/** Times are bigint columns and fit a number. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text');
}
