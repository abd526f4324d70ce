/** The servers of a crash test with everything that can go wrong around them. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgresStore } from '../../storage/postgres/postgres-store.ts';
import { openSqliteStore } from '../../storage/sqlite/sqlite-store.ts';
import type { Store } from '../../storage/store.ts';
import { freePort } from '../processes/free-port.ts';
import { startPostgres, type TestPostgres } from '../processes/postgres.ts';
import { ServerProcess } from '../processes/server-process.ts';
import { runSystemProgram } from '../processes/system-program.ts';
import { TcpProxy } from './tcp-proxy.ts';

const SETTINGS = {
  BOT_PACE_MS: '0',
  RATE_PER_CONNECTION: '100000',
  RATE_PER_PLAYER: '100000',
  RATE_PER_ADDRESS: '100000',
  GUESTS_PER_ADDRESS: '1000000',
  MAX_SOCKETS_PER_ADDRESS: '100000',
  MAX_TABLES_PER_PLAYER: '1000',
  BOT_THREADS: '1',
};

export interface WorldPlan {
  readonly store: 'sqlite' | 'postgres';
  readonly processes: number;
  readonly seed: number;
  /** Milliseconds that the clocks of the processes are wrong by, in turn. */
  readonly skews?: readonly number[];
  /** The embedded store lies on a disk of so many megabytes, which can be filled. Needs root. */
  readonly disk?: number;
}

export class CrashWorld {
  readonly servers: readonly ServerProcess[];
  /** Between players and each of the servers. */
  readonly doors: readonly TcpProxy[];
  readonly postgres: TestPostgres | undefined;
  /** Between each of the servers and the database. */
  readonly lines: readonly TcpProxy[];
  readonly #folder: string;
  readonly #hasDisk: boolean;

  static async build(plan: WorldPlan): Promise<CrashWorld> {
    const folder = mkdtempSync(join(tmpdir(), 'kingdomino-crash-'));
    const data = join(folder, 'data');
    mkdirSync(data);
    if (plan.disk !== undefined)
      runSystemProgram('mount', ['-t', 'tmpfs', '-o', `size=${plan.disk}m`, 'tmpfs', data]);
    const postgres = plan.store === 'postgres' ? await startPostgres() : undefined;
    const ports = await Promise.all(Array.from({ length: plan.processes }, freePort));
    const database = postgres && { ...addressOf(postgres.url), hasNews: true };
    const lines = database ? await Promise.all(ports.map(() => TcpProxy.start(database))) : [];
    const doors = await Promise.all(ports.map(port => TcpProxy.start({ host: '127.0.0.1', port })));
    const servers = ports.map((port, index) => {
      const skew = plan.skews?.[index % plan.skews.length] ?? 0;
      const line = lines[index];
      const place = line
        ? { DATABASE_URL: `postgres://postgres@127.0.0.1:${line.port}/postgres` }
        : { DATA_DIR: data };
      const settings = { ...SETTINGS, ...place, ...(skew === 0 ? {} : skewed(skew)) };
      return new ServerProcess(port, settings, { seed: `${plan.seed}/${index}` });
    });
    const parts = { servers, doors, postgres, lines, folder, hasDisk: plan.disk !== undefined };
    const world = new CrashWorld(parts);
    try {
      for (const server of servers) await server.start();
      return world;
    } catch (error) {
      await world.tearDown();
      throw error;
    }
  }

  private constructor(parts: {
    readonly servers: readonly ServerProcess[];
    readonly doors: readonly TcpProxy[];
    readonly postgres: TestPostgres | undefined;
    readonly lines: readonly TcpProxy[];
    readonly folder: string;
    readonly hasDisk: boolean;
  }) {
    this.servers = parts.servers;
    this.doors = parts.doors;
    this.postgres = parts.postgres;
    this.lines = parts.lines;
    this.#folder = parts.folder;
    this.#hasDisk = parts.hasDisk;
  }

  /** As players know them. */
  get origins(): readonly string[] {
    return this.doors.map(({ port }) => `http://127.0.0.1:${port}`);
  }

  /** What the servers have logged as errors. */
  get complaints(): readonly string[] {
    return this.servers.flatMap(({ complaints }) => complaints);
  }

  /** Ends all connections of the servers to the database, from inside it. */
  async terminateConnections(): Promise<void> {
    const client = new pg.Client(this.postgres!.url);
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
    );
    await client.end();
  }

  /** To the last byte: the server may take some of it meanwhile. */
  fillDisk(): void {
    const { bavail, bsize } = statfsSync(this.#data);
    try {
      writeFileSync(join(this.#data, 'filler'), Buffer.alloc(bavail * bsize));
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOSPC') throw error;
    }
  }

  emptyDisk(): void {
    rmSync(join(this.#data, 'filler'), { force: true });
  }

  /** Nothing in the folder of the embedded store can be written, nor made: what is open fails as well. Needs root and ext4. */
  lockDisk(): void {
    this.#change('+i');
  }

  unlockDisk(): void {
    this.#change('-i');
  }

  #change(flag: '+i' | '-i'): void {
    const files = readdirSync(this.#data).filter(name => name.startsWith('kingdomino.db'));
    runSystemProgram('chattr', [flag, ...files.map(name => join(this.#data, name)), this.#data]);
  }

  /** For a look at what is stored, past all proxies. The servers must have ended if it is an embedded one. */
  openStore(): Promise<Store> {
    return this.postgres
      ? openPostgresStore({ url: this.postgres.url, connections: 2, onError: () => undefined })
      : openSqliteStore(join(this.#data, 'kingdomino.db'));
  }

  async endServers(): Promise<void> {
    for (const server of this.servers) await server.end('SIGTERM');
  }

  async tearDown(): Promise<void> {
    for (const server of this.servers) await server.end('SIGKILL');
    this.postgres?.signal('SIGCONT');
    for (const proxy of [...this.doors, ...this.lines]) await proxy.close();
    await this.postgres?.stop();
    if (this.#hasDisk) runSystemProgram('umount', [this.#data]);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }
}

function addressOf(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url);
  return { host: hostname, port: Number(port) };
}

/** A program whose own clock is wrong. */
function skewed(milliseconds: number): Record<string, string> {
  const script = `const now = Date.now; Date.now = () => now() + ${milliseconds};`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` };
}
