/** SQLite for this Node: its own from 22.13 on, a prebuilt module with the same interface before. */
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
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isBuiltIn = major > 22 || (major === 22 && minor >= 13);
  const module = require(isBuiltIn ? 'node:sqlite' : '@photostructure/sqlite') as {
    DatabaseSync: DatabaseClass;
  };
  return module.DatabaseSync;
}
