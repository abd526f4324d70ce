import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogue as helpInGerman } from '../../locales/help/de.ts';
import { catalogue as helpInEnglish } from '../../locales/help/en.ts';
import { PARTS } from '../../locales/parts.ts';
import { loadPart } from '../../locales/parts-of/en.ts';

const KEY = 'help.pages';
const modules = () => import('./language.ts');

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', {
    documentElement: {},
    querySelector: () => ({ setAttribute: () => undefined }),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('words of a part can be said once they are loaded, and are loaded once', async () => {
  const { loadWords, t } = await modules();
  expect(t(KEY)).toBe(KEY);
  await loadWords('help');
  await loadWords('help');
  expect(t(KEY)).toBe(helpInEnglish[KEY]);
});

test('another language brings the parts that are shown', async () => {
  const { changeLanguage, loadWords, t } = await modules();
  await loadWords('help');
  await changeLanguage('de');
  expect(t(KEY)).toBe(helpInGerman[KEY]);
});

test('a part and a language asked for at once come together, in either order', async () => {
  for (const isPartFirst of [true, false]) {
    vi.resetModules();
    const { changeLanguage, loadWords, t } = await modules();
    const asked = [() => loadWords('help'), () => changeLanguage('de')];
    await Promise.all((isPartFirst ? asked : asked.reverse()).map(ask => ask()));
    expect(t(KEY)).toBe(helpInGerman[KEY]);
  }
});

test('of two languages asked for the last is spoken, whichever comes first', async () => {
  const { changeLanguage, language } = await modules();
  await Promise.all([changeLanguage('de'), changeLanguage('en')]);
  expect(language.value).toBe('en');
});

test('all parts are loaded for use without a network', async () => {
  const { loadAllWords, t } = await modules();
  await loadAllWords();
  for (const part of PARTS)
    for (const key of Object.keys((await loadPart(part)).catalogue))
      expect(t(key as typeof KEY)).not.toBe(key);
});
