/**
 * Every screen, in one visit each: axe finds nothing on a desk and in the hand, by day and by candle; and every language
 * shows it on a small phone, in the page's letters, with no key instead of a text, nothing cut off and nothing too wide.
 */
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '../src/locales/languages.ts';
import { wholeCatalogue } from '../src/locales/testing/whole-catalogue.ts';
import { axeFindings, COLOURS, EVERYTHING } from './axe.ts';
import { findCutOff } from './cut-off.ts';
import { foreignTexts, lettersReady } from './letters.ts';
import { SCREENS } from './screens.ts';

const DESK = { width: 1280, height: 720 };
const HAND = { width: 390, height: 844 };
const SMALL = { width: 320, height: 640 };
const KEYS = new Set(Object.keys(await wholeCatalogue('en')));
const LIKE_A_KEY = /\b[a-z]+(?:[.-][A-Za-z0-9-]+)+\b/g;

test.use({ viewport: DESK });

for (const { name, open } of SCREENS) {
  test(`screen: ${name}`, async ({ page }) => {
    await open(page, { language: 'en' });
    await test.step('axe on a desk', () => mustBeAccessible(page));
    await page.setViewportSize(HAND);
    await test.step('axe in the hand', () => mustBeAccessible(page));
    await page.setViewportSize(SMALL);
    await test.step('letters', async () => {
      await lettersReady(page);
      expect(await foreignTexts(page)).toEqual([]);
    });
    for (const language of Object.keys(LANGUAGES))
      await test.step(language, () => mustBeReadable(page, language));
  });
}

async function mustBeAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page, EVERYTHING)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page, COLOURS)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function mustBeReadable(page: Page, language: string): Promise<void> {
  await speak(page, language);
  await lettersReady(page);
  const [{ lang, text, width }, cutOff] = await Promise.all([
    page.evaluate(readPage),
    page.evaluate(findCutOff),
  ]);
  expect(lang).toBe(language);
  expect(text.match(LIKE_A_KEY)?.filter(word => KEYS.has(word)) ?? [], language).toEqual([]);
  expect(width, `${language} is too wide`).toBeLessThanOrEqual(SMALL.width);
  expect(cutOff, language).toEqual([]);
}

/** Runs in the page. */
function readPage(): { lang: string; text: string; width: number } {
  // text by text: run together, a key would hide behind the word before it
  const texts = document.createTreeWalker(document.getElementById('app')!, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '');
  return {
    lang: document.documentElement.lang,
    text: found.join('\n'),
    width: document.documentElement.scrollWidth,
  };
}

/** As if the language had been chosen in another tab. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(async wanted => {
    const key = 'kingdomino.settings';
    const { documentElement: root } = document;
    const there = new Promise<void>(resolve => {
      if (root.lang === wanted) return resolve();
      new MutationObserver((_, watching) => {
        if (root.lang !== wanted) return;
        watching.disconnect();
        resolve();
      }).observe(root, { attributeFilter: ['lang'] });
    });
    localStorage.setItem(
      key,
      JSON.stringify({ ...JSON.parse(localStorage.getItem(key)!), language: wanted }),
    );
    dispatchEvent(new StorageEvent('storage', { key }));
    await there;
  }, language);
}
