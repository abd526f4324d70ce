/** Two browsers at one table: a reload, a cut connection and a restart of the server in the middle. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { person, playTogether, sitTogether } from './people.ts';

const START = fileURLToPath(new URL('./start-server.mjs', import.meta.url));
const PORT = Number(process.env.ONLINE_PORT ?? 4191);
const URL_BASE = `http://127.0.0.1:${PORT}`;
const HERE = { baseURL: URL_BASE };

test.describe.configure({ mode: 'serial' });

const folder = mkdtempSync(join(tmpdir(), 'kingdomino-online-'));
let server: ChildProcess | undefined;

async function startServer(): Promise<void> {
  const env = { ...process.env, PORT: String(PORT), DATA_DIR: folder };
  server = spawn(process.execPath, [START], { env, stdio: 'inherit' });
  await expect.poll(isUp, { timeout: 20_000 }).toBe(true);
}

async function isUp(): Promise<boolean> {
  return fetch(`${URL_BASE}/api/me`).then(
    answer => answer.ok,
    () => false,
  );
}

async function stopServer(): Promise<void> {
  const stopped = new Promise(resolve => server?.once('exit', resolve));
  server?.kill('SIGKILL');
  await stopped;
}

test.beforeAll(startServer);
test.afterAll(stopServer);

test('a game of Kingdomino through everything that can happen', async ({ browser }) => {
  const [ann, bob] = await sitTogether(browser, {}, HERE);
  const both = [ann, bob];
  await playTogether(both, 6);

  await bob.reload();
  await expect(bob.locator('.table')).toBeVisible();
  await playTogether(both, 4);

  await ann.context().setOffline(true);
  await ann.context().setOffline(false);
  await expect(ann.locator('.line-note')).toHaveCount(0, { timeout: 15_000 });
  await playTogether(both, 4);

  await stopServer();
  await expect(ann.locator('.line-note')).toBeVisible();
  await startServer();
  await expect(ann.locator('.line-note')).toHaveCount(0, { timeout: 15_000 });
  await expect(bob.locator('.line-note')).toHaveCount(0, { timeout: 15_000 });

  await playTogether(both);
  for (const page of both) await expect(page.locator('.verdict')).toBeVisible();
  await ann.getByRole('button', { name: 'Play again' }).click();
  await expect(ann.locator('.waiting-room')).toBeVisible();
  await expect(ann.locator('.waiting-seats .seat-name')).toHaveText(['Kept for Bob', 'Ann']);
  await bob.locator('.dialog.end').getByRole('button', { name: 'A new game is ready' }).click();
  for (const page of both) await expect(page.locator('.small-kingdom .seat-name')).toHaveText(['Bob', 'Ann']);
});

test('phrases, spectators, leaving and coming back', async ({ browser }) => {
  const [ann, bob] = await sitTogether(browser, { game: 'duel' }, HERE);
  await ann.getByRole('button', { name: 'Say something' }).click();
  await ann.getByRole('button', { name: 'Good luck!' }).click();
  await expect(bob.locator('.toast')).toContainText('Good luck!');
  const eve = await person(browser, 'Eve', HERE);
  await eve.goto(ann.url());
  await expect(eve.locator('.online-bar')).toContainText('You are watching.');
  await expect(ann.locator('.watchers')).toContainText('1 spectator');
  const table = bob.url();
  await bob.getByRole('button', { name: 'Leave' }).click();
  await expect(bob.getByRole('dialog')).toContainText('A bot plays on for you');
  await bob.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(bob.locator('.home')).toBeVisible();
  await bob.goto(table);
  await bob.getByRole('button', { name: /Take over again/ }).click();
  await expect(bob.getByRole('button', { name: /Take over again/ })).toHaveCount(0);
});
