/** Playing somebody now: two who wait are brought together, whatever they do meanwhile, and make their first moves. */

import { axeFindings, EVERYTHING } from '../support/axe.ts';
import { nextOf, person } from '../support/people.ts';
import { play } from '../support/player.ts';
import { expect, type Page, test } from '../support/test.ts';

/** For a game that no other test waits for. */
async function findPlayers(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Mighty Duel' }).check();
  await page.getByRole('checkbox', { name: '2 players' }).uncheck();
  await page.getByRole('button', { name: 'Find players' }).click();
}

test('two who wait are asked, say yes, and play; one of them played a bot and reloaded meanwhile', async ({
  browser,
}) => {
  const [ann, bob] = [await person(browser, 'Annika'), await person(browser, 'Bobby')];
  await ann.goto('/');
  await ann.getByRole('link', { name: 'Play someone now' }).click();
  await expect(ann.getByRole('checkbox', { name: 'Mighty Duel' })).toBeVisible();
  expect(await axeFindings(ann, EVERYTHING)).toEqual([]);
  await findPlayers(ann);
  await ann.getByRole('button', { name: 'Play a bot in the meantime' }).click();
  await ann.locator('.table').waitFor();
  await ann.reload();
  await expect(ann.locator('.waiting-note')).toContainText('Looking for players');

  await bob.goto('/now');
  await expect(bob.locator('.segments label', { hasText: 'Mighty Duel' })).toContainText('1 waiting');
  await findPlayers(bob);
  for (const page of [ann, bob])
    await expect(page.getByRole('dialog', { name: 'Your table is ready' })).toBeVisible();
  expect(await axeFindings(ann, EVERYTHING)).toEqual([]);
  await bob.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(bob.getByRole('dialog')).toContainText('1 of 2 ready');
  await ann.keyboard.press('Tab');
  await ann.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  for (const page of [ann, bob]) await page.waitForURL(/\/t\//);
  for (const page of [ann, bob]) await page.locator('.table').waitFor();
  expect(ann.url()).toBe(bob.url());
  for (let moves = 0; moves < 2; moves++) await play(await nextOf([ann, bob]), 'mouse');
});
