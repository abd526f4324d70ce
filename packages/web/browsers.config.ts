import { defineConfig } from '@playwright/test';
import { enginesForTests, type FoundEngines } from '../../tools/testing/engines-for-tests.ts';
import type { Options } from './browsers/browser-test.ts';
import { FLOOR } from './browsers/floor.ts';

/** The oldest that the npm registry has and that starts. */
const OLDEST = 92;

const mayInstall = process.env.BROWSERS_ONLY_INSTALLED === undefined;
const found = enginesForTests({ floor: FLOOR.chrome, oldest: OLDEST }, mayInstall);

/** Which specs an engine runs. */
const SPECS: Readonly<Record<Exclude<keyof FoundEngines, 'missing' | 'wholeChromium'>, RegExp>> = {
  chromium: /(?<!floor|oldest)\.spec\.ts/,
  firefox: /(?<!floor|oldest)\.spec\.ts/,
  webkit: /(?<!floor|oldest)\.spec\.ts/,
  floor: /floor\.spec\.ts/,
  oldest: /oldest\.spec\.ts/,
};

export default defineConfig<Options>({
  testDir: './browsers',
  outputDir: '../../test-results/browsers',
  timeout: 120_000,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['list'], ['../../tools/testing/plain-playwright-reporter.ts']],
  metadata: { notes: found.missing.map(line => `not tested, since it is not there: ${line}`) },
  projects: Object.entries(SPECS)
    // what runs beside the tests in Chromium leaves out Chromium
    .filter(([name]) => found[name as keyof FoundEngines] && (mayInstall || name !== 'chromium'))
    .map(([name, testMatch]) => ({ name, testMatch, use: { engineName: name } })),
});
