/** After an online game everybody, who watched too, can have the whole deal checked in the page. */

import { person, playTogether, sitTogether } from '../support/people.ts';
import { SlowConnection } from '../support/slow-connection.ts';
import { expect, type Page, test } from '../support/test.ts';

/** Decisions of a game that has some eighty. */
const MOST_OF_IT = 70;

async function check(page: Page): Promise<void> {
  await page.locator('.dialog.end').getByRole('button', { name: 'Check the deal' }).click();
}

test('players and spectators see that the deal was fair; a server that reveals another seed is found out', async ({
  browser,
}) => {
  const [ann, bob] = await sitTogether(browser, { game: 'duel' });
  const [eve, mia] = [await person(browser, 'Eve'), await person(browser, 'Mia')];
  const connection = await SlowConnection.on(mia);
  connection.change = text => text.replace(/"seed":"[0-9a-f]{64}"/, `"seed":"${'0'.repeat(64)}"`);
  await playTogether([ann, bob], MOST_OF_IT);
  for (const spectator of [eve, mia]) {
    await spectator.goto(ann.url());
    await expect(spectator.locator('.table')).toBeVisible();
    await expect(spectator.locator('.dialog.end')).toHaveCount(0);
  }
  await playTogether([ann, bob]);
  for (const page of [ann, eve]) {
    await check(page);
    const dialog = page.locator('.dialog.deal');
    await expect(dialog).toContainText('Yes, everything was dealt fairly.');
    await expect(dialog).toContainText('players added their own randomness: 2 of 2 seats');
    await expect(dialog.locator('.findings .right')).toHaveCount(3);
  }
  await eve.keyboard.press('Escape');
  await expect(eve.locator('.dialog.end').getByRole('button', { name: 'Play again' })).toHaveCount(0);
  await check(mia);
  const dialog = mia.locator('.dialog.deal');
  await expect(dialog).toContainText('No, something is wrong here.');
  await expect(dialog).toContainText('The server’s secret seed isn’t the one it locked in before the game');
});
