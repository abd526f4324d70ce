/** A whole server for a test: real sockets on this machine, a clock that stands still unless told otherwise. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Refused } from '@kingdomino/protocol';
import { pino } from 'pino';
import type { BotPool } from '../bots/bot-pool.ts';
import { type Config, readConfig } from '../config.ts';
import { type Ports, systemPorts } from '../ports.ts';
import { noPubSub, type PubSub } from '../pubsub/pubsub.ts';
import type { Reviewer } from '../reviews/review-queue.ts';
import { GameServer } from '../server.ts';
import { openSqliteStore } from '../storage/sqlite/sqlite-store.ts';
import type { Store } from '../storage/store.ts';
import { PlayerClient } from './clients/player-client.ts';
import type { FakePorts } from './fake-ports.ts';
import { FakeStorageThread } from './fake-storage-thread.ts';

const FAST = {
  BOT_PACE_MS: '0',
  DAILY_BOTS: 'off',
  RATE_PER_CONNECTION: '100000',
  RATE_PER_PLAYER: '100000',
  RATE_PER_ADDRESS: '100000',
  GUESTS_PER_ADDRESS: '100000',
  MAX_OPEN_TABLES_PER_PLAYER: '100000',
  MAX_BOT_TABLES_PER_PLAYER: '100000',
  MAX_SOCKETS_PER_ADDRESS: '10000',
};

export interface TestServer {
  readonly server: GameServer;
  readonly store: Store;
  readonly origin: string;
  /** Everything that was logged. */
  readonly log: string[];
  /** A connected player. */
  player(): Promise<PlayerClient>;
  players(count: number): Promise<PlayerClient[]>;
  /** Over HTTP, as a player or as nobody. */
  ask<Body = Refused>(
    who: PlayerClient | undefined,
    method: Method,
    url: string,
    payload?: object,
  ): Promise<Answered<Body>>;
  stop(): Promise<void>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Answered<Body> {
  readonly status: number;
  /** An empty one where nothing was said. */
  readonly body: Body;
  readonly text: string;
}

export interface TestServerOptions {
  readonly store?: Store;
  readonly pubsub?: PubSub;
  readonly ports?: Ports;
  readonly pool?: BotPool;
  /** Reviews cost seconds: by default none is ever finished. */
  readonly reviewer?: Reviewer;
  readonly settings?: Readonly<Record<string, string>>;
  readonly change?: (config: Config) => Config;
  readonly isTrusted?: (url: string) => boolean;
  readonly silence?: number;
  readonly patience?: number;
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const config = readConfig({ HOST: '127.0.0.1', PORT: '0', ...FAST, ...options.settings });
  const store = options.store ?? (await temporaryStore());
  const log: string[] = [];
  const logger = pino(
    { level: 'trace', timestamp: false, base: null },
    { write: (line: string) => void log.push(line) },
  );
  const server = await GameServer.build({
    config,
    store,
    pubsub: options.pubsub ?? noPubSub,
    ports: options.ports ?? systemPorts,
    logger,
    reviewer: options.reviewer ?? {
      review: () => new Promise(() => undefined),
      close: async () => undefined,
    },
    ...(options.pool ? { pool: options.pool } : {}),
    ...(options.isTrusted ? { isTrusted: options.isTrusted } : {}),
    ...(options.silence === undefined ? {} : { silence: options.silence }),
    ...(options.patience === undefined ? {} : { patience: options.patience }),
  });
  await server.start();
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const known: PlayerClient[] = [];
  const player = async () => {
    const made = await PlayerClient.connected(origin);
    known.push(made);
    return made;
  };
  return {
    server,
    store,
    origin,
    log,
    player,
    players: count => Promise.all(Array.from({ length: count }, player)),
    async ask<Body>(who: PlayerClient | undefined, method: Method, url: string, payload?: object) {
      const headers = who ? { authorization: `Bearer ${who.token}` } : {};
      const answer = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
      const { body: text, statusCode: status } = answer;
      return { status, text, body: (text === '' ? {} : answer.json()) as Body };
    },
    async stop() {
      for (const each of known) each.close();
      await server.stop();
    },
  };
}

/** Lets time pass while the server runs: in steps too short for it to be taken for an outage. */
export async function pass(
  host: TestServer,
  ports: FakePorts,
  milliseconds: number,
  step = 1000,
): Promise<void> {
  const end = ports.time + milliseconds;
  while (ports.time < end) {
    ports.time = Math.min(end, ports.time + step);
    await host.server.sweeper.sweep();
  }
  // the first may be one that was under way before
  for (let again = 0; again < 2; again++) await host.server.tournaments.tournamentSteps.step();
}

const openHere = (file: string) => openSqliteStore(file, { standIn: path => new FakeStorageThread(path) });
let empty: Promise<string> | undefined;

/** In a folder of its own that goes with it; a copy, as to make the tables of a store takes a while. */
export async function temporaryStore(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'kingdomino-'));
  const file = join(folder, 'tables.db');
  empty ??= emptyFile();
  copyFileSync(await empty, file);
  const store = await openHere(file);
  return {
    ...store,
    close: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Made once by each process, and gone when it ends. */
async function emptyFile(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kingdomino-empty-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'tables.db');
  const store = await openHere(file);
  await store.close();
  return file;
}
