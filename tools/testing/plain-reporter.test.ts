import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { slowestLines } from './closing-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'plain-reporter-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The last lines of a run of this one file. */
function run(source: string): string[] {
  writeFileSync(join(folder, 'some.test.mjs'), source);
  const flags = ['run', '--root', folder, '--globals', `--reporter=${fileOf('./plain-reporter.ts')}`];
  const vitest = fileOf('../../node_modules/vitest/vitest.mjs');
  const { stdout } = spawnSync(process.execPath, [vitest, ...flags], { cwd: folder, encoding: 'utf8' });
  return stdout.trim().split('\n');
}

const withoutTimes = (line: string) => line.replace(/^ *\d+\.\d\d s {2}/, '… ');

test('a run ends with why tests were skipped, each reason once, and with the counts', () => {
  const lines = run(`
    import { needs } from ${JSON.stringify(fileOf('../../packages/testkit/src/needs.ts'))};
    const reason = 'no kiln; install a kiln';
    describe('bricks', needs(reason), () => {
      beforeAll(() => { throw new Error('not to be called'); });
      test('one', () => {});
      describe('walls', () => test('two', () => {}));
    });
    test('three', needs(reason), () => {});
    test('with a kiln', needs(undefined), () => {});
    test.skip('for no reason given', () => {});
    test('wrong', () => expect(1).toBe(2));
  `);
  expect(lines.slice(-6).map(withoutTimes)).toEqual([
    'the slowest 2 of 2 tests:',
    expect.stringMatching(/^… some\.test\.mjs › (?:with a kiln|wrong)$/),
    expect.stringMatching(/^… some\.test\.mjs › (?:with a kiln|wrong)$/),
    '',
    '3 skipped in some.test.mjs: no kiln; install a kiln',
    '1 passed, 1 failed, 4 skipped',
  ]);
});

test('the groups of a slow test stand before its name', () => {
  const lines = run(`describe('bricks', () => describe('red', () => test('one', () => {})));`);
  expect(lines.slice(-4).map(withoutTimes)).toEqual([
    'the slowest 1 of 1 tests:',
    '… some.test.mjs › bricks › red › one',
    '',
    '1 passed, 0 failed, 0 skipped',
  ]);
});

test('twenty are listed, the slowest first', () => {
  const times = Array.from({ length: 30 }, (_, index) => 100 * ((7 * index) % 30));
  const lines = slowestLines(
    times.map(milliseconds => ({ file: 'tools/a.test.ts', names: ['of', `${milliseconds}`], milliseconds })),
  );
  expect(lines[0]).toBe('the slowest 20 of 30 tests:');
  expect(lines[1]).toBe('  2.90 s  tools/a.test.ts › of › 2900');
  expect(lines.at(-1)).toBe('  1.00 s  tools/a.test.ts › of › 1000');
  expect(lines).toHaveLength(21);
  expect(slowestLines([])).toEqual([]);
});
