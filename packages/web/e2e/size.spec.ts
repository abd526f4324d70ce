/** Small to load. How fast the page is, is measured by `npm run bench:web`. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const FIRST_LOAD = 250 * 1024;

test('first load is at most 250 KB', () => {
  const html = readFileSync(`${DIST}index.html`, 'utf8');
  const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(match => match[1]!);
  const pictures = readdirSync(`${DIST}assets`).filter(name => name.endsWith('.svg'));
  const files = ['index.html', ...linked, ...pictures.map(name => `assets/${name}`)];
  const total = files.reduce((sum, name) => sum + gzipSync(readFileSync(DIST + name)).length, 0);
  expect(linked.length).toBeGreaterThan(2);
  expect(total).toBeLessThan(FIRST_LOAD);
});
