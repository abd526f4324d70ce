/** Every language says everything, with the same place holders, in the plurals its grammar needs. */
import { readdirSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { catalogue as english, type MessageKey } from './en.ts';
import { LANGUAGES } from './languages.ts';

const files = readdirSync(new URL('.', import.meta.url))
  .map(name => /^([a-z]{2})\.ts$/.exec(name)?.[1])
  .filter(code => code !== undefined);

type Token = string | readonly [name: string, format?: unknown, options?: Readonly<Record<string, unknown>>];

/** The names in a message, those inside its plurals and choices too. */
function namesIn(tokens: unknown): string[] {
  if (!Array.isArray(tokens)) return [];
  return (tokens as Token[]).flatMap(token => {
    if (typeof token === 'string') return [];
    const [name, , options] = token;
    return [name, ...Object.values(options ?? {}).flatMap(namesIn)].filter(found => found !== '#');
  });
}

const holdersOf = (text: string) => [...new Set(namesIn(compileMessage(text)))].sort();

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
