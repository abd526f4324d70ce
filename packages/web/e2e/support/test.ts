/**
 * Browser tests without chance: the pages and the server of a test draw from a seed, which is the test's name. A failing
 * test prints it. `SEED=…` puts a word before all names: other deals, other kings, other bots.
 */
import { basename } from 'node:path';
import { type BrowserContext, test as base, type TestInfo } from '@playwright/test';
import { type Host, Hosts } from './host.ts';
import { seedPage } from './seeded-page.ts';
import { leaveUnpainted } from './unpainted.ts';

export {
  type Browser,
  expect,
  type Page,
  type Response,
} from '@playwright/test';

interface TestFixtures {
  /** For tests that look at pixels or at contrasts: the others do without pictures, which take half of the time. */
  readonly isPainted: boolean;
  readonly seed: string;
  readonly host: Host;
  /** Every context of the test draws from the seed, whoever opens it. */
  readonly seededContexts: undefined;
}

interface WorkerFixtures {
  readonly hosts: Hosts;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  hosts: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, use) => {
      const hosts = new Hosts();
      await use(hosts);
      await hosts.stop();
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
  seed: async ({}, use, info) => {
    const seed = seedOf(info);
    await use(seed);
    if (info.status !== info.expectedStatus) console.log(`seed: ${seed}`);
  },
  isPainted: [false, { option: true }],
  host: async ({ hosts, seed }, use) => use(await hosts.fresh(seed)),
  baseURL: async ({ host }, use) => use(host.url),
  seededContexts: [
    async ({ browser, seed, host, isPainted }, use) => {
      const contexts: BrowserContext[] = [];
      const open = browser.newContext.bind(browser);
      browser.newContext = async options => {
        const context = await open(options);
        seedPages(context, `${seed}/${contexts.length}`, host);
        contexts.push(context);
        if (!isPainted) await leaveUnpainted(context);
        return context;
      };
      await use(undefined);
      browser.newContext = open;
      // Playwright closes only its own: the pages of the others would look for a server that is gone, beside all tests after
      await Promise.all(contexts.map(context => context.close()));
    },
    { auto: true },
  ],
});

/** The spec counts by its name alone, so that it draws the same in whichever folder it lies. */
function seedOf({ titlePath: [file = '', ...titles], project }: TestInfo): string {
  return [process.env.SEED, project.name, basename(file), ...titles].filter(Boolean).join(' › ');
}

/** Each page of its own: two with the same ids would be taken for one. Their clocks go on from where the server's stands. */
function seedPages(context: BrowserContext, seed: string, { now }: Host): void {
  let pages = 0;
  const shift = now - Date.now();
  const open = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await open();
    await page.addInitScript(seedPage, { seed: `${seed}/${pages++}`, shift });
    return page;
  };
}
