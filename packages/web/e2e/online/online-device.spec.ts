/** The same player on another device, through a personal link. */

import { nextOf, openTable, person } from '../support/people.ts';
import { play } from '../support/player.ts';
import { setSettings } from '../support/saved.ts';
import { type Browser, expect, type Page, test } from '../support/test.ts';

const BOT = { kind: 'bot', level: 'squire' };

/** A device that was never here. */
async function freshDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en' });
  const page = await context.newPage();
  await setSettings(page, {});
  return page;
}

async function makeLink(page: Page): Promise<string> {
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Create a personal link' }).click();
  await page.getByRole('button', { name: 'Create a personal link' }).click();
  await expect(page.locator('.qr')).toBeVisible();
  await expect(page.locator('.warning')).toContainText('Anyone with this link can play as you');
  return (await page.locator('.invite code').textContent())!;
}

test('a personal link brings my game to another device, where it is played on', async ({ browser }) => {
  const desk = await person(browser, 'Ann');
  const table = await openTable(desk, { others: [BOT] });
  const link = await makeLink(desk);
  await desk.goto(table);
  await nextOf([desk]);

  const phone = await freshDevice(browser);
  await phone.goto(link);
  await phone.getByRole('button', { name: 'Use the link' }).click();
  await expect(phone.locator('.toast')).toHaveText('Welcome back, Ann!');
  expect(phone.url()).not.toContain('/me/');
  await phone.locator('.my-tables').getByRole('link', { name: 'Go to the table' }).click();
  await nextOf([phone]);
  const domino = (await phone.locator('.slot.free').first().getAttribute('data-domino'))!;
  await play(phone, 'mouse');
  const king = `.slot[title^="Domino ${domino}:"][title*="Ann’s king"]`;
  for (const page of [phone, desk]) await expect(page.locator(king)).toBeVisible();
});

test('a device with games of its own is asked first', async ({ browser }) => {
  const [ann, bob] = [await person(browser, 'Ann'), await person(browser, 'Bob')];
  await openTable(bob, { others: [BOT] });
  const link = await makeLink(ann);
  await bob.goto(link);
  await expect(bob.getByRole('heading', { name: 'Play as someone else on this device?' })).toBeVisible();
  await expect(bob.locator('main')).toContainText('You’re Bob on this device.');
  await bob.getByRole('button', { name: 'Stay as Bob' }).click();
  await expect(bob.locator('.my-tables')).toContainText('Bob');

  await bob.goto(link);
  await bob.getByRole('button', { name: 'Use the link' }).click();
  await expect(bob.locator('.toast')).toHaveText('Welcome back, Ann!');
  await bob.goto('/me');
  await expect(bob.getByLabel('Your name')).toHaveValue('Ann');
});

test('a link that was used, or is cut off, says so', async ({ browser }) => {
  const ann = await person(browser, 'Ann');
  const link = await makeLink(ann);
  const [first, second] = [await freshDevice(browser), await freshDevice(browser)];
  await first.goto(link);
  await first.getByRole('button', { name: 'Use the link' }).click();
  await expect(first.locator('.toast')).toHaveText('Welcome back, Ann!');
  await second.goto(link);
  await second.getByRole('button', { name: 'Use the link' }).click();
  await expect(second.getByRole('alert')).toContainText('has already been used or is more than a day old');
  await second.goto(link.slice(0, -40));
  await expect(second.getByRole('alert')).toContainText('is incomplete');
  await second.goto('/me');
  await expect(second.getByLabel('Your name')).toHaveValue(/^Guest/);
});
