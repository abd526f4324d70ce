/** `npm run admin -- COMMAND`: the operator's hands. Reads the same settings as the server. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pino } from 'pino';
import { type Config, readConfig, shownConfig } from './config.ts';
import { ServiceTime } from './match/service-time.ts';
import { TableService } from './match/table-service.ts';
import { databaseFile, openStore } from './open-store.ts';
import { askServer, doorPath } from './operator/door.ts';
import { performTask, TASKS } from './operator/operator.ts';
import { Upkeep } from './operator/upkeep.ts';
import { randomId, systemPorts } from './ports.ts';

const SMALL = 100;
const PATIENCE = 5000;

async function main(): Promise<void> {
  const [name = 'help', given = ''] = process.argv.slice(2);
  if (name === 'help' || name === '--help') return console.log(usage());
  const config = readConfig(process.env);
  if (name === 'version') return console.log(version());
  if (name === 'settings') return print(shownConfig(config));
  const argument = name === 'backup' && given !== '' ? resolve(given) : given;
  print(await perform(config, name, argument));
}

async function perform(config: Config, name: string, argument: string): Promise<unknown> {
  if (config.databaseUrl === undefined) {
    const answer = await askServer(doorPath(config.dataDir), name, argument);
    if (answer && 'error' in answer) throw new Error(answer.error);
    if (answer) return answer.value;
    if (!existsSync(databaseFile(config)))
      throw new Error(`there is no store at ${databaseFile(config)}: set DATA_DIR or DATABASE_URL`);
  }
  return performHere(config, name, argument);
}

/** On PostgreSQL, or on the embedded store while no server runs. */
async function performHere(config: Config, name: string, argument: string): Promise<unknown> {
  const { store, fanout } = await openStore(config, pino({ level: config.logLevel }, pino.destination(2)));
  try {
    const ports = systemPorts;
    const id = randomId(ports, 6);
    const time = new ServiceTime({ store, ports, process: id, place: id });
    const isWatched = () => false;
    const service = new TableService({
      store,
      fanout,
      time,
      patience: PATIENCE,
      isWatched,
      mostCached: SMALL,
    });
    const onDeleted = () => undefined;
    const upkeep = new Upkeep({ store, ports, retention: config.retention, onDeleted });
    const onSignOut = (player: string) => fanout.publish({ kind: 'signed-out', player });
    const done = await performTask({ store, service, ports, upkeep, onSignOut }, name, argument);
    await time.leave();
    return done;
  } finally {
    await fanout.close();
    await store.close();
  }
}

function usage(): string {
  const rows = [
    ...Object.values(TASKS).map(({ usage, help }) => [usage, help]),
    ['settings', 'the settings as the server understands them, without secrets'],
    ['version', 'of this program'],
  ];
  const lines = rows.map(([left = '', right]) => `  ${left.padEnd(18)} ${right}`);
  return [`npm run admin -- COMMAND    (version ${version()})`, '', ...lines].join('\n');
}

function version(): string {
  const file = new URL('../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function print(value: unknown): void {
  console.log(JSON.stringify(value, null, 2));
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
