/** Opens the store that the settings name, and the pub/sub connection that goes with it. */
import { chmodSync, closeSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { randomId, systemPorts } from './ports.ts';
import { postgresPubSub } from './pubsub/postgres-connection.ts';
import { noPubSub, type PubSub } from './pubsub/pubsub.ts';
import { ReconnectingPubSub } from './pubsub/reconnecting-pubsub.ts';
import { redisPubSub } from './pubsub/redis-connection.ts';
import { openPostgresStore } from './storage/postgres/postgres-store.ts';
import { openSqliteStore } from './storage/sqlite/sqlite-store.ts';
import type { Store } from './storage/store.ts';

const DATABASE = 'kingdomino.db';

export function databaseFile(config: Config): string {
  return join(config.dataDir, DATABASE);
}

/** Seeds, keys and secrets of webhooks lie in there: they are for nobody else on the machine. */
function keepPrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // one that was there before keeps its mode, and so do its files
  chmodSync(folder, 0o700);
  // SQLite gives its other files the mode of this one
  closeSync(openSync(join(folder, DATABASE), 'a', 0o600));
  for (const name of readdirSync(folder)) if (name.startsWith(DATABASE)) chmodSync(join(folder, name), 0o600);
}

export async function openStore(config: Config, logger: Logger): Promise<{ store: Store; pubsub: PubSub }> {
  const { databaseUrl: url } = config;
  if (url === undefined) {
    keepPrivate(config.dataDir);
    const onError = (error: Error) => logger.error({ err: error }, 'the storage thread died');
    return { store: await openSqliteStore(databaseFile(config), { onError }), pubsub: noPubSub };
  }
  const onError = (error: Error) => logger.warn({ err: error }, 'the database connection failed');
  const line = config.redisUrl === undefined ? postgresPubSub(url) : redisPubSub(config.redisUrl);
  const pubsub = new ReconnectingPubSub(line, randomId(systemPorts, 6), error =>
    logger.warn({ err: error }, 'the pub/sub connection failed'),
  );
  const store = await openPostgresStore({ url, connections: config.databaseConnections, onError });
  await pubsub.open();
  return { store, pubsub };
}
