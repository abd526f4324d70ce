import { defineConfig } from '@playwright/test';
import { browserForTests } from '../../tools/browser-for-tests.ts';

const PORT = Number(process.env.E2E_PORT ?? 4180);
const isRoot = process.getuid?.() === 0;
const browser = browserForTests();
const missing = 'missing' in browser ? browser.missing : undefined;
const executablePath = 'path' in browser ? browser.path : undefined;
const SERVER = {
  command: 'node e2e/start-server.mjs',
  url: `http://127.0.0.1:${PORT}/`,
  env: { PORT: String(PORT) },
  reuseExistingServer: false,
};

export default defineConfig({
  testDir: './e2e',
  outputDir: '../../test-results/web',
  timeout: 90_000,
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['../../tools/plain-playwright-reporter.ts']],
  metadata: { missing },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en',
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
      ],
    },
  },
  ...(missing ? {} : { webServer: SERVER }),
});
