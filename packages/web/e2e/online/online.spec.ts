/** Two browsers at one table: a reload, a cut connection and a restart of the server in the middle. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Host } from '../support/host.ts';
import { person, playTogether, sitTogether } from '../support/people.ts';
import { Relay } from '../support/relay.ts';
import { expect, test } from '../support/test.ts';

test('a game of Kingdomino through everything that can happen', async ({ browser, seed }) => {
  const folder = mkdtempSync(join(tmpdir(), 'kingdomino-online-'));
  const relay = await Relay.start();
  const startServer = async (run: number) => {
    const started = await Host.start(`${seed}/${run}`, { file: join(folder, 'tables.db') });
    relay.forwardTo(started.url);
    return started;
  };
  const first = await startServer(1);
  const [ann, bob] = await sitTogether(browser, {}, { baseURL: relay.url });
  const both = [ann, bob];
  await playTogether(both, 6);
  // whoever plays with people elsewhere plays without a coach
  for (const page of both) await expect(page.locator('.coach-button')).toHaveCount(0);

  await bob.reload();
  await expect(bob.locator('.table')).toBeVisible();
  await playTogether(both, 4);

  await ann.context().setOffline(true);
  await expect(ann.locator('.connection-note')).toBeVisible();
  await ann.context().setOffline(false);
  await expect(ann.locator('.connection-note')).toHaveCount(0);
  await playTogether(both, 4);

  relay.cut();
  await expect(ann.locator('.connection-note')).toBeVisible();
  await first.stop();
  const second = await startServer(2);
  for (const page of both) await expect(page.locator('.connection-note')).toHaveCount(0);

  await playTogether(both);
  for (const page of both) await expect(page.locator('.verdict')).toBeVisible();
  await ann.getByRole('button', { name: 'Play again' }).click();
  await expect(ann.locator('.waiting-room')).toBeVisible();
  await expect(ann.locator('.waiting-seats .seat-name')).toHaveText(['Reserved for Bob', 'Ann']);
  await bob.locator('.dialog.end').getByRole('button', { name: 'Ann would like another game' }).click();
  for (const page of both) await expect(page.locator('.small-kingdom .seat-name')).toHaveText(['Bob', 'Ann']);
  await second.stop();
  relay.stop();
  rmSync(folder, { recursive: true });
});

test('phrases, spectators, leaving and coming back', async ({ browser }) => {
  const [ann, bob] = await sitTogether(browser, { game: 'duel' });
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
  await ann.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(bob.locator('.prompt')).toContainText('Paused');
  await bob.getByRole('button', { name: 'Resume' }).click();
  await expect(ann.locator('.prompt')).toHaveCount(0);
  const eve = await person(browser, 'Eve');
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
