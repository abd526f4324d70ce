/** Puzzles by mouse, keys and touch: tried, refuted, solved, kept. */

import { setSettings } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

const card = (page: Page) => page.locator('.puzzle-card');
const square = (page: Page, x: number, y: number) => page.locator(`.cells [data-x="${x}"][data-y="${y}"]`);
const announcements = (page: Page) => page.locator('[aria-live]');

test.beforeEach(async ({ page }) => {
  await setSettings(page, { speed: 'off', sound: false, confirm: 'never' });
});

test('a wrong turn is refuted, a right one explained; only the first try counts', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/puzzles/k2');
  await page.locator('.board').waitFor();
  const before = await page.locator('.board').boundingBox();
  await square(page, -1, 1).click();
  await page.locator('.slot.free[data-domino="5"]').click();
  await expect(card(page)).toContainText('Not this one.');
  // whatever is said about it, the table stays where it is
  expect(await page.locator('.board').evaluate(board => board.getBoundingClientRect().top)).toBe(before!.y);
  await expect(card(page)).toContainText(/That costs about [\d.]+\spoints/);
  await expect(card(page)).toContainText(/What might come next: Player \d/);
  await expect(card(page)).toContainText(/Your rating: \d+ ± \d+ \(−\d+\)/);
  await card(page).getByRole('button', { name: 'Give me a hint' }).click();
  await expect(card(page)).toContainText('lake');
  await card(page).getByRole('button', { name: 'Try again' }).click();
  // by keys: the square and the domino
  await square(page, -2, 2).focus();
  await page.keyboard.press('Enter');
  await page.locator('.slot.free[data-domino="28"]').focus();
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText('Right!');
  await expect(card(page)).toContainText('Joins 4 squares under 2 crowns (lake): +4.');
  await expect(announcements(page)).toContainText(['Right!']);
  await expect(card(page).getByRole('button', { name: 'Next puzzle' })).toBeFocused();
  await page.goto('/puzzles');
  await page.getByText('Your last puzzles').click();
  await expect(page.locator('.puzzle-history')).toContainText('Solved');
  await expect(page.locator('.puzzle-ratings dd').last()).toHaveText('1200 ± 250');
  await expect(page.locator('.puzzle-ratings dd').first()).not.toHaveText('1200 ± 250');
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
  await expect(page.locator('.puzzle-history')).toHaveCount(0);
});

test('the puzzle of the day on a phone: the solution, and next day’s', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.setFixedTime(new Date('2026-11-16T23:30:00Z'));
  await page.goto('/');
  await page.getByRole('link', { name: 'Puzzle of the day' }).click();
  await expect(page.locator('.puzzle-of-day')).toHaveCount(2);
  await page.getByRole('link', { name: 'Solve it: Kingdomino Duel' }).click();
  const { pathname } = new URL(page.url());
  const solution = card(page).getByRole('button', { name: 'Show the solution' });
  await card(page).waitFor();
  await expect(solution).toHaveCount(0);
  await page.locator('button.die-button').last().click();
  await expect(page.locator('.puzzle-verdict')).toContainText('Not this one.');
  await solution.click();
  await expect(card(page)).toContainText('The best move:');
  await page.goto('/puzzles/today-duel');
  await expect(page).toHaveURL(pathname);
  await page.clock.setFixedTime(new Date('2026-11-17T00:01:00Z'));
  await page.goto('/puzzles/today-duel');
  await card(page).waitFor();
  expect(new URL(page.url()).pathname).not.toBe(pathname);
  await page.goto('/puzzles/nowhere');
  await expect(page.getByText('There’s no such puzzle.')).toBeVisible();
  // nor such a page, nor all of a personal link
  await page.goto('/nowhere/at/all');
  await expect(page.locator('main')).toContainText('We can’t find that page.');
  await page.goto('/#/me/short');
  await expect(page.getByRole('alert')).not.toBeEmpty();
});
