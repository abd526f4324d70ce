/**
 * A Chromium to test with: Playwright's own, $CHROMIUM_PATH, one of the system, else one is installed.
 * Tests are never skipped because there is no browser: then they fail and say what to do.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Undefined for Playwright's own. */
export function findBrowser(): string | undefined {
  if (existsSync(chromium.executablePath())) return undefined;
  const named = process.env.CHROMIUM_PATH;
  const found = [...(named ? [named] : []), ...SYSTEM].find(path => existsSync(path));
  if (found) return found;
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
    return undefined;
  } catch {
    throw new Error(
      'No browser to test with. Run `npx playwright install chromium`, or `apt-get install -y chromium`, or set CHROMIUM_PATH.',
    );
  }
}
