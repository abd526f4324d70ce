/** What a browser is told that is too old for the page: in every language, and in a syntax that it understands. */
import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';

const SCRIPT = readFileSync(new URL('../../public/older-browser.js', import.meta.url), 'utf8');
const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  browserslist: readonly string[];
};

test('in every language of the page, with every browser', () => {
  const sentences = [...SCRIPT.matchAll(/^ {4}([a-z]{2}): '(.*)',?$/gm)];
  expect(new Set(sentences.map(([, code]) => code))).toEqual(new Set(Object.keys(LANGUAGES)));
  for (const [, , words] of sentences)
    for (const name of ['{chrome}', '{firefox}', '{safari}']) expect(words).toContain(name);
});

test('the versions are those of the list', () => {
  const [, chrome, firefox, safari] = /chrome: '(.*)', firefox: '(.*)', safari: '(.*)'/.exec(SCRIPT)!;
  expect(browserslist).toEqual([
    `chrome >= ${chrome}`,
    `edge >= ${chrome}`,
    `firefox >= ${firefox}`,
    `safari >= ${safari}`,
    `ios_saf >= ${safari}`,
  ]);
});

test('in the syntax and with the functions of 2009', () => {
  const { program, errors } = parseSync('older-browser.js', SCRIPT, { sourceType: 'script' });
  expect(errors).toEqual([]);
  const kinds = new Set<string>();
  JSON.stringify(program, (_, value: { type?: string; kind?: string } | null) => {
    if (value?.type) kinds.add(value.type === 'VariableDeclaration' ? value.kind! : value.type);
    return value;
  });
  expect([...kinds].filter(kind => !OLD_SYNTAX.has(kind))).toEqual([]);
  // only ever asked for, never called
  expect(SCRIPT.match(/Object\.\w+\(/g)).toBeNull();
});

const OLD_SYNTAX = new Set(
  `var Program ExpressionStatement CallExpression FunctionExpression FunctionBody FunctionDeclaration Identifier
  ObjectExpression Property Literal ReturnStatement LogicalExpression BinaryExpression UnaryExpression MemberExpression
  VariableDeclarator ArrayExpression ForStatement AssignmentExpression UpdateExpression BlockStatement IfStatement
  ParenthesizedExpression`.split(/\s+/),
);
