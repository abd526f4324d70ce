/** What the first visit has used is told to the worker; whoever saves data loads no words beyond that. */
import { afterEach, expect, test, vi } from 'vitest';

const loadAllWords = vi.fn(async () => undefined);
vi.mock('../app/i18n/language.ts', () => ({ loadAllWords }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

async function firstVisit(connection: object): Promise<unknown> {
  vi.resetModules();
  loadAllWords.mockClear();
  vi.stubEnv('PROD', true);
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const told = vi.fn();
  const registration = {
    installing: null,
    waiting: null,
    addEventListener: () => undefined,
    update: async () => undefined,
  };
  let loaded = () => undefined as unknown;
  vi.stubGlobal('addEventListener', (_: string, listener: () => undefined) => (loaded = listener));
  vi.stubGlobal('location', { pathname: '/', hash: '' });
  vi.stubGlobal('document', { addEventListener: () => undefined, fonts: { ready: Promise.resolve() } });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: 'https://play.net/assets/de-1.js?x' }] });
  vi.stubGlobal('navigator', {
    connection,
    serviceWorker: {
      controller: null,
      addEventListener: () => undefined,
      register: async () => registration,
      ready: Promise.resolve({ active: { postMessage: told } }),
    },
  });
  const { startOffline } = await import('./service-worker-update.ts');
  startOffline();
  loaded();
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
  vi.useRealTimers();
  return told.mock.calls[0]![0];
}

test.each([
  ['all words are loaded', {}, 1],
  ['whoever saves data has those that are needed', { saveData: true }, 0],
])('%s', async (_, connection, times) => {
  expect(await firstVisit(connection)).toEqual({ used: ['/assets/de-1.js'] });
  expect(loadAllWords).toHaveBeenCalledTimes(times);
});
