/** A command of the operator from its words: beside a running server, or on the store itself. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Player } from '@kingdomino/protocol';
import { pino } from 'pino';
import { type Config, readConfig, shownConfig } from '../config.ts';
import { databaseFile, openStore } from '../open-store.ts';
import { randomId, systemPorts } from '../ports.ts';
import type { RerateProgress } from '../storage/ratings/ratings.ts';
import { TableService } from '../tables/table-service.ts';
import { SharedClock } from '../time/shared-clock.ts';
import { adminSocketPath, askRunningServer } from './admin-socket.ts';
import { ADMIN_TASKS, runAdminTask } from './admin-tasks.ts';
import { RetentionJob } from './retention-job.ts';

const SMALL = 100;
const PATIENCE = 5000;

/** What is to be printed; throws a sentence. */
export async function runAdmin(
  [name = 'help', ...words]: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  tell: (line: string) => void = () => undefined,
): Promise<string> {
  if (name === 'help' || name === '--help') return usage();
  const config = readConfig(environment);
  if (name === 'version') return version();
  if (name === 'settings') return printed(shownConfig(config));
  const given = words.join(' ');
  const argument = name === 'backup' && given !== '' ? resolve(given) : given;
  if (name === 'rerate') return printed(await rerateAll(config, given, tell));
  return printed(await perform(config, name, argument));
}

/** In turns, with a word after each; `on` goes on where it was ended. */
async function rerateAll(
  config: Config,
  first: string,
  tell: (line: string) => void,
): Promise<RerateProgress> {
  for (let argument = first; ; argument = 'on') {
    const progress = (await perform(config, 'rerate', argument)) as RerateProgress;
    if (progress.isDone) return progress;
    tell(`${progress.rated} of ${progress.games} games`);
  }
}

async function perform(config: Config, name: string, argument: string): Promise<unknown> {
  if (config.databaseUrl === undefined) {
    const answer = await askRunningServer(adminSocketPath(config.dataDir), name, argument);
    if (answer && 'error' in answer) throw new Error(answer.error);
    if (answer) return answer.value;
    if (!existsSync(databaseFile(config)))
      throw new Error(`there is no store at ${databaseFile(config)}: set DATA_DIR or DATABASE_URL`);
  }
  return performHere(config, name, argument);
}

/** On PostgreSQL, or on the embedded store while no server runs. */
async function performHere(config: Config, name: string, argument: string): Promise<unknown> {
  const logger = pino({ level: config.logLevel }, pino.destination(2));
  const { store, pubsub } = await openStore(config, logger);
  try {
    const ports = systemPorts;
    const id = randomId(ports, 6);
    const time = new SharedClock({ store, ports, process: id, place: id });
    const isWatched = () => false;
    const service = new TableService({
      store,
      pubsub,
      time,
      patience: PATIENCE,
      isWatched,
      mostCached: SMALL,
    });
    const onDeleted = () => undefined;
    const retentionJob = new RetentionJob({ store, ports, retention: config.retention, onDeleted });
    const onSignOut = (player: string) => pubsub.publish({ kind: 'signed-out', player });
    const onRenamed = ({ id: player, name: now }: Player) =>
      pubsub.publish({ kind: 'renamed', player, name: now });
    const onRewritten = (tables: readonly string[]) => pubsub.publish({ kind: 'rewritten', tables });
    const parts = { store, service, ports, retentionJob, logger, onSignOut, onRenamed, onRewritten };
    try {
      return await runAdminTask(parts, name, argument);
    } finally {
      // also after a mistake: else the servers take this process for one that fell silent, and stop all clocks
      await time.leave().catch(error => logger.warn({ err: error }, 'the end was not stamped'));
    }
  } finally {
    await pubsub.close();
    await store.close();
  }
}

function usage(): string {
  const rows = [
    ...Object.values(ADMIN_TASKS).map(({ usage, help }) => [usage, help]),
    ['settings', 'the settings as the server understands them, without secrets'],
    ['version', 'of this program'],
  ];
  const lines = rows.map(([left = '', right]) => `  ${left.padEnd(18)} ${right}`);
  return [`npm run admin -- COMMAND    (version ${version()})`, '', ...lines].join('\n');
}

function version(): string {
  const file = new URL('../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function printed(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
