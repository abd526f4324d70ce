/** A sign that no piece of the fonts has makes a browser fetch a whole font for it, which is missing without a network. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { PIECES } from '../../vite/fonts/alphabets.ts';

const SOURCE = new URL('..', import.meta.url);
const require = createRequire(import.meta.url);
const ranges = require('@fontsource-variable/nunito/unicode.json') as Readonly<Record<string, string>>;
/** What the fonts have is drawn with them; arrows and stars are of the machine. */
const inFonts = ['latin', 'latin-ext', 'cyrillic'].flatMap(name => ranges[name]!.split(',').map(readRange));
const pieces = new Set<string>(Object.values(PIECES).flat());

test('every sign in the texts of the page is in a piece of the fonts', () => {
  const missing = new Map<string, string>();
  for (const file of sources())
    for (const text of textsOf(file))
      for (const sign of text) if (isInFonts(sign) && !pieces.has(sign)) missing.set(sign, file);
  expect([...missing]).toEqual([]);
});

function sources(): string[] {
  const files = readdirSync(SOURCE, { recursive: true }).map(String);
  return files.filter(file => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file));
}

function textsOf(file: string): string[] {
  const texts: string[] = [];
  const { program } = parseSync(file, readFileSync(new URL(file, SOURCE), 'utf8'));
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateElement: ({ value }) => void texts.push(value.cooked ?? ''),
    JSXText: ({ value }) => void texts.push(value),
  }).visit(program);
  return texts;
}

/** `U+20-7E` or `U+A0` */
function readRange(text: string): readonly [number, number] {
  const [from, to = from] = text.trim().slice(2).split('-');
  return [Number.parseInt(from!, 16), Number.parseInt(to!, 16)];
}

function isInFonts(sign: string): boolean {
  const code = sign.codePointAt(0)!;
  return code >= 0x20 && inFonts.some(([from, to]) => from <= code && code <= to);
}
