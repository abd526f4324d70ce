/** The server as a program: settings from the environment, a signal ends it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Logger, pino } from 'pino';
import { adminSocketPath, listenForAdmin } from './admin/admin-socket.ts';
import { type Config, readConfig } from './config.ts';
import { letHeapGrow } from './heap-growth.ts';
import { openStore } from './open-store.ts';
import { systemPorts } from './ports.ts';
import { GameServer } from './server.ts';

const STOP_LIMIT = 10_000;
const PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));

async function main(): Promise<void> {
  letHeapGrow();
  const config = withPage(readConfig(process.env));
  const logger = pino({ level: config.logLevel });
  const told = toldToStop(logger);
  const { store, pubsub } = await openStore(config, logger);
  const server = await GameServer.build({ config, store, pubsub, ports: systemPorts, logger });
  await server.start();
  if (config.databaseUrl === undefined) await openAdminSocket(server, config, logger);
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

/** The server runs without it, too: where the system has no such sockets, or the folder's name is too long for one. */
async function openAdminSocket(server: GameServer, config: Config, logger: Logger): Promise<void> {
  const perform = (name: string, argument: string) => server.perform(name, argument);
  await listenForAdmin(adminSocketPath(config.dataDir), perform).catch((error: unknown) =>
    logger.warn({ err: error }, 'operators cannot reach this process: stop it to use npm run admin'),
  );
}

/** A page that was named and is not there is a mistake; that none was built yet may be meant. */
function withPage(config: Config): Config {
  if (config.webDir !== undefined && !existsSync(join(config.webDir, 'index.html')))
    throw new Error(
      `WEB_DIR: there is no index.html in ${config.webDir}; build the page or name another folder`,
    );
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
