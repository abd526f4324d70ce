/** Whole games: each kind, each style of input, each number of seats. */
import { expect, test } from '@playwright/test';
import { playToTheEnd } from './player.ts';
import { BOT, FRIEND, ME, openGame } from './saved.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test.afterEach(async ({ page }) => {
  await expect(page.locator('.verdict')).toBeVisible();
});

test('Kingdomino, 2 seats, by mouse, from the first screen with one click', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('kingdomino.settings', '{"speed":"off","undo":"none"}'),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Kingdomino now' }).click();
  await playToTheEnd(page, 'mouse');
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('.verdict')).toHaveCount(0);
  await playToTheEnd(page, 'mouse');
});

test('Kingdomino, 2 seats, by keyboard only', async ({ page }) => {
  await openGame(page, { game: 'kingdomino', options: { players: 2 }, seats: [ME, BOT] });
  await playToTheEnd(page, 'keyboard');
});

test('Kingdomino, 4 seats, hot seat, with both bonuses', async ({ page }) => {
  const options = { players: 4, middleKingdom: true, harmony: true };
  await openGame(page, { game: 'kingdomino', options, seats: [ME, FRIEND, BOT, BOT] });
  await playToTheEnd(page, 'mouse');
});

test('Mighty Duel, confirming always', async ({ page }) => {
  const options = { players: 2, mightyDuel: true };
  await openGame(page, { game: 'kingdomino', options, seats: [ME, BOT], settings: { confirm: 'always' } });
  await playToTheEnd(page, 'mouse');
});

test('Dynasty', async ({ page }) => {
  await openGame(page, { game: 'kingdomino', options: { players: 3, dynasty: true }, seats: [ME, BOT, BOT] });
  await playToTheEnd(page, 'mouse');
  await expect(page.getByRole('table')).toContainText('Game 3');
});

test('Duel by mouse', async ({ page }) => {
  await openGame(page, { game: 'duel', options: { players: 2 }, seats: [ME, BOT] });
  await playToTheEnd(page, 'mouse');
});

test('Duel by keyboard only', async ({ page }) => {
  await openGame(page, { game: 'duel', options: { players: 2 }, seats: [ME, BOT] });
  await playToTheEnd(page, 'keyboard');
});

test.describe('by touch', () => {
  test.use(PHONE);

  test('Kingdomino, 3 seats', async ({ page }) => {
    await openGame(page, { game: 'kingdomino', options: { players: 3 }, seats: [ME, BOT, BOT] });
    await playToTheEnd(page, 'touch');
  });

  test('Duel', async ({ page }) => {
    await openGame(page, { game: 'duel', options: { players: 2 }, seats: [ME, FRIEND] });
    await playToTheEnd(page, 'touch');
  });
});
