/** Slow and fast reach the style sheets: everything that moves takes its time from `--pace`. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
  name.endsWith('.css'),
);
/** Real time: what waits for a decision, and a sentence that takes as long to read at any speed. */
const REAL = /\b(?:drain|ribbon)\b/;

test.each(sheets)('%s', name => {
  const text = readFileSync(new URL(name, folder), 'utf8').replace(/\/\*.*?\*\//gs, '');
  const rules = [...text.matchAll(/(?:animation|transition)(?:-duration|-delay)?:([^;]*);/g)].map(
    ([rule]) => rule,
  );
  const fixed = rules.filter(
    rule =>
      !REAL.test(rule) &&
      !rule.includes('!important') &&
      /\d(?:ms|s)\b/.test(rule.replace(/calc\(var\(--pace\) \* \d+ms\)/g, '')),
  );
  expect(fixed).toEqual([]);
});
