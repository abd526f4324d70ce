/**
 * The server of a test, in the process of the test: its chance follows from the test's seed, its time stands still until
 * the test moves it, and its store is empty.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BotPool, startBotPool } from '../../../server/dist/bots/bot-pool.js';
import { openSqliteStore } from '../../../server/dist/storage/sqlite/sqlite-store.js';
import { FakePorts } from '../../../server/dist/testing/fake-ports.js';
import { pass, startTestServer, type TestServer } from '../../../server/dist/testing/test-server.js';

/** However far a test moves the time, it was no outage: milliseconds. */
const NO_SILENCE = 1e12;
/** As it was built. */
export const PAGE = process.env.WEB_DIR ?? fileURLToPath(new URL('../../dist', import.meta.url));

interface Own {
  /** The folder of the page, if not the one that was built. */
  readonly page?: string;
  /** Where tables are kept beyond the end of this server. */
  readonly file?: string;
  /** Otherwise there are threads for bots of this server alone. */
  readonly pool?: BotPool;
}

export class Host {
  readonly #ports: FakePorts;
  readonly #server: TestServer;

  private constructor(ports: FakePorts, server: TestServer) {
    this.#ports = ports;
    this.#server = server;
  }

  static async start(seed: string, own: Own = {}): Promise<Host> {
    const { page = PAGE, file, pool } = own;
    if (!existsSync(join(page, 'index.html'))) throw new Error('Build first: `npm run build`.');
    const ports = new FakePorts(seed);
    const server = await startTestServer({
      ports,
      settings: { WEB_DIR: page },
      silence: NO_SILENCE,
      ...(file && { store: await openSqliteStore(file) }),
      ...(pool && { pool }),
    });
    return new Host(ports, server);
  }

  get url(): string {
    return this.#server.origin;
  }

  /** Milliseconds since 1970, as the server has it. */
  get now(): number {
    return this.#ports.time;
  }

  /** Time goes by, and what is due happens. */
  async pass(seconds: number): Promise<void> {
    await pass(this.#server, this.#ports, seconds * 1000, seconds * 1000);
  }

  /** As `npm run admin` does it. */
  admin(name: string, argument: string): Promise<unknown> {
    return this.#server.server.perform(name, argument);
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }
}

/** The servers of one worker's tests, one after the other. They share the threads of the bots, which start slowly. */
export class Hosts {
  readonly #pool = startBotPool({ threads: 1, queue: 100 });
  #host: Host | undefined;

  /** One that nobody has used. */
  async fresh(seed: string): Promise<Host> {
    await this.#host?.stop();
    this.#host = await Host.start(seed, {
      pool: { ...this.#pool, waiting: 0, close: async () => undefined },
    });
    return this.#host;
  }

  async stop(): Promise<void> {
    await this.#host?.stop();
    await this.#pool.close();
  }
}
