// The real server with the built page, on a fresh data folder of its own.
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(new URL('../dist', import.meta.url));
const main = new URL('../../server/dist/main.js', import.meta.url);
if (!existsSync(join(page, 'index.html')) || !existsSync(fileURLToPath(main)))
  throw new Error('Build first: `npm run build` and `npm run build -w @kingdomino/web`.');

process.env.HOST ??= '127.0.0.1';
process.env.PORT ??= '4180';
process.env.DATA_DIR ??= mkdtempSync(join(tmpdir(), 'kingdomino-e2e-'));
process.env.WEB_DIR ??= page;
process.env.LOG_LEVEL ??= 'warn';
process.env.BOT_PACE_MS ??= '0';
process.env.BOT_THREADS ??= '1';
process.env.DAILY_BOTS ??= 'off';
// two dozen browsers come from one address here
for (const name of ['RATE_PER_CONNECTION', 'RATE_PER_PLAYER', 'RATE_PER_ADDRESS', 'GUESTS_PER_ADDRESS'])
  process.env[name] ??= '5000';
await import(main.href);
