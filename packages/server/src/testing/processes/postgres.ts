/** A real PostgreSQL for a test. It refuses to run as root, so root starts it as `nobody`, in a folder that belongs to nobody. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, lchownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithUs } from './children.ts';
import { freePort } from './free-port.ts';
import { copyEmbedded } from './postgres-copy.ts';
import { findPostgres, type Programs } from './postgres-programs.ts';
import { runSystemProgram } from './system-program.ts';

const NOBODY = 65534;

export interface TestPostgres {
  readonly url: string;
  readonly pid: number;
  /** Stops the whole database at once and starts it again. */
  restart(): Promise<void>;
  /** All its processes are told to stop where they are, or to go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  stop(): Promise<void>;
}

/** Why tests on PostgreSQL cannot run here. In CI they must: there the missing PostgreSQL is a failure. */
export function missingPostgres(programs: Programs = findPostgres()): string | undefined {
  return programs.from === 'nowhere' && !process.env.CI ? programs.missing : undefined;
}

/** In a folder of its own, or in one that is kept for the next time. */
export async function startPostgres(
  programs: Programs = findPostgres(),
  kept?: string,
): Promise<TestPostgres> {
  if (programs.from === 'nowhere') throw new Error(programs.missing);
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'kingdomino-postgres-'));
  mkdirSync(folder, { recursive: true });
  rmSync(join(folder, 'native'), { recursive: true, force: true });
  const binaries =
    programs.from === 'package' ? copyEmbedded(programs.folder, join(folder, 'native')) : programs.folder;
  if (isRoot()) giveAway(folder);
  const data = join(folder, 'data');
  if (!existsSync(data)) initialise(binaries, data);
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
    signal(signal) {
      if (server.exitCode !== null || server.signalCode !== null) return;
      // first the one that starts others
      sendSignal(server.pid!, signal);
      for (const pid of childrenOf(server.pid!)) sendSignal(pid, signal);
    },
    async stop() {
      // what is kept shall need no recovery
      await end(server, kept === undefined ? 'SIGQUIT' : 'SIGINT');
      if (kept === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function initialise(binaries: string, data: string): void {
  const options = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), ['-D', data, ...options], { ...asNobody(), stdio: 'pipe' });
}

/** A bare Linux has no `ps`; other systems have no `/proc`. */
function childrenOf(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  const text = existsSync(list) ? readFileSync(list, 'utf8') : runSystemProgram('pgrep', ['-P', String(pid)]);
  return text.split(/\s+/).filter(Boolean).map(Number);
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
  endWithUs(server);
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

/** Who has ended meanwhile is not missed. */
function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error;
  }
}

/** Folder and all, for the user who runs PostgreSQL. */
function giveAway(folder: string): void {
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    lchownSync(join(folder, name), NOBODY, NOBODY);
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

function asNobody(): { uid?: number; gid?: number; cwd: string } {
  return isRoot() ? { uid: NOBODY, gid: NOBODY, cwd: '/' } : { cwd: '/' };
}
