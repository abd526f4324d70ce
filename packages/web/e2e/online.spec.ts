/** Two browsers at one table: a reload, a cut connection and a restart of the server in the middle. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { OwnServer } from './own-server.ts';
import { person, playTogether, sitTogether } from './people.ts';

const server = new OwnServer(Number(process.env.ONLINE_PORT ?? 4191));
const HERE = { baseURL: server.url };

test.describe.configure({ mode: 'serial' });

const folder = mkdtempSync(join(tmpdir(), 'kingdomino-online-'));
const startServer = () => server.start({ DATA_DIR: folder });

test.beforeAll(startServer);
test.afterAll(() => server.stop());

test('a game of Kingdomino through everything that can happen', async ({ browser }) => {
  const [ann, bob] = await sitTogether(browser, {}, HERE);
  const both = [ann, bob];
  await playTogether(both, 6);
  // whoever plays with people elsewhere plays without a coach
  for (const page of both) await expect(page.locator('.coach-button')).toHaveCount(0);

  await bob.reload();
  await expect(bob.locator('.table')).toBeVisible();
  await playTogether(both, 4);

  await ann.context().setOffline(true);
  await ann.context().setOffline(false);
  await expect(ann.locator('.line-note')).toHaveCount(0, { timeout: 15_000 });
  await playTogether(both, 4);

  await server.stop();
  await expect(ann.locator('.line-note')).toBeVisible();
  await startServer();
  await expect(ann.locator('.line-note')).toHaveCount(0, { timeout: 15_000 });
  await expect(bob.locator('.line-note')).toHaveCount(0, { timeout: 15_000 });

  await playTogether(both);
  for (const page of both) await expect(page.locator('.verdict')).toBeVisible();
  await ann.getByRole('button', { name: 'Play again' }).click();
  await expect(ann.locator('.waiting-room')).toBeVisible();
  await expect(ann.locator('.waiting-seats .seat-name')).toHaveText(['Reserved for Bob', 'Ann']);
  await bob.locator('.dialog.end').getByRole('button', { name: 'A new game is ready' }).click();
  for (const page of both) await expect(page.locator('.small-kingdom .seat-name')).toHaveText(['Bob', 'Ann']);
});

test('phrases, spectators, leaving and coming back', async ({ browser }) => {
  const [ann, bob] = await sitTogether(browser, { game: 'duel' }, HERE);
  await ann.getByRole('button', { name: 'Say something' }).click();
  await ann.getByRole('button', { name: 'Good luck!' }).click();
  await expect(bob.locator('.toast')).toContainText('Good luck!');
  // what went by can be read again, also after a reload
  await bob.reload();
  await expect(bob.locator('.unread')).toHaveText('1');
  await bob.getByRole('button', { name: 'Say something · 1 new message' }).click();
  await expect(bob.locator('.said')).toContainText('Good luck!');
  await bob.getByRole('button', { name: 'Pause the game?' }).click();
  await expect(bob.locator('.unread')).toHaveCount(0);
  await ann.getByRole('button', { name: 'Agree' }).click();
  await expect(bob.locator('.prompt')).toContainText('Paused');
  await bob.getByRole('button', { name: 'Resume' }).click();
  await expect(ann.locator('.prompt')).toHaveCount(0);
  const eve = await person(browser, 'Eve', HERE);
  await eve.goto(ann.url());
  await expect(eve.locator('.online-bar')).toContainText('You’re watching.');
  await expect(ann.locator('.watchers')).toContainText('1 spectator');
  const table = bob.url();
  await bob.getByRole('button', { name: 'Leave' }).click();
  await expect(bob.getByRole('dialog')).toContainText('A bot will play for you');
  await bob.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(bob.locator('.home')).toBeVisible();
  await bob.goto(table);
  await bob.getByRole('button', { name: /Take over again/ }).click();
  await expect(bob.getByRole('button', { name: /Take over again/ })).toHaveCount(0);
});
