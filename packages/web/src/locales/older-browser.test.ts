/** What a browser is told that is too old for the page: in every language, and in a syntax that it understands. */
import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';

const read = (name: string) => readFileSync(new URL(`../../public/${name}`, import.meta.url), 'utf8');
const WORDS = read('older-browser-words.js');
const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  browserslist: readonly string[];
};

test('in every language of the page, with every browser', () => {
  const sentences = [...WORDS.matchAll(/^ {4}([a-z]{2}): '(.*)',?$/gm)];
  expect(new Set(sentences.map(([, code]) => code))).toEqual(new Set(Object.keys(LANGUAGES)));
  for (const [, , words] of sentences)
    for (const name of ['{chrome}', '{firefox}', '{safari}']) expect(words).toContain(name);
});

test('the versions are those of the list', () => {
  const [, chrome, firefox, safari] = /chrome: '(.*)', firefox: '(.*)', safari: '(.*)'/.exec(WORDS)!;
  expect(browserslist).toEqual([
    `chrome >= ${chrome}`,
    `edge >= ${chrome}`,
    `firefox >= ${firefox}`,
    `safari >= ${safari}`,
    `ios_saf >= ${safari}`,
  ]);
});

test.each(['older-browser.js', 'older-browser-words.js'])('%s is in the syntax of 2009', name => {
  const script = read(name);
  const { program, errors } = parseSync(name, script, { sourceType: 'script' });
  expect(errors).toEqual([]);
  const kinds = new Set<string>();
  JSON.stringify(program, (_, value: { type?: string; kind?: string } | null) => {
    if (value?.type) kinds.add(value.type === 'VariableDeclaration' ? value.kind! : value.type);
    return value;
  });
  expect([...kinds].filter(kind => !OLD_SYNTAX.has(kind))).toEqual([]);
  // only ever asked for, never called
  expect(script.match(/Object\.\w+\(/g)).toBeNull();
});

const OLD_SYNTAX = new Set(
  `var Program ExpressionStatement CallExpression FunctionExpression FunctionBody FunctionDeclaration Identifier
  ObjectExpression Property Literal ReturnStatement LogicalExpression BinaryExpression UnaryExpression MemberExpression
  VariableDeclarator ArrayExpression ForStatement AssignmentExpression UpdateExpression BlockStatement IfStatement
  ParenthesizedExpression`.split(/\s+/),
);
