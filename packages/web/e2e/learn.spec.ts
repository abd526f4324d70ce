/** The lessons as a newcomer goes through them: by clicks, with a wrong square, left and taken up. */
import { expect, type Page, test } from '@playwright/test';

const card = (page: Page) => page.locator('.lesson-card');
const square = (page: Page, x: number, y: number) => page.locator(`.cells [data-x="${x}"][data-y="${y}"]`);
const isAt = (page: Page, step: number, steps = 9) =>
  expect(card(page).locator('.lesson-count')).toHaveText(`${step}/${steps}`);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const settings = { speed: 'off', sound: false, confirm: 'never' };
    localStorage.setItem('kingdomino.settings', JSON.stringify(settings));
  });
});

test('a newcomer is offered the lesson once, goes through it and plays', async ({ page }) => {
  await page.goto('/');
  await page.locator('.newcomer').getByRole('link', { name: 'Learn' }).click();
  await expect(page).toHaveURL('/learn/kingdomino');
  // another domino: told which one, and why
  await page.locator('.slot.free[data-domino="4"]').click();
  await expect(card(page).locator('.lesson-note')).toContainText('number 24');
  await page.locator('.slot.free[data-domino="24"]').click();
  await isAt(page, 2);
  // a square away from the castle: the rules' own reason
  await square(page, 2, 2).click();
  await expect(card(page).locator('.lesson-note')).toContainText('No matching terrain');
  await square(page, 1, 0).click();
  await isAt(page, 3);
  await expect(card(page).locator('.lesson-note')).toHaveCount(0);
  await page.locator('.slot.free[data-domino="5"]').click();
  await isAt(page, 4);
  // left and taken up
  await page.reload();
  await isAt(page, 4);
  await square(page, 1, 1).click();
  await isAt(page, 5);
  await expect(card(page)).toContainText('3 × 1 = 3');
  await card(page).getByRole('button', { name: 'Next' }).click();
  await isAt(page, 6);
  await square(page, 0, -1).click();
  await isAt(page, 7);
  await page.locator('.hand').getByRole('button', { name: 'Discard' }).click();
  await isAt(page, 8);
  await card(page).getByRole('button', { name: 'Next' }).click();
  await isAt(page, 9);
  await card(page).getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await page.goto('/');
  await expect(page.locator('.newcomer')).toHaveCount(0);
});

test('whoever wants no lesson is not asked again, and finds it beside the game', async ({ page }) => {
  await page.goto('/');
  await page.locator('.newcomer').getByRole('button').click();
  await expect(page.locator('.newcomer')).toHaveCount(0);
  await page.reload();
  await page.locator('.play-card').first().waitFor();
  await expect(page.locator('.newcomer')).toHaveCount(0);
  await page.getByRole('link', { name: 'Learn Kingdomino', exact: true }).click();
  await isAt(page, 1);
});

test('Duel on a phone: dice, a joker, a domain, a spell and the castle’s cross', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn Kingdomino Duel' }).click();
  await page.locator('[data-die="0"]').click();
  await expect(card(page).locator('.lesson-note')).toContainText('fewer crosses');
  await page.locator('[data-die="2"]').click();
  await isAt(page, 2, 10);
  await square(page, -3, -2).click();
  await expect(card(page).locator('.lesson-note')).toContainText('No matching crest');
  await square(page, 1, 0).click();
  await isAt(page, 3, 10);
  await card(page).getByRole('button', { name: 'Next' }).click();
  await isAt(page, 4, 10);
  await page.locator('[data-die="0"]').click();
  await page.locator('[data-die="1"]').click();
  await isAt(page, 5, 10);
  await square(page, 2, 1).click();
  await isAt(page, 6, 10);
  await expect(card(page)).toContainText('3 × 2 = 6');
  await card(page).getByRole('button', { name: 'Next' }).click();
  await isAt(page, 7, 10);
  await page.locator('.cells .legal').first().click();
  await isAt(page, 8, 10);
  // a crest that stands alone
  await square(page, 1, 1).click();
  await expect(card(page).locator('.lesson-note')).toContainText('largest domain');
  await square(page, -1, -1).click();
  await isAt(page, 9, 10);
  await page.locator('.duel-hand .cast').click();
  await page.getByRole('dialog').locator('.face-button').first().click();
  await square(page, 0, -2).click();
  await isAt(page, 10, 10);
  await expect(card(page).getByRole('button', { name: 'Play now' })).toBeVisible();
});
