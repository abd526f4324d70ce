/**
 * Runs the page in Chromium, Firefox, WebKit and old builds of Chromium.
 *
 *   npm run test:browsers [-- --only-installed] [-- options of Playwright]
 *
 * Installs what is missing where it may; with `--only-installed` nothing, and the end says what is not there.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const FLAG = '--only-installed';
const args = process.argv.slice(2);
const playwright = join(
  dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
);
const env = { ...process.env, ...(args.includes(FLAG) && { BROWSERS_ONLY_INSTALLED: 'true' }) };
// where no engine is there, that is said, and is no failure
const rest = [...args.filter(arg => arg !== FLAG), ...(args.includes(FLAG) ? ['--pass-with-no-tests'] : [])];
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', '-c', 'packages/web/browsers.config.ts', ...rest],
  { stdio: 'inherit', env },
);
process.exitCode = status ?? 1;
