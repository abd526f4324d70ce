/** The real server with the built page, in this process: on a port that the system gives, with a store and chance of its own. */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { GameServer, readConfig } from '../../server/dist/index.js';
import { systemPorts } from '../../server/dist/ports.js';
import { noPubSub } from '../../server/dist/pubsub/pubsub.js';
import { openSqliteStore } from '../../server/dist/storage/sqlite/sqlite-store.js';
import { seedScript } from './seed.ts';

const PAGE = fileURLToPath(new URL('../dist', import.meta.url));
/** The first script of the page: what is put before it runs before everything. */
const FIRST = 'older-browser.js';
const SETTINGS = {
  HOST: '127.0.0.1',
  PORT: '0',
  WEB_DIR: PAGE,
  BOT_PACE_MS: '0',
  BOT_THREADS: '1',
  DAILY_BOTS: 'off',
};

export interface PageServer {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startPageServer(seed: string): Promise<PageServer> {
  if (!existsSync(join(PAGE, FIRST))) throw new Error('Build first: `npm run build`.');
  const folder = mkdtempSync(join(tmpdir(), 'kingdomino-browsers-'));
  const server = await GameServer.build({
    config: readConfig(SETTINGS),
    store: await openSqliteStore(join(folder, 'tables.db')),
    pubsub: noPubSub,
    ports: { ...systemPorts, randomBytes: seededBytes(seed) },
    logger: pino({ level: 'warn' }),
  });
  seedPages(server, seed);
  await server.start();
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

/** Every window has a chance of its own. A service worker asks as well; what it keeps finds a window that has one. */
function seedPages(server: GameServer, seed: string): void {
  const first = readFileSync(join(PAGE, FIRST), 'utf8');
  let windows = 0;
  server.app.get(`/${FIRST}`, (request, reply) => {
    const isWindow = request.headers['sec-fetch-dest'] === 'script';
    if (isWindow) windows++;
    return reply
      .header('cache-control', 'no-store')
      .type('text/javascript')
      .send(seedScript(`${seed} ${windows}`) + first);
  });
}

function seededBytes(seed: string): (count: number) => Uint8Array {
  let asked = 0;
  return count => {
    const pieces: Buffer[] = [];
    for (let length = 0; length < count; length += 32)
      pieces.push(createHash('sha256').update(`${seed}/${asked++}`).digest());
    return new Uint8Array(Buffer.concat(pieces).subarray(0, count));
  };
}
