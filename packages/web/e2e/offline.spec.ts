/** Without a network: the page opens and local games go on. */
import { expect, test } from '@playwright/test';
import { playOnce } from './player.ts';

test.use({ serviceWorkers: 'allow' });

test('a local game is played with the network gone', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Play Kingdomino Duel now' }).click();
  await expect(page.locator('.dice.yours')).toBeVisible({ timeout: 15_000 });
  expect(await playOnce(page, 'mouse')).toBe(true);
  await page.goto('/help/duel');
  await expect(page.getByRole('heading', { name: 'How to play' })).toBeVisible();
});

test('the page can be installed', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await request.get((await page.locator('link[rel="manifest"]').getAttribute('href'))!);
  const { icons, start_url: start } = (await manifest.json()) as {
    icons: { src: string }[];
    start_url: string;
  };
  expect(start).toBe('/');
  for (const { src } of icons) expect((await request.get(src)).ok()).toBe(true);
});
