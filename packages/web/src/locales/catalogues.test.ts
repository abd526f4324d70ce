/** Every language says everything, with the same place holders, in the plurals its grammar needs. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from './languages.ts';
import { PARTS } from './parts.ts';
import { wholeCatalogue } from './testing/whole-catalogue.ts';

const english = await wholeCatalogue('en');

const filesIn = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url))
    .map(name => /^([a-z]{2})\.ts$/.exec(name)?.[1])
    .filter(code => code !== undefined)
    .sort();

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

interface Choice {
  readonly kind: string;
  readonly cases: readonly string[];
}

/** Every plural and select in a message, with the names of its cases. */
function choicesIn(text: string): Choice[] {
  return partsIn(text).flatMap(part => {
    const [, kind = '', choices] = /^\s*\w+\s*,\s*(\w+)\s*,(.*)$/s.exec(part) ?? [];
    if (choices === undefined) return [];
    const inner = partsIn(choices);
    const outside = inner.reduce((rest, words) => rest.replace(`{${words}}`, ' '), choices);
    return [{ kind, cases: outside.trim().split(/\s+/) }, ...inner.flatMap(choicesIn)];
  });
}

/** Outside of plurals, place holders that are followed by a word, with that word. */
function countedIn(text: string): [holder: string, word: string][] {
  const plain = partsIn(text)
    .filter(part => /^\s*\w+\s*,\s*plural/.test(part))
    .reduce((rest, part) => rest.replace(`{${part}}`, '|'), text);
  return [...plain.matchAll(/\{(\w+)\}[ \u00a0](\p{L}+)/gu)].map(([, holder, word]) => [holder!, word!]);
}

/** Words whose form follows from the number before them: they differ from case to case of a plural. */
function unitsIn(texts: readonly string[]): Set<string> {
  const plurals = texts.flatMap(partsIn).filter(part => /^\s*\w+\s*,\s*plural/.test(part));
  const counted = plurals.map(part =>
    partsIn(part.replace(/^[^{]*/, '')).map(words => /^# (\p{L}{3,})/u.exec(words)?.[1]),
  );
  return new Set(
    counted.flatMap(words => (new Set(words).size > 1 ? words.flatMap(word => word ?? []) : [])),
  );
}

/** Names of place holders that are numbers of something, as some plural shows. */
const COUNTS = new Set([
  'most',
  'own',
  ...Object.values(english).flatMap(text =>
    [...text.matchAll(/\{(\w+), plural,/g)].map(([, holder]) => holder!),
  ),
]);

const holdersOf = (text: string) => [...new Set(namesIn(text))].sort();

test.each(['.', ...PARTS.map(part => `./${part}/`)])('every file in %s is a language of the page', folder => {
  expect(filesIn(folder)).toEqual(Object.keys(LANGUAGES).sort());
});

describe.each(Object.entries(LANGUAGES))('%s', code => {
  test('has exactly the keys of English, none empty', async () => {
    const catalogue = await wholeCatalogue(code as Language);
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort());
    expect(Object.entries(catalogue).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('knows where all of it is', async () => {
    const { catalogue, loadPart } = await LANGUAGES[code as Language].load();
    const parts = await Promise.all(PARTS.map(loadPart));
    const all = Object.assign({}, catalogue, ...parts.map(part => part.catalogue));
    expect(all).toEqual(await wholeCatalogue(code as Language));
  });

  test('has the place holders of English', async () => {
    const catalogue = await wholeCatalogue(code as Language);
    const different = Object.entries(catalogue).filter(
      ([key, text]) => holdersOf(text).join() !== holdersOf(english[key]!).join(),
    );
    expect(different).toEqual([]);
  });

  test('[K-T2] says how many rounds there are', async () => {
    const catalogue = await wholeCatalogue(code as Language);
    expect(catalogue['help.k.end.text']).toMatch(/\b12\b.*\b6\b/);
  });

  test('has every plural form of its grammar, in every plural', async () => {
    const catalogue = await wholeCatalogue(code as Language);
    // whole numbers up to a few hundred: forms that only fractions or millions need are not asked for
    const rules = new Intl.PluralRules(code);
    const needed = [...new Set(Array.from({ length: 300 }, (_, number) => rules.select(number)))];
    const incomplete = Object.entries(catalogue).filter(([, text]) =>
      choicesIn(text).some(
        ({ kind, cases }) => kind === 'plural' && needed.some(category => !cases.includes(category)),
      ),
    );
    expect(incomplete).toEqual([]);
  });

  test('bends every unit by its number', async () => {
    const catalogue = await wholeCatalogue(code as Language);
    const units = unitsIn(Object.values(catalogue));
    const stiff = Object.entries(catalogue).filter(([, text]) =>
      countedIn(text).some(([holder, word]) => COUNTS.has(holder) && units.has(word)),
    );
    expect(stiff).toEqual([]);
    expect(units.size).toBeGreaterThan(20);
  });

  test('counts what English counts', async () => {
    const catalogue = await wholeCatalogue(code as Language);
    const pluralsOf = (text: string) => [...text.matchAll(/\{(\w+), plural,/g)].map(([, holder]) => holder!);
    const uncounted = Object.entries(catalogue).filter(([key, text]) =>
      countedIn(text).some(([holder]) => pluralsOf(english[key]!).includes(holder)),
    );
    expect(uncounted).toEqual([]);
  });

  test('speaks to the player of this device by the name it has here', async () => {
    const catalogue = await wholeCatalogue(code as Language);
    const you = catalogue['seat.you'];
    const different = Object.entries(catalogue).filter(([key, text]) => {
      const selects = choicesIn(text).filter(({ kind }) => kind === 'select');
      const inEnglish = choicesIn(english[key]!).some(({ kind }) => kind === 'select');
      return inEnglish !== selects.length > 0 || selects.some(({ cases }) => cases.join() !== `${you},other`);
    });
    expect(different).toEqual([]);
  });
});
