/** SQLite as a prebuilt module, the same on every version of Node: what the tests run is what servers run. */
import { createRequire } from 'node:module';

export interface Statement {
  all(...values: readonly unknown[]): unknown[];
  run(...values: readonly unknown[]): { readonly changes: number | bigint };
}

export interface SyncDatabase {
  prepare(sql: string): Statement;
  exec(sql: string): void;
  close(): void;
}

type DatabaseClass = new (path: string) => SyncDatabase;

const require = createRequire(import.meta.url);

export function sqliteModule(): DatabaseClass {
  const module = require('@photostructure/sqlite') as { DatabaseSync: DatabaseClass };
  return module.DatabaseSync;
}
