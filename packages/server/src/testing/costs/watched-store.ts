/** A store in memory that notes its statements and the rows they answered with: work that is the same on every machine. */
import { Kysely } from 'kysely';
import { migrate } from '../../storage/migrations/migrate.ts';
import type { Database } from '../../storage/schema.ts';
import { sqliteDialect } from '../../storage/sqlite/dialect.ts';
import { sqliteModule } from '../../storage/sqlite/driver-module.ts';
import { runOperation, type Store, storeFrom } from '../../storage/store.ts';

export interface Work {
  readonly statements: readonly string[];
  readonly rows: number;
}

export interface WatchedStore {
  readonly db: Kysely<Database>;
  readonly store: Store;
  work(act: () => Promise<unknown>): Promise<Work>;
  /** The tables that a statement may read from end to end, or along an index; what it has found itself is none. */
  scans(statement: string): readonly string[];
  /** Whether all rows are found and put in order before the first is answered. */
  sorts(statement: string): boolean;
}

export async function watchedStore(): Promise<WatchedStore> {
  let statements: string[] = [];
  let rows = 0;
  const database = new (sqliteModule())(':memory:');
  const plain = new Kysely<Database>({
    dialect: sqliteDialect(database),
    log: ({ query }) => void statements.push(query.sql),
  });
  await migrate(plain);
  const db = plain.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows += result.rows.length;
      return result;
    },
  });
  const tables = new Set((await plain.introspection.getTables()).map(({ name }) => name));
  const planOf = (statement: string) =>
    (database.prepare(`explain query plan ${statement}`).all() as { detail: string }[]).map(
      ({ detail }) => detail,
    );
  // one operation after the other, as in the storage thread
  let turn: Promise<unknown> = Promise.resolve();
  const store = storeFrom(
    (name, argument) => {
      const done = turn.then(() => runOperation(db, name, argument));
      turn = done.catch(() => undefined);
      return done;
    },
    { isShared: false, close: () => plain.destroy() },
  );
  return {
    db,
    store,
    work: async act => {
      [statements, rows] = [[], 0];
      await act();
      return { statements, rows };
    },
    scans: statement => {
      const named = new Map(
        [...statement.matchAll(/"?(\w+)"? as "?(\w+)"?/g)].map(([, name, alias]) => [alias!, name!]),
      );
      const read = planOf(statement).flatMap(step => /^SCAN (\w+)/.exec(step)?.[1] ?? []);
      return read.map(name => named.get(name) ?? name).filter(name => tables.has(name));
    },
    sorts: statement => planOf(statement).includes('USE TEMP B-TREE FOR ORDER BY'),
  };
}
