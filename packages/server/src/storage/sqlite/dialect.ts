/**
 * Kysely on one synchronous SQLite connection. A Kysely transaction is part of the one that the worker has open, so that
 * many callers share one commit; the worker undoes it all when one fails.
 */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Statement, SyncDatabase } from './driver-module.ts';

const MOST_STATEMENTS = 500;
/** Statements that answer with rows. */
const ASKS = /^\s*(select|with|pragma)\b|\breturning\b/i;

export function sqliteDialect(database: SyncDatabase): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new SyncDriver(database),
    createIntrospector: db => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

class SyncDriver implements Driver {
  readonly #connection: SyncConnection;

  constructor(database: SyncDatabase) {
    this.#connection = new SyncConnection(database);
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}
  async releaseConnection(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(): Promise<void> {}
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
}

interface Prepared {
  readonly statement: Statement;
  /** Whether it answers with rows. */
  readonly asks: boolean;
}

class SyncConnection implements DatabaseConnection {
  readonly #database: SyncDatabase;
  readonly #statements = new Map<string, Prepared>();

  constructor(database: SyncDatabase) {
    this.#database = database;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { statement, asks } = this.#prepare(sql);
    if (asks) return { rows: statement.all(...parameters) as Row[] };
    const { changes } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('this store does not stream');
  }

  #prepare(sql: string): Prepared {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    const prepared = { statement: this.#database.prepare(sql), asks: ASKS.test(sql) };
    this.#statements.set(sql, prepared);
    return prepared;
  }
}
