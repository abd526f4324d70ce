import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'plain-reporter-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The last lines of a run of this one file. */
function run(source: string): string[] {
  writeFileSync(join(folder, 'some.test.mjs'), source);
  const flags = ['run', '--root', folder, '--globals', `--reporter=${fileOf('./plain-reporter.ts')}`];
  const vitest = fileOf('../node_modules/vitest/vitest.mjs');
  const { stdout } = spawnSync(process.execPath, [vitest, ...flags], { cwd: folder, encoding: 'utf8' });
  return stdout.trim().split('\n');
}

test('a run ends with why tests were skipped, each reason once, and with the counts', () => {
  const lines = run(`
    import { needs } from ${JSON.stringify(fileOf('../packages/testkit/src/needs.ts'))};
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
  expect(lines.slice(-2)).toEqual([
    '3 skipped in some.test.mjs: no kiln; install a kiln',
    '1 passed, 1 failed, 4 skipped',
  ]);
});
