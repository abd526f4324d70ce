/** Every language shows every screen: in the page's letters, no key instead of a text, nothing cut off or wider than a small phone. */
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '../src/locales/languages.ts';
import { findCutOff } from './cut-off.ts';
import { foreignTexts, lettersReady } from './letters.ts';
import { SCREENS } from './screens.ts';

const PARTS =
  'nav|home|setup|seat|games|game|level|variant|settings|terrain|coat|spell|status|duel|hand|end|help|online|phrase|me|fair|call';
const KEY = new RegExp(
  `\\b(?:${PARTS}|refused|replay|cell|slot|lines|log|areas)\\.[a-z]+(?:[.-][a-zA-Z-]+)*\\b`,
);
const WIDTH = 320;

test.use({ viewport: { width: WIDTH, height: 640 } });

for (const { name, open } of SCREENS) {
  test(`languages: ${name}`, async ({ page }) => {
    await open(page, { language: 'en' });
    await lettersReady(page);
    expect(await foreignTexts(page)).toEqual([]);
    for (const language of Object.keys(LANGUAGES)) {
      await speak(page, language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await lettersReady(page);
      const { text, width } = await page.evaluate(() => ({
        text: document.body.textContent,
        width: document.documentElement.scrollWidth,
      }));
      expect(text, language).not.toMatch(KEY);
      expect(width, `${language} is too wide`).toBeLessThanOrEqual(WIDTH);
      expect(await page.evaluate(findCutOff), language).toEqual([]);
    }
  });
}

/** As if the language had been chosen in another tab. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(wanted => {
    const key = 'kingdomino.settings';
    localStorage.setItem(
      key,
      JSON.stringify({ ...JSON.parse(localStorage.getItem(key)!), language: wanted }),
    );
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
}
