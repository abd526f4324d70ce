/** A database in memory that counts the rows it has read: work that a test can limit, on any machine. */
import { Kysely } from 'kysely';
import { migrate } from '../storage/migrations/migrate.ts';
import type { Database } from '../storage/schema.ts';
import { sqliteDialect } from '../storage/sqlite/dialect.ts';
import { sqliteModule } from '../storage/sqlite/driver-module.ts';

export interface CountedDatabase {
  readonly db: Kysely<Database>;
  /** How many rows, and how many statements, something takes. */
  work(act: () => Promise<unknown>): Promise<{ readonly rows: number; readonly statements: number }>;
}

export async function countedDatabase(): Promise<CountedDatabase> {
  const plain = new Kysely<Database>({ dialect: sqliteDialect(new (sqliteModule())(':memory:')) });
  await migrate(plain);
  let rows = 0;
  let statements = 0;
  const db = plain.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows += result.rows.length;
      statements++;
      return result;
    },
  });
  return {
    db,
    work: async act => {
      rows = statements = 0;
      await act();
      return { rows, statements };
    },
  };
}
