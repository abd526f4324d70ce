/** Storage and workers that fail: a game begins and goes on all the same. */
import { expect, type Page, test } from '@playwright/test';
import { playOnce } from './player.ts';
import { setSettings } from './saved.ts';

const PLAY = 'Play Kingdomino now';

async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: PLAY }).click();
  await expect(page.locator('.slot.free').first()).toBeVisible();
  expect(await playOnce(page, 'mouse')).toBe(true);
}

test('with storage forbidden a game is played, and that is said', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: PLAY }).click();
  await expect(page.locator('.toast')).toContainText('This browser can’t keep your games.');
  await expect(page.locator('.slot.free').first()).toBeVisible();
  expect(await playOnce(page, 'mouse')).toBe(true);
});

test('a bot whose worker does not come is replaced, and that is said', async ({ page }) => {
  await page.route(/bot-worker/, route => route.abort());
  await setSettings(page, {});
  await playNow(page);
  await expect(page.locator('.toast')).toContainText('simpler bot', { timeout: 20_000 });
  await expect.poll(() => page.locator('.slot.free, .cell.legal').count()).toBeGreaterThan(0);
});
