/**
 * Connections to PostgreSQL of which none can hold anybody up for ever: every statement, lock and open transaction has
 * a limit there, and every question one here. A connection that did not answer in time is broken, and so may be all
 * that are as old as it: they are not used again.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { TemporaryError } from '../temporary-error.ts';

const BIGINT = 20;

/**
 * Milliseconds; there is nothing to ask that takes longer. A connection that died without a word is found after this,
 * and moves shall be taken again two seconds after the network is back.
 */
const LIMIT = 1200;
/** Connections that stay open: who asks while others are at work does not wait for a new one, of 10 to 30 ms. */
const KEPT = 4;

function limits(limit: number) {
  return {
    statement_timeout: 0.9 * limit,
    lock_timeout: 0.5 * limit,
    idle_in_transaction_session_timeout: limit,
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

export interface LimitedPool extends PostgresPool {
  /** Opens the connections that stay open; those that cannot be opened now are opened when they are needed. */
  prepare(): Promise<void>;
}

export function openLimitedPool({ url, connections, onError, limit = LIMIT }: PoolOptions): LimitedPool {
  const kept = Math.min(KEPT, connections);
  const pool = watched(
    new pg.Pool({ ...plain(url), ...limits(limit), max: connections, min: kept }),
    onError,
  );
  const ages = new WeakMap<pg.PoolClient, number>();
  let age = 0;
  let isDoubted = false;
  let trial: Promise<unknown> | undefined;

  /** One that is not as old as any that did not answer. */
  async function usable(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = await pool.connect();
      const own = ages.get(client) ?? age;
      ages.set(client, own);
      const onSilence = () => {
        isDoubted = true;
        age = Math.max(age, own + 1);
      };
      if (own === age) return limited(client, limit, onSilence);
      client.release(true);
    }
  }

  /**
   * After a failure one at a time, for everybody who asks meanwhile: a database that is frozen would find hundreds of
   * new connections waiting when it wakes, and answer to all of them before anybody who is still there.
   */
  async function connect(): Promise<PostgresPoolClient> {
    try {
      if (trial) await trial;
      const attempt = usable();
      if (isDoubted) {
        trial = tried(attempt);
        trial.catch(() => undefined);
      }
      return await attempt;
    } catch (error) {
      isDoubted = true;
      return asTold(error);
    }
  }

  async function tried(attempt: Promise<unknown>): Promise<void> {
    try {
      await attempt;
      isDoubted = false;
    } catch {
      throw new TemporaryError('no connection to the database');
    } finally {
      trial = undefined;
    }
  }

  return {
    connect: connect as PostgresPool['connect'],
    end: () => pool.end(),
    async prepare() {
      const opened = await Promise.allSettled(Array.from({ length: kept }, () => pool.connect()));
      for (const client of opened) if (client.status === 'fulfilled') client.value.release();
    },
  };
}

/** A client that is thrown away after a failure that may have left it unusable, and not asked again before. */
function limited(client: pg.PoolClient, limit: number, onSilence: () => void): PostgresPoolClient {
  let isBroken = false;
  const query = async (...values: unknown[]) => {
    if (isBroken) throw new TemporaryError('the connection to the database is broken');
    try {
      const asked = (client.query as (...values: unknown[]) => Promise<unknown>)(...values);
      return await inTime(asked, limit);
    } catch (error) {
      const { code } = error as { code?: string };
      if (error instanceof Silence) onSilence();
      isBroken ||= !leavesUsable(code);
      return asTold(error);
    }
  };
  const asClient = { query, release: () => client.release(isBroken) };
  return asClient as unknown as PostgresPoolClient;
}

class Silence extends TemporaryError {}

/** An answer that lies there already counts, also when this process slept longer than the limit. */
async function inTime<Value>(asked: Promise<Value>, limit: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Silence('the database does not answer'));
    timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), limit);
  });
  asked.catch(() => undefined);
  try {
    return await Promise.race([asked, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** What PostgreSQL did not tell itself, with a code, is trouble on the way to it, in whatever words: that may pass. */
function asTold(error: unknown): never {
  const { code, message } = error as { code?: string; message?: string };
  if (error instanceof TemporaryError || isSqlState(code)) throw error;
  throw new TemporaryError(`no connection to the database: ${message}`, { cause: error });
}

/** Five letters and digits; EPIPE, which is none, has no digit. */
function isSqlState(code: string | undefined): boolean {
  return code !== undefined && /^(?=.*\d)[0-9A-Z]{5}$/.test(code);
}

/** An error that PostgreSQL itself has told leaves the connection as good as it was, unless it says that it ends it. */
function leavesUsable(code: string | undefined): boolean {
  return code !== undefined && isSqlState(code) && !code.startsWith('57') && code !== '25P03';
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
