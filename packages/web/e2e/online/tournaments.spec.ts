/** A tournament from its plan to its podium, on two phones and a desk: what needs layout, a real server and axe. */
import { axeFindings, EVERYTHING } from '../support/axe.ts';
import { command, person } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { viewport: { width: 360, height: 640 } };

test('is planned, joined, played and won, and tells who has to be where', async ({ browser, host }) => {
  const ann = await person(browser, 'Ann');
  const bob = await person(browser, 'Bob', PHONE);
  for (const page of [ann, bob]) await page.request.post('/api/me/recovery');
  await ann.goto('/tournaments/new');
  await ann.getByText('Knock-out').click();
  expect(await axeFindings(ann, EVERYTHING)).toEqual([]);
  await ann.getByRole('button', { name: 'Create the tournament' }).click();
  await ann.getByRole('button', { name: 'Join' }).click();
  await expect(ann.getByText('Your table will appear here.')).toBeVisible();
  await bob.goto(new URL(ann.url()).pathname);
  await bob.getByRole('button', { name: 'Join' }).click();
  await expect(bob.locator('.tournament-players li')).toHaveText(['Ann', 'Bob']);
  await ann.reload();
  await ann.getByRole('button', { name: 'Start now' }).click();
  // best of three: Bob gives up twice
  for (const game of [1, 2]) {
    await host.pass(game === 1 ? 1 : 30);
    await bob.reload();
    const table = (await bob.getByRole('link', { name: 'To your table' }).getAttribute('href'))!;
    if (game === 1) await expect(bob.locator('.bracket h3')).toHaveText(['Final']);
    for (const page of [ann, bob])
      await command(page, { type: 'ready', table: table.slice(3), salt: 'salt-1234' });
    await command(bob, { type: 'leave', table: table.slice(3) });
  }
  await host.pass(30);
  await bob.reload();
  await expect(bob.locator('.podium li').first()).toContainText('Ann');
  await expect(bob.locator('.bracket-side')).toHaveText([/^(Ann2|Bob0)$/, /^(Ann2|Bob0)$/]);
  expect(await axeFindings(bob, EVERYTHING)).toEqual([]);
  const isWide = await bob.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
});
