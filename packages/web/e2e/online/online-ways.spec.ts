/** Ways between tables, out of a name, and to a message that comes while a dialog is open. */

import { openTable, person, sitTogether } from '../support/people.ts';
import { setSettings } from '../support/saved.ts';
import { expect, test } from '../support/test.ts';

test('from one table to another: nothing of the first stays', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  const [first, second] = [await openTable(ann), await openTable(ann, { game: 'duel' })];
  await ann.goto(first);
  const title = ann.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Kingdomino');
  await ann.evaluate(path => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, second);
  await expect(title).toHaveText('Kingdomino Duel');
  await ann.goBack();
  await expect(title).toHaveText('Kingdomino');
});

test('a guest is called so in every language; who signs out is asked for no name', async ({ page }) => {
  await setSettings(page, { language: 'de' });
  await page.goto('/me');
  const name = page.getByLabel('Dein Name');
  await expect(name).toHaveValue(/^Gast \d+$/);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click();
  const note = page.locator('.connection-note.signed-out');
  await expect(note).toBeVisible();
  await expect(name).toHaveCount(0);
  // the icon stands beside its text
  const [icon, text] = [
    await note.locator('svg').first().boundingBox(),
    await note.locator('span').first().boundingBox(),
  ];
  expect(text!.x).toBeGreaterThan(icon!.x + icon!.width - 1);
  await note.getByRole('button', { name: 'Als neuer Gast weiter' }).click();
  await expect(name).toHaveValue(/^Gast \d+$/);
});

test('a message lies above a dialog', async ({ browser }) => {
  const [ann, bob] = await sitTogether(browser, { game: 'duel' });
  await bob.getByRole('button', { name: 'Game log' }).click();
  await expect(bob.getByRole('dialog')).toBeVisible();
  await ann.getByRole('button', { name: 'Say something' }).click();
  await ann.getByRole('button', { name: 'Good luck!' }).click();
  const toast = bob.locator('.toast');
  await expect(toast).toContainText('Good luck!');
  // in the browser's top layer whatever came last lies above: it was shown after the dialog
  const isOnTop = await toast.evaluate(element => element.matches(':popover-open'));
  expect(isOnTop).toBe(true);
});
