/**
 * Every rule is in a layer, and each layer is a folder here (decision 0306): what is in none would win over all of
 * them, and over what people need who zoom in or want high contrast.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const STYLES = new URL('./', import.meta.url);
const SOURCE = new URL('../', import.meta.url);
const filesBelow = (folder: URL, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => ending.test(path));
const textOf = (file: URL) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

const sheets = filesBelow(STYLES, /\.css$/);
const scripts = filesBelow(SOURCE, /(?<!\.test)\.tsx?$/);

/** What stands at the top of a sheet: imports as they are, and of rules what is before their brace. */
function topOf(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(/[{};]/g)) {
    if (sign === '{' && depth++ === 0) found.push(text.slice(start, index).trim());
    if (sign === ';' && depth === 0) found.push(text.slice(start, index).trim());
    if (sign === '}') depth--;
    if (depth === 0) start = index + 1;
  }
  return found;
}

/** The sheets that scripts fetch, by their path below this folder. */
const fetched = new Set(
  scripts.flatMap(path =>
    [...textOf(new URL(path, SOURCE)).matchAll(/^import '[./]*styles\/([^']+\.css)';$/gm)].map(
      ([, sheet]) => sheet!,
    ),
  ),
);
/** Imports of sheets by sheets: which, and into which layer. */
const IMPORT = /^@import url\("([^"]+)"\)(?: layer\((\w+)\))?$/;
const imported = sheets.flatMap(sheet =>
  topOf(textOf(new URL(sheet, STYLES))).flatMap(top => {
    const [, path, layer] = IMPORT.exec(top) ?? [];
    return path === undefined ? [] : [{ path: new URL(path, new URL(sheet, STYLES)).href, layer }];
  }),
);
const folderOf = (href: string) => /styles\/(\w+)\//.exec(href)?.[1] ?? 'tokens';

test('the layers are the folders, and all sheets are found', () => {
  const [order] = topOf(textOf(new URL('index.css', STYLES)));
  const folders = new Set(sheets.filter(path => path.includes('/')).map(path => path.split('/')[0]));
  expect(new Set(order!.replace('@layer ', '').split(', '))).toEqual(new Set(['tokens', ...folders]));
  expect(fetched).toContain('index.css');
  expect(fetched).toContain('features/lesson.css');
});

test('a sheet that another imports is in the layer of its folder', () => {
  expect(imported.length).toBeGreaterThan(40);
  expect(imported.filter(({ path, layer }) => layer !== folderOf(path))).toEqual([]);
});

test.each(sheets)('%s: all of it is in a layer', sheet => {
  const url = new URL(sheet, STYLES);
  const isImported = imported.some(({ path }) => path === url.href);
  expect([isImported, fetched.has(sheet)]).toContain(true);
  if (!fetched.has(sheet)) return;
  const layer = sheet.includes('/') ? `@layer ${folderOf(url.href)}` : undefined;
  const outside = topOf(textOf(url)).filter(
    top => !IMPORT.test(top) && top !== layer && !(layer === undefined && top.startsWith('@layer ')),
  );
  expect(outside).toEqual([]);
});
