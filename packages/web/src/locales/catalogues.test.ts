/** Every language says everything, with the same place holders, in the plurals its grammar needs. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue as english, type MessageKey } from './en.ts';
import { LANGUAGES } from './languages.ts';

const files = readdirSync(new URL('.', import.meta.url))
  .map(name => /^([a-z]{2})\.ts$/.exec(name)?.[1])
  .filter(code => code !== undefined);

/** The names in a message, those inside its plurals and choices too. */
function namesIn(text: string): string[] {
  return partsIn(text).flatMap(part => {
    const [, name = '', choices] = /^\s*(\w+)\s*(?:,\s*\w+\s*,(.*))?$/s.exec(part) ?? [];
    return choices === undefined ? [name] : [name, ...partsIn(choices).flatMap(namesIn)];
  });
}

/** What stands between the outermost braces. */
function partsIn(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    if (text[index] === '{' && depth++ === 0) start = index + 1;
    if (text[index] === '}' && --depth === 0) parts.push(text.slice(start, index));
  }
  return parts;
}

const holdersOf = (text: string) => [...new Set(namesIn(text))].sort();

test('every file is a language of the page', () => {
  expect(files.sort()).toEqual(Object.keys(LANGUAGES).sort());
});

describe.each(Object.entries(LANGUAGES))('%s', (code, { load }) => {
  test('has exactly the keys of English, none empty', async () => {
    const { catalogue } = await load();
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort());
    expect(Object.entries(catalogue).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('has the place holders of English', async () => {
    const { catalogue } = (await load()) as { catalogue: Readonly<Record<string, string>> };
    const different = Object.entries(catalogue).filter(
      ([key, text]) => holdersOf(text).join() !== holdersOf(english[key as MessageKey]).join(),
    );
    expect(different).toEqual([]);
  });

  test('[K-T2] says how many rounds there are', async () => {
    const { catalogue } = (await load()) as { catalogue: Readonly<Record<string, string>> };
    expect(catalogue['help.k.end.text']).toMatch(/\b12\b.*\b6\b/);
  });

  test('has every plural form of its grammar', async () => {
    const { catalogue } = (await load()) as { catalogue: Readonly<Record<string, string>> };
    const categories = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    // whole numbers up to a few hundred: forms that only fractions or millions need are not asked for
    const rules = new Intl.PluralRules(code);
    const used = new Set(Array.from({ length: 300 }, (_, number) => rules.select(number)));
    const needed = categories.filter(category => used.has(category));
    const incomplete = Object.entries(catalogue).filter(([, text]) =>
      text.includes(', plural,') ? needed.some(category => !text.includes(`${category} {`)) : false,
    );
    expect(incomplete).toEqual([]);
  });
});
