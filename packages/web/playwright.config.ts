import { defineConfig } from '@playwright/test';
import { browserForTests } from '../../tools/testing/browser-for-tests.ts';

const isRoot = process.getuid?.() === 0;
const browser = browserForTests();
const missing = 'missing' in browser ? browser.missing : undefined;
const executablePath = 'path' in browser ? browser.path : undefined;

export default defineConfig({
  testDir: './e2e',
  outputDir: '../../test-results/web',
  // Nothing is measured by these two: they end a test that hangs.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: [['list'], ['../../tools/testing/plain-playwright-reporter.ts']],
  metadata: { missing },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // a page lives for seconds: what its scripts would gain by being optimized costs more than that
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
