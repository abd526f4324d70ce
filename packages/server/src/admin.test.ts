/** `npm run admin` as a program: beside a running server, and when none runs. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { builtUrl } from './built-url.ts';
import { freePort } from './testing/free-port.ts';
import { open } from './testing/play.ts';
import { PlayerClient } from './testing/player-client.ts';
import { ServerProcess } from './testing/server-process.ts';

const ADMIN = fileURLToPath(builtUrl(import.meta.url, './admin.js'));

async function admin(settings: Record<string, string>, ...words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [ADMIN, ...words], { env });
  return stdout;
}

test.skipIf(process.platform === 'win32')(
  'operators reach the store whether a server runs or not',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kd-admin-'));
    const settings = { DATA_DIR: join(folder, 'data') };
    await expect(admin(settings, 'tables')).rejects.toThrow('there is no store at');
    expect(existsSync(settings.DATA_DIR)).toBe(false);
    const server = new ServerProcess(await freePort(), settings);
    await server.start();
    const ann = await PlayerClient.register(server.origin);
    await ann.connect();
    const table = await open(ann);
    expect(await admin(settings, 'tables', 'open')).toContain(table);
    await admin(settings, 'close', table);
    await admin(settings, 'backup', join(folder, 'copy.db'));
    ann.close();
    await server.end('SIGKILL');
    expect(JSON.parse(await admin(settings, 'check'))).toMatchObject({ tables: 1, problems: [] });
    expect(existsSync(join(folder, 'copy.db'))).toBe(true);
    rmSync(folder, { recursive: true });
  },
);

test('operators see version, settings and commands, and no secret', async () => {
  const secrets = { DATABASE_URL: 'postgres://me:hush@db.example.org/game', METRICS_TOKEN: 'hush' };
  const settings = await admin(secrets, 'settings');
  expect(settings).toContain('db.example.org');
  expect(settings).not.toContain('hush');
  const help = await admin({}, 'help');
  expect(help).toMatch(/version \d+\.\d+\.\d+/);
  expect(help).toContain('erase-player ID');
});
