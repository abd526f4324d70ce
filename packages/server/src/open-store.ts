/** The store that the settings name, and the news between processes that goes with it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { type Fanout, noFanout } from './fanout/fanout.ts';
import { PostgresFanout } from './fanout/postgres-fanout.ts';
import { randomId, systemPorts } from './ports.ts';
import { openPostgresStore } from './storage/postgres/postgres-store.ts';
import { openSqliteStore } from './storage/sqlite/sqlite-store.ts';
import type { Store } from './storage/store.ts';

export function databaseFile(config: Config): string {
  return join(config.dataDir, 'kingdomino.db');
}

export async function openStore(config: Config, logger: Logger): Promise<{ store: Store; fanout: Fanout }> {
  const { databaseUrl: url } = config;
  if (url === undefined) {
    mkdirSync(config.dataDir, { recursive: true });
    const onError = (error: Error) => logger.error({ err: error }, 'the storage thread died');
    return { store: await openSqliteStore(databaseFile(config), { onError }), fanout: noFanout };
  }
  const onError = (error: Error) => logger.warn({ err: error }, 'the database connection failed');
  const fanout = new PostgresFanout(url, randomId(systemPorts, 6), onError);
  const store = await openPostgresStore({ url, connections: config.databaseConnections, onError });
  await fanout.open();
  return { store, fanout };
}
