/** A database without its store, which benches fill by statements of their own. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../storage/schema.ts';
import { sqliteDialect } from '../storage/sqlite/dialect.ts';
import { sqliteModule } from '../storage/sqlite/driver-module.ts';

/** A file of SQLite, or the address of PostgreSQL. */
export type BenchDatabase = { readonly file: string } | { readonly url: string };

export function openBenchDatabase(where: BenchDatabase): Kysely<Database> {
  if ('url' in where)
    return new Kysely({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: where.url, max: 1 }) }),
    });
  const database = new (sqliteModule())(where.file);
  // without the log in which a connection that is not collected yet would hold a lock
  database.exec('pragma journal_mode = delete; pragma synchronous = off; pragma cache_size = -1000000');
  return new Kysely({ dialect: sqliteDialect(database) });
}
