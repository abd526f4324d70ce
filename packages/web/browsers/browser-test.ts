/** A test with an engine, a server of its own and sessions that end with it. Its seed is its name; a failing one prints it. */
import { test as plain } from '@playwright/test';
import { enginesForTests } from '../../../tools/testing/engines-for-tests.ts';
import { chromium } from './chromium.ts';
import type { Engine, Session, Wishes } from './engine.ts';
import { firefox } from './firefox.ts';
import { type PageServer, startPageServer } from './page-server.ts';
import { webkit } from './webkit.ts';

/** Set by the project in `browsers.config.ts`. */
export interface Options {
  readonly engineName: string;
}

interface Fixtures {
  readonly engine: Engine;
  readonly server: PageServer;
  /** A new browser with a profile of its own. */
  readonly open: (wishes?: Wishes) => Promise<Session>;
}

// what the first process has found; the versions were its own
const found = enginesForTests({ floor: 0, oldest: 0 }, false);

function engineOf(name: string): Engine {
  // the builds for small servers have neither the helper process nor the graphics of a desk
  if (name === 'floor') return chromium(found.floor!.path, ['--no-zygote', '--no-sandbox']);
  if (name === 'oldest') return chromium(found.oldest!.path, ['--no-zygote', '--no-sandbox']);
  if (name === 'firefox') return firefox(found.firefox!);
  if (name === 'webkit') return webkit(found.webkit!);
  return chromium(found.chromium!);
}

export const test = plain.extend<Fixtures & Options>({
  engineName: ['chromium', { option: true }],

  engine: async ({ engineName }, use) => use(engineOf(engineName)),

  server: async ({ engine }, use, info) => {
    const seed = process.env.BROWSERS_SEED ?? info.title;
    const server = await startPageServer(seed);
    await use(server);
    if (info.status !== info.expectedStatus)
      console.log(`${engine.name}: BROWSERS_SEED=${JSON.stringify(seed)} repeats it`);
    await server.stop();
  },

  open: async ({ engine }, use) => {
    const sessions: Session[] = [];
    await use(async (wishes = {}) => {
      const session = await (wishes.noStorage ? withSettings(engine) : engine).open(wishes);
      sessions.push(session);
      return session;
    });
    for (const session of sessions) await session.close();
  },
});

/** Whether this browser can be told to block site data: Chromium's shell has no settings, the whole one has. */
export const canBlockStorage = ({ name }: Engine) => name !== 'Chromium' || found.wholeChromium !== undefined;

const withSettings = (engine: Engine) =>
  engine.name === 'Chromium' ? chromium(found.wholeChromium!) : engine;
