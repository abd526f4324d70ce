/** Every language says everything about analyses, with the same place holders and the plurals of its grammar. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../locales/languages.ts';
import { catalogue as english } from './en.ts';

const holdersOf = (text: string) => new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name));

const load = async (code: string) =>
  (
    (await import(/* @vite-ignore */ new URL(`./${code}.ts`, import.meta.url).href)) as {
      catalogue: Readonly<Record<string, string>>;
    }
  ).catalogue;

describe.each(Object.keys(LANGUAGES))('%s', code => {
  test('has the keys and place holders of English, none empty, none left in English', async () => {
    const texts = await load(code);
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(english)) {
      const own = texts[key]!;
      expect(own.trim()).not.toBe('');
      expect(holdersOf(own)).toEqual(holdersOf(text));
      // words that two languages share
      if (code !== 'en' && !['points'].includes(key)) expect([key, own]).not.toEqual([key, text]);
    }
  });

  test('has every plural form of its grammar', async () => {
    const rules = new Intl.PluralRules(code);
    const needed = new Set(Array.from({ length: 300 }, (_, count) => rules.select(count)));
    const { simulations } = await load(code);
    for (const form of needed) expect(simulations).toContain(`${form} {`);
  });

  test('has its own marks', async () => {
    for (const text of Object.values(await load(code))) expect(text).not.toMatch(/['"]|\.\.\.| {2}|^ | $/);
  });
});
