/**
 * Kysely on one synchronous SQLite connection. A Kysely transaction becomes a savepoint inside the transaction that
 * the worker has open, so that many callers share one commit.
 */
import {
  CompiledQuery,
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

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('savepoint step'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('release step'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback to step'));
    await connection.executeQuery(CompiledQuery.raw('release step'));
  }
}

class SyncConnection implements DatabaseConnection {
  readonly #database: SyncDatabase;
  readonly #statements = new Map<string, Statement>();

  constructor(database: SyncDatabase) {
    this.#database = database;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = this.#prepare(sql);
    if (ASKS.test(sql)) return { rows: statement.all(...parameters) as Row[] };
    const { changes } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('this store does not stream');
  }

  #prepare(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= MOST_STATEMENTS) this.#statements.clear();
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
