/** No drawing and no colour is carried that nothing shows. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SYMBOLS } from './index.ts';

const SRC = new URL('../', import.meta.url);
const texts = (ending: RegExp) =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter(name => ending.test(name) && !name.endsWith('.test.ts') && !/art.index\.ts$/.test(name))
    .map(name => readFileSync(new URL(name, SRC), 'utf8'))
    .join('\n');

test('every icon has its place in the page', () => {
  const source = texts(/\.tsx?$/);
  const icons = SYMBOLS.filter(name => name.startsWith('icon-'));
  const unused = icons.filter(
    name => !source.includes(`"${name}"`) && !/icon|Icon/.test(linesWith(source, name.slice(5))),
  );
  expect(unused).toEqual([]);
});

/** Those that speak of it in quotation marks. */
function linesWith(source: string, name: string): string {
  return source
    .split('\n')
    .filter(line => line.includes(`'${name}'`) || line.includes(`"${name}"`))
    .join('\n');
}

test('every token colours something', () => {
  const all = texts(/\.(?:tsx?|css|svg)$/);
  const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8').matchAll(/^\s*(--[\w-]+):/gm);
  expect(
    [...tokens].map(([, name]) => name!).filter(name => !new RegExp(`var\\(${name}[,)]`).test(all)),
  ).toEqual([]);
});
