/** Help and settings lie above the table: it stays as it is, and the connection to it is kept. */

import { nextOf, sitTogether } from '../support/people.ts';
import { movesUntil } from '../support/positions.ts';
import { BOT, ME, openGame } from '../support/saved.ts';
import { expect, test } from '../support/test.ts';

test('a domino that is laid stays laid; Done leads back to the table', async ({ page }) => {
  const moves = movesUntil(
    'kingdomino',
    { players: 2 },
    (state, count) => count > 20 && state.phase === 'place' && state.seat === 0,
  );
  await openGame(page, {
    game: 'kingdomino',
    options: { players: 2 },
    seats: [ME, BOT],
    moves,
    settings: { confirm: 'always' },
  });
  const address = page.url();
  await page.locator('.cell.legal').first().click();
  const ghost = page.locator('.ghost.pinned');
  await expect(ghost).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await dialog.getByLabel('Language').selectOption('de');
  await expect(dialog.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await dialog.getByLabel('Sprache').selectOption('en');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(ghost).toBeVisible();
  await page.getByRole('link', { name: 'How to play' }).click();
  await expect(dialog.getByRole('heading', { name: 'Keyboard' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Variants' }).click();
  await expect(dialog).toContainText('Mighty Duel');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(ghost).toBeVisible();
  expect(page.url()).toBe(address);
  // opened by its address it is a page, and Done leads somewhere
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kingdomino' })).toBeVisible();
});

test('Back closes the help and stays at the table; a reload keeps it; elsewhere it is left behind', async ({
  page,
}) => {
  await openGame(page, { game: 'kingdomino', options: { players: 2 }, seats: [ME, BOT] });
  const address = page.url();
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'How to play' }).click();
  await expect(dialog.getByRole('heading', { name: 'Keyboard' })).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(page.url()).toBe(address);
  await expect(page.locator('.table')).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.reload();
  await expect(dialog.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Create a personal link' }).click();
  await expect(page).toHaveURL(/\/me$/);
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('.table')).toBeVisible();
  expect(page.url()).toBe(address);
});

test('who reads the help is still at the table', async ({ browser }) => {
  const pages = await sitTogether(browser);
  const reader = await nextOf(pages);
  const other = pages.find(page => page !== reader)!;
  await reader.getByRole('link', { name: 'How to play' }).click();
  await expect(reader.getByRole('dialog')).toBeVisible();
  await reader.keyboard.press('Escape');
  await reader.locator('.slot.free').first().click();
  await expect(other.locator('.slot .king').first()).toBeVisible();
  await expect(other.locator('.away')).toHaveCount(0);
});
