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
  for (const install of [undefined, installOwn, installDebian]) {
    if (install && !succeeds(install)) continue;
    if (existsSync(chromium.executablePath())) return undefined;
    const named = process.env.CHROMIUM_PATH;
    const found = [...(named ? [named] : []), ...SYSTEM].find(path => existsSync(path));
    if (found) return found;
  }
  throw new Error(
    'No browser to test with. Run `npx playwright install chromium`, or `apt-get install -y chromium`, or set CHROMIUM_PATH.',
  );
}

function installOwn(): void {
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
}

/** Only for the one user who may. */
function installDebian(): void {
  if (process.getuid?.() !== 0) throw new Error('not root');
  execFileSync('apt-get', ['update'], { stdio: 'ignore' });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
}

function succeeds(install: () => void): boolean {
  try {
    install();
    return true;
  } catch {
    return false;
  }
}
