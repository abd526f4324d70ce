/** Light and dark: as the system wishes, or as the player does. */

import { setSettings } from '../support/saved.ts';
import { expect, type Page, test } from '../support/test.ts';

const ink = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);
const isLightText = async (page: Page) => Number(/\d+/.exec(await ink(page))![0]) > 128;

/** What is chosen when is tested in `src/app/theme.test.tsx`; here, that the page then looks so. */
test('the page follows the system at once, and the choice of the player against it', async ({ page }) => {
  await setSettings(page, {});
  await page.goto('/settings');
  for (const [colorScheme, isDark] of [
    ['dark', true],
    ['light', false],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => isLightText(page)).toBe(isDark);
  }
  for (const [wish, system, isDark] of [
    ['Dark', 'light', true],
    ['Light', 'dark', false],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await page.getByRole('radio', { name: wish, exact: true }).check();
    await expect.poll(() => isLightText(page)).toBe(isDark);
  }
});

/** How light each drawing on a board is, by its name; 255 is white. Runs in the page. */
async function lightOfPictures(): Promise<Readonly<Record<string, number>>> {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const found: Record<string, number> = {};
  for (const shown of document.querySelectorAll<SVGImageElement>('image[data-picture]')) {
    const picture = new Image();
    picture.src = shown.href.baseVal;
    await picture.decode();
    context.clearRect(0, 0, 40, 40);
    context.drawImage(picture, 0, 0, 40, 40);
    const parts = context.getImageData(0, 0, 40, 40).data.filter((_, index) => index % 4 !== 3);
    found[shown.dataset.picture!] = parts.reduce((sum, part) => sum + part, 0) / parts.length;
  }
  return found;
}

test('the pictures on boards are drawn in the colours of the theme', async ({ page }) => {
  await page.goto('/help/kingdomino');
  await page.locator('image[data-picture="castle-pink"]').first().waitFor();
  const light = await page.evaluate(lightOfPictures);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => isLightText(page)).toBe(true);
  const dark = await page.evaluate(lightOfPictures);
  expect(Object.keys(light).length).toBeGreaterThan(8);
  for (const [name, much] of Object.entries(light)) {
    expect(much, name).toBeGreaterThan(20);
    expect(dark[name], name).toBeLessThan(much);
  }
});
