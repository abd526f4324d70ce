/** Light and dark: as the system wishes, or as the player does. */
import { expect, type Page, test } from '@playwright/test';
import { setSettings } from './saved.ts';

const ink = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);
const isLightText = async (page: Page) => Number(/\d+/.exec(await ink(page))![0]) > 128;

test('the page follows the system, at once', async ({ page }) => {
  await page.goto('/settings');
  for (const [colorScheme, isDark] of [
    ['dark', true],
    ['light', false],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => isLightText(page)).toBe(isDark);
  }
});

for (const [wish, system, isDark] of [
  ['Dark', 'light', true],
  ['Light', 'dark', false],
] as const) {
  test(`${wish} by choice, whatever the system says, and after a reload too`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await setSettings(page, {});
    await page.goto('/settings');
    expect(await isLightText(page)).toBe(!isDark);
    await page.getByRole('radio', { name: wish, exact: true }).check();
    await expect.poll(() => isLightText(page)).toBe(isDark);
    await page.reload();
    await page.getByRole('radio', { name: wish, exact: true }).waitFor();
    await expect.poll(() => isLightText(page)).toBe(isDark);
  });
}
