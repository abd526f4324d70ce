/** The browser of this machine, looked for once a run. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { type Browser, findBrowser } from './find-browser.ts';
import { installByApt, installByPlaywright } from './install-browser.ts';

/** First the one without a window: it draws the page alone, and no browser around it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** Playwright reads its configuration in every process it starts; they take over what the first one found. */
const FOUND = 'KINGDOMINO_TEST_BROWSER';

/** Without a browser, tests are skipped with a reason, but not in CI: there nobody would read it. */
export function browserForTests(): Browser {
  const known = process.env[FOUND];
  if (known) return JSON.parse(known) as Browser;
  const browser = findBrowser({
    named: process.env.CHROMIUM_PATH,
    own: chromium.executablePath(),
    candidates,
    runs,
    installers: [installByApt, installByPlaywright],
  });
  if ('missing' in browser && process.env.CI) throw new Error(`no browser to test with: ${browser.missing}`);
  process.env[FOUND] = JSON.stringify(browser);
  return browser;
}

function candidates(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...folders.flatMap(folder => NAMES.map(name => join(folder, name))), ...APPLICATIONS];
}

function runs(path: string): boolean {
  // on Windows, asking for the version opens a window
  if (!existsSync(path) || process.platform === 'win32') return existsSync(path);
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}
