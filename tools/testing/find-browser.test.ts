import { expect, test } from 'vitest';
import { findBrowser, type Machine } from './find-browser.ts';
import { firstError } from './install-browser.ts';

const OWN = '/cache/playwright/chrome';
const SYSTEM = '/usr/bin/chromium';

/** A machine with these programs, and what was asked of it. */
function machine(there: readonly string[], change: Partial<Machine> = {}): Machine {
  const programs = new Set(there);
  return {
    named: undefined,
    own: OWN,
    candidates: () => [SYSTEM, '/usr/bin/google-chrome'],
    runs: path => programs.has(path),
    installers: [],
    ...change,
  };
}

function installing(path: string | undefined, reason?: string): Machine {
  const programs = new Set<string>();
  const first = () => {
    if (path) programs.add(path);
    return reason;
  };
  const second = () => {
    if (path) throw new Error('not needed');
    return 'no network';
  };
  return machine([], { runs: name => programs.has(name), installers: [first, second] });
}

test('a browser that is named comes first; one that does not start is an error', () => {
  expect(findBrowser(machine([OWN, '/opt/mine'], { named: '/opt/mine' }))).toEqual({ path: '/opt/mine' });
  expect(() => findBrowser(machine([OWN], { named: '/opt/mine' }))).toThrow('CHROMIUM_PATH is /opt/mine');
});

test("then Playwright's own, then one of the system, and nothing is installed", () => {
  const installers = [
    () => {
      throw new Error('not needed');
    },
  ];
  expect(findBrowser(machine([OWN, SYSTEM], { installers }))).toEqual({});
  expect(findBrowser(machine([SYSTEM], { installers }))).toEqual({ path: SYSTEM });
});

test('then one is installed, and the next way is not tried', () => {
  expect(findBrowser(installing(SYSTEM))).toEqual({ path: SYSTEM });
  expect(findBrowser(installing(OWN))).toEqual({});
});

test('where none can be had, it says what to install, and each failure once', () => {
  const { missing } = findBrowser(installing(undefined, 'E: no packages')) as { missing: string };
  expect(missing).toMatch(/^install chromium \(apt-get install chromium, .*\); E: no packages; no network$/);
});

test('of a long error only the first line is told', () => {
  const output = `Failed to install browsers
Downloading Chrome from https://example.org
Error: getaddrinfo ENOTFOUND example.org
    at GetAddrInfoReqWrap (node:dns:1:1) {
Error: getaddrinfo ENOTFOUND example.org`;
  expect(firstError(output)).toBe('Error: getaddrinfo ENOTFOUND example.org');
  expect(firstError('all is well')).toBeUndefined();
});
