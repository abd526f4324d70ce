/** The browsers of this machine that `npm run test:browsers` drives; looked for, and installed where that may be, once a run. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserForTests } from './browser-for-tests.ts';
import { installPackages } from './install-browser.ts';
import { type OldChromium, oldChromium } from './old-chromium.ts';

export interface FoundEngines {
  readonly chromium?: string | undefined;
  /** A whole one, with the settings of people: the shell that other tests use has none. */
  readonly wholeChromium?: string | undefined;
  readonly firefox?: string | undefined;
  readonly webkit?:
    | { readonly driver: string; readonly browser: string; readonly screen: string }
    | undefined;
  readonly floor?: OldChromium | undefined;
  readonly oldest?: OldChromium | undefined;
  /** One line for each that is not there. */
  readonly missing: readonly string[];
}

/** Of the npm package `@sparticuz/chromium`. */
export interface Versions {
  readonly floor: number;
  readonly oldest: number;
}

/** Playwright reads its configuration in every process it starts; they take over what the first one found. */
const FOUND = 'KINGDOMINO_TEST_ENGINES';

/** Each as Debian calls it. */
const PACKAGES = {
  wholeChromium: ['chromium'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
} as const;

export function enginesForTests(versions: Versions, mayInstall: boolean): FoundEngines {
  const known = process.env[FOUND];
  if (known) return JSON.parse(known) as FoundEngines;
  const reasons = mayInstall ? installMissing() : {};
  const here = search();
  const old = {
    floor: oldChromium(versions.floor, mayInstall),
    oldest: oldChromium(versions.oldest, mayInstall),
  };
  const found: FoundEngines = {
    ...here,
    ...chromiumHere(),
    floor: old.floor.program,
    oldest: old.oldest.program,
    missing: [
      ...Object.entries(PACKAGES)
        .filter(([name]) => !here[name as keyof typeof PACKAGES])
        .map(([name, packages]) => missingLine(name, packages, reasons[name])),
      ...Object.values(old).flatMap(({ missing }) => missing ?? []),
    ],
  };
  process.env[FOUND] = JSON.stringify(found);
  return found;
}

function installMissing(): Readonly<Record<string, string | undefined>> {
  const here = search();
  const wanted = Object.entries(PACKAGES).filter(([name]) => !here[name as keyof typeof PACKAGES]);
  return Object.fromEntries(wanted.map(([name, packages]) => [name, installPackages(packages)]));
}

const missingLine = (name: string, packages: readonly string[], reason: string | undefined) =>
  `${NAMES[name as keyof typeof NAMES]}: apt-get install ${packages.join(' ')}${reason ? ` (${reason})` : ''}`;

const NAMES = {
  wholeChromium: 'a whole Chromium, for blocked cookies',
  firefox: 'Firefox',
  webkit: 'WebKit',
};

function chromiumHere(): Pick<FoundEngines, 'chromium'> {
  const browser = browserForTests();
  return 'missing' in browser ? {} : { chromium: browser.path ?? chromium.executablePath() };
}

function search(): Pick<FoundEngines, keyof typeof PACKAGES> {
  const driver = inPath('WebKitWebDriver');
  const screen = inPath('Xvfb');
  const browser = miniBrowser();
  return {
    wholeChromium: inPath('chromium', 'google-chrome', 'google-chrome-stable'),
    firefox: process.env.FIREFOX_PATH ?? inPath('firefox-esr', 'firefox'),
    webkit: driver && screen && browser ? { driver, screen, browser } : undefined,
  };
}

function inPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap(folder => names.map(name => join(folder, name))).find(path => existsSync(path));
}

/** The browser that comes with the library: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
function miniBrowser(): string | undefined {
  const folders = ['/usr/lib', '/usr/libexec'].filter(folder => existsSync(folder));
  const below = folders.flatMap(folder => [folder, ...readdirSync(folder).map(name => join(folder, name))]);
  const places = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'];
  return below
    .flatMap(folder => places.map(place => join(folder, place, 'MiniBrowser')))
    .find(path => existsSync(path));
}
