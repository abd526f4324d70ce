/** A real Redis-compatible server for a test: Valkey or Redis, whichever the machine has or can install. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { endWithUs } from './children.ts';
import { freePort } from './free-port.ts';

const NAMES = ['valkey-server', 'redis-server'];
const INSTALL_LIMIT = 120_000;

export interface TestRedis {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

function findRedis(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap(folder => NAMES.map(name => join(folder, name))).find(existsSync);
}

/** Why tests on it cannot run here. Where packages can be installed, as in CI, one is. */
export function missingRedis(): string | undefined {
  if (findRedis() !== undefined) return undefined;
  if (process.env.CI) tryToInstall();
  return findRedis() === undefined
    ? 'no Redis-compatible server; install one (apt-get install redis-server, brew install valkey)'
    : undefined;
}

export async function startRedis(): Promise<TestRedis> {
  const program = findRedis();
  if (program === undefined) throw new Error(missingRedis());
  const port = await freePort();
  const server = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  endWithUs(server);
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => chunk.includes('eady to accept') && resolve());
    server.once('exit', code => reject(new Error(`${program} ended with ${code}`)));
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: server.pid!,
    async stop() {
      const exit = new Promise(resolve => server.once('exit', resolve));
      server.kill('SIGKILL');
      await exit;
    },
  };
}

function tryToInstall(): void {
  // another test file may be at it in the same moment
  const waits = ['-o', `DPkg::Lock::Timeout=${INSTALL_LIMIT / 1000}`];
  const command = ['apt-get', ...waits, 'install', '-y', '--no-install-recommends', 'redis-server'];
  const asRoot = process.getuid?.() === 0 ? command : ['sudo', '-n', ...command];
  try {
    execFileSync(asRoot[0]!, asRoot.slice(1), { stdio: 'ignore', timeout: INSTALL_LIMIT });
  } catch {
    // then the tests say what is missing
  }
}
