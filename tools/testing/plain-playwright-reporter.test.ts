import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// inside the project, because the tests in it must find Playwright
mkdirSync(fileOf('../../test-results'), { recursive: true });
const folder = mkdtempSync(fileOf('../../test-results/reporter-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The output of a run of two tests, of which one fails. */
function run(metadata: object): { status: number | null; lines: string[] } {
  const reporter = fileOf('./plain-playwright-reporter.ts');
  const config = { reporter: [[reporter]], metadata, outputDir: join(folder, 'results') };
  writeFileSync(join(folder, 'playwright.config.ts'), `export default ${JSON.stringify(config)};`);
  writeFileSync(
    join(folder, 'some.spec.ts'),
    `import { expect, test } from '@playwright/test';
     test('right', () => {});
     test.describe('bricks', () => test('wrong', () => expect(1).toBe(2)));`,
  );
  const playwright = fileOf('../../node_modules/@playwright/test/cli.js');
  const { status, stdout } = spawnSync(process.execPath, [playwright, 'test', '-c', folder], {
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n').filter(Boolean) };
}

test('a run ends with the slowest tests and the counts', () => {
  const { status, lines } = run({});
  expect(status).toBe(1);
  const [title, ...slowest] = lines.slice(-4, -1);
  expect(title).toBe('the slowest 2 of 2 tests:');
  expect(slowest.map(line => line.replace(/^ *\d+\.\d\d s .*some\.spec\.ts/, '…')).sort()).toEqual([
    '… › bricks › wrong',
    '… › right',
  ]);
  expect(lines.at(-1)).toBe('1 passed, 1 failed, 0 skipped');
});

test('without a browser every test is skipped, and the end says what to install', () => {
  const { status, lines } = run({ missing: 'install chromium' });
  expect(status).toBe(0);
  expect(lines).toEqual(['browser tests skipped: install chromium', '0 passed, 0 failed, 2 skipped']);
});
