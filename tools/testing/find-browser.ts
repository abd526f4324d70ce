/** A Chromium to test with: one that is there, else one is installed, by the system if it can, by Playwright if not. */

export type Browser =
  /** Without a path: Playwright's own. */
  { readonly path?: string } | { readonly missing: string };

/** What the search asks of the machine it runs on. */
export interface Machine {
  /** $CHROMIUM_PATH. */
  readonly named: string | undefined;
  /** Where Playwright would put its own. */
  readonly own: string;
  /** Browsers of the system. */
  readonly candidates: () => readonly string[];
  /** Whether a program starts: one without its libraries is no browser. */
  readonly runs: (path: string) => boolean;
  /** In the order in which they are tried; each returns why it failed, in one line, or nothing. */
  readonly installers: readonly (() => string | undefined)[];
}

export function findBrowser(machine: Machine): Browser {
  const { named, installers, runs } = machine;
  if (named) {
    if (runs(named)) return { path: named };
    throw new Error(`CHROMIUM_PATH is ${named}: no browser starts from there`);
  }
  const reasons: string[] = [];
  for (const install of [undefined, ...installers]) {
    const reason = install?.();
    if (reason) reasons.push(reason);
    const found = search(machine);
    if (found) return found;
  }
  const how =
    'apt-get install chromium, or npx playwright install --with-deps chromium, or set CHROMIUM_PATH';
  return { missing: `install chromium (${how})${reasons.map(reason => `; ${reason}`).join('')}` };
}

function search({ own, candidates, runs }: Machine): Browser | undefined {
  if (runs(own)) return {};
  const path = candidates().find(runs);
  return path ? { path } : undefined;
}
