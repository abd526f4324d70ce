/** Without a network: the page opens and local games go on. */

import { play } from '../support/player.ts';
import { setSettings } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('a local game is played with the network gone', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.reload();
  await page.locator('.play-card').getByText('Kingdomino Duel').click();
  await page.getByRole('button', { name: 'Play Kingdomino Duel now' }).click();
  await expect(page.locator('.dice.yours')).toBeVisible();
  await play(page, 'mouse');
  await page.goto('/help/duel');
  await expect(page.getByRole('heading', { name: 'How to play' })).toBeVisible();
  await page.goto('/puzzles');
  await page.getByRole('link', { name: 'Solve it: Kingdomino Duel' }).click();
  await expect(page.getByText('one move is clearly best')).toBeVisible();
});

/** Which letters the service worker has kept: `nunito-basic` and the like. */
const keptLetters = (page: Page) =>
  page.evaluate(async () => {
    const [name] = await caches.keys();
    const kept = await (await caches.open(name!)).keys();
    return kept.flatMap(({ url }) => /([a-z-]+)-[\w-]{8}\.woff2$/.exec(url)?.[1] ?? []).sort();
  });

test('letters are kept once they have been used, and no others', async ({ page }) => {
  await setSettings(page, { language: 'uk' });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const first = ['alegreya-basic', 'alegreya-cyrillic', 'nunito-basic', 'nunito-cyrillic'];
  await expect.poll(() => keptLetters(page)).toEqual(first);
  // the names of all languages stand there
  await page.goto('/settings');
  await expect.poll(() => keptLetters(page)).toEqual([...first, 'nunito-eastern', 'nunito-western']);
});

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
}

test('the page can be installed', async ({ page, request }) => {
  await page.goto('/');
  const answer = await request.get((await page.locator('link[rel="manifest"]').getAttribute('href'))!);
  const { name, start_url: start, display, icons } = (await answer.json()) as Manifest;
  expect([name, start, display]).toEqual(['Kingdomino', '/', 'standalone']);
  const pictures = icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
  for (const { src, sizes } of pictures) expect(await sizeOf((await request.get(src)).body())).toBe(sizes);
});

/** Width and height stand at the beginning of a PNG. */
async function sizeOf(picture: Promise<Buffer>): Promise<string> {
  const bytes = await picture;
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
