/**
 * Every screen, in one visit each: axe finds nothing on a desk and in the hand, by day and by candle; and every language
 * shows it on a small phone, in the page's letters, with no key instead of a text, nothing cut off and nothing too wide.
 */

import { LANGUAGES } from '../../src/locales/languages.ts';
import { wholeCatalogue } from '../../src/locales/testing/whole-catalogue.ts';
import { SCREENS } from '../screens.ts';
import { axeFindings, COLOURS, EVERYTHING, LAYOUT, shownElements } from '../support/axe.ts';
import { findCutOff } from '../support/cut-off.ts';
import { fontsReady, foreignTexts } from '../support/fonts.ts';
import { expect, type Page, test } from '../support/test.ts';
import { paint, stopPainting } from '../support/unpainted.ts';

const DESK = { width: 1280, height: 720 };
const HAND = { width: 390, height: 844 };
const SMALL = { width: 320, height: 640 };
const KEYS = new Set(Object.keys(await wholeCatalogue('en')));
const LIKE_A_KEY = /\b[a-z]+(?:[.-][A-Za-z0-9-]+)+\b/g;

test.use({ viewport: DESK });

for (const { name, open } of SCREENS) {
  test(`screen: ${name}`, async ({ page, host }) => {
    await open(page, { language: 'en' }, seconds => host.pass(seconds));
    // what cannot be seen has no contrast
    await paint(page);
    await test.step('axe on a desk', () => mustBeAccessible(page, EVERYTHING));
    const before = await shownElements(page);
    await resize(page, HAND);
    const isSame = (await shownElements(page)) === before;
    await test.step('axe in the hand', () => mustBeAccessible(page, isSame ? LAYOUT : EVERYTHING));
    // from here on it is about texts and where they stand
    await stopPainting(page);
    await resize(page, SMALL);
    await test.step('letters', async () => {
      await fontsReady(page);
      expect(await foreignTexts(page)).toEqual([]);
    });
    await test.step('every language', () => mustBeReadable(page));
  });
}

/** What follows from a new size is drawn one picture later. */
async function resize(page: Page, size: typeof HAND): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function mustBeAccessible(page: Page, rules: typeof EVERYTHING): Promise<void> {
  expect(await axeFindings(page, rules)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page, COLOURS)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function mustBeReadable(page: Page): Promise<void> {
  const languages = Object.keys(LANGUAGES);
  const found = await readLanguages(page, languages);
  expect(found.map(({ lang }) => lang)).toEqual(languages);
  for (const { lang, text, width, cutOff } of found) {
    expect(text.match(LIKE_A_KEY)?.filter(word => KEYS.has(word)) ?? [], lang).toEqual([]);
    expect(width, `${lang} is too wide`).toBeLessThanOrEqual(SMALL.width);
    expect(cutOff, lang).toEqual([]);
  }
}

interface Read {
  readonly lang: string;
  readonly text: string;
  readonly width: number;
  readonly cutOff: readonly string[];
}

/** All languages one after the other, in one visit to the page. */
async function readLanguages(page: Page, languages: readonly string[]): Promise<Read[]> {
  const findCutOffHere = await page.evaluateHandle(`(${String(findCutOff)})`);
  return page.evaluate(
    async ([all, cutOffHere]) => {
      const read: Read[] = [];
      for (const language of all) {
        await speak(language);
        // parts of a table are drawn one picture later, and what is drawn asks for its letters
        await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        await document.fonts.ready;
        read.push({ ...readPage(), cutOff: (cutOffHere as () => string[])() });
      }
      return read;

      /** As if the language had been chosen in another tab. */
      async function speak(wanted: string): Promise<void> {
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
        const settings = JSON.parse(localStorage.getItem(key)!) as object;
        localStorage.setItem(key, JSON.stringify({ ...settings, language: wanted }));
        dispatchEvent(new StorageEvent('storage', { key }));
        await there;
      }

      function readPage(): Omit<Read, 'cutOff'> {
        // text by text: run together, a key would hide behind the word before it
        const texts = document.createTreeWalker(document.getElementById('app')!, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '');
        const { lang, scrollWidth: width } = document.documentElement;
        return { lang, text: found.join('\n'), width };
      }
    },
    [languages, findCutOffHere] as const,
  );
}
