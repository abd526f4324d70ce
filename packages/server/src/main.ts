/** The server as a program: settings from the environment, a signal ends it. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { type Config, readConfig } from './config.ts';
import { type Fanout, noFanout } from './fanout/fanout.ts';
import { PostgresFanout } from './fanout/postgres-fanout.ts';
import { randomId, systemPorts } from './ports.ts';
import { GameServer } from './server.ts';
import { openPostgresStore } from './storage/postgres/postgres-store.ts';
import { openSqliteStore } from './storage/sqlite/sqlite-store.ts';
import type { Store } from './storage/store.ts';

const STOP_LIMIT = 10_000;
const PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));

async function main(): Promise<void> {
  const config = withPage(readConfig(process.env));
  const logger = pino({ level: config.logLevel });
  const told = toldToStop(logger);
  const { store, fanout } = await openStore(config, logger);
  const server = await GameServer.build({ config, store, fanout, ports: systemPorts, logger });
  await server.start();
  await server.app.listen({ host: config.host, port: config.port });
  process.on('unhandledRejection', error => logger.error({ err: error }, 'unhandled rejection'));
  void told.then(() => stop(server, logger));
}

/** Heard from the first moment on; a server that is still starting stops when it has started. */
function toldToStop(logger: Logger): Promise<void> {
  return new Promise(resolve => {
    const hear = () => {
      logger.info('stopping');
      // Not process.exit: it waits for threads, and one that hangs would hold it for ever. Nothing is lost by a kill.
      setTimeout(() => {
        logger.error('could not finish in time');
        process.kill(process.pid, 'SIGKILL');
      }, STOP_LIMIT).unref();
      resolve();
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, hear);
  });
}

async function openStore(config: Config, logger: Logger): Promise<{ store: Store; fanout: Fanout }> {
  const { databaseUrl: url } = config;
  if (url === undefined) {
    mkdirSync(config.dataDir, { recursive: true });
    return { store: await openSqliteStore(join(config.dataDir, 'kingdomino.db')), fanout: noFanout };
  }
  const onError = (error: Error) => logger.warn({ err: error }, 'the database connection failed');
  const fanout = new PostgresFanout(url, randomId(systemPorts, 6), onError);
  const store = await openPostgresStore({ url, connections: config.databaseConnections, onError });
  await fanout.open();
  return { store, fanout };
}

function withPage(config: Config): Config {
  return config.webDir === undefined && existsSync(PAGE) ? { ...config, webDir: PAGE } : config;
}

async function stop(server: GameServer, logger: Logger): Promise<void> {
  await server.stop();
  logger.info('stopped');
  process.exit(0);
}

try {
  await main();
} catch (error) {
  console.error(`The server cannot start: ${(error as Error).message}`);
  process.exit(1);
}
