/** A newer version loads the tab anew that asked for it; in another one somebody may be typing. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const listeners = new Map<string, () => void>();
const reload = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('PROD', true);
  reload.mockClear();
  vi.stubGlobal('location', { pathname: '/club', hash: '', reload });
  vi.stubGlobal('history', {
    pushState: (_: unknown, __: string, path: string) => Object.assign(location, { pathname: path }),
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('navigator', {
    serviceWorker: {
      controller: { state: 'activated', postMessage: () => undefined },
      addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    },
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const opened = async () => {
  const page = await import('./service-worker-update.ts');
  page.startOffline();
  return { ...page, takenOver: () => listeners.get('controllerchange')!() };
};

test('the tab that asked is loaded anew', async () => {
  const { waiting, update, takenOver } = await opened();
  const postMessage = vi.fn();
  const newer = { state: 'installed', postMessage } as Partial<ServiceWorker> as ServiceWorker;
  waiting.value = newer;
  update();
  expect(postMessage).toHaveBeenCalledWith('update');
  expect(reload).not.toHaveBeenCalled();
  takenOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('another tab is told, and loaded anew by its notice', async () => {
  const { waiting, update, takenOver } = await opened();
  takenOver();
  expect([reload.mock.calls.length, waiting.value === undefined]).toEqual([0, false]);
  update();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('or with its next screen', async () => {
  const { takenOver } = await opened();
  const { go } = await import('../app/navigation/router.ts');
  takenOver();
  expect(reload).not.toHaveBeenCalled();
  go('/settings');
  expect(reload).toHaveBeenCalledTimes(1);
});
