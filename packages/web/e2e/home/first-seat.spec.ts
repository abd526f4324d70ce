/** [D-R1] Who begins a Duel: by keys, and online. The rest is in `src/setup/first-seat.test.tsx`. */

import { nextOf, person } from '../support/people.ts';
import { setSettings } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

const choice = (page: Page) => page.getByRole('group', { name: 'Who goes first?' });

/** A Duel of two people at this device, to be set up. */
async function openSetup(page: Page): Promise<void> {
  await setSettings(page, {});
  await page.goto('/new/duel');
  await page.getByLabel('Player 2', { exact: true }).selectOption('friend');
  await page.getByLabel('Name of player 1').fill('Ann');
  const other = page.getByLabel('Name of player 2');
  await other.pressSequentially('Bartholomew the Magnificent');
  await expect(other).toHaveValue('Bartholomew the Magnific');
  await expect(page.locator('.toast')).toHaveText('A name can have up to 24 characters.');
  await other.fill('Bob');
}

test('the choice is remembered, and can be made with the keyboard', async ({ page }) => {
  await openSetup(page);
  await choice(page).getByRole('radio', { name: 'Random' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(choice(page).getByRole('radio', { name: 'Bob' })).toBeChecked();
  await page.reload();
  await expect(choice(page).getByRole('radio', { name: 'Bob' })).toBeChecked();
  await page.getByRole('button', { name: 'Play Kingdomino Duel now' }).click();
  await expect(page.locator('.status')).toContainText('Bob: Take one die');
});

test('online: chosen with the table, told to who comes, and so it begins', async ({ browser }) => {
  const [ann, bob] = [await person(browser, 'Annabel'), await person(browser, 'Bobby')];
  await ann.goto('/table');
  await ann.getByRole('radio', { name: 'Kingdomino Duel' }).check();
  await ann.getByRole('button', { name: 'Open a table' }).click();
  await expect(ann.locator('.agreed'), 'by lot').toContainText('Who goes first? Random');
  await ann.goto('/table');
  await ann.getByRole('radio', { name: 'Kingdomino Duel' }).check();
  await choice(ann).getByRole('radio', { name: 'Friend with the link' }).check();
  await ann.getByRole('checkbox', { name: /Anyone can join/ }).check();
  await ann.getByRole('button', { name: 'Open a table' }).click();
  await expect(ann.locator('.agreed')).toContainText('Who goes first? Free seat');
  await bob.goto('/');
  const row = bob.locator('.lobby li').filter({ hasText: 'Annabel' });
  await expect(row).toContainText('Who goes first? Free seat');
  await row.getByRole('link', { name: 'Join' }).click();
  await expect(bob.locator('.agreed')).toContainText('Who goes first? Free seat');
  await bob.getByRole('button', { name: 'Take this seat' }).click();
  expect(await nextOf([ann, bob])).toBe(bob);
  await expect(ann.locator('.status')).toHaveText('Bobby is taking a die…');
});
