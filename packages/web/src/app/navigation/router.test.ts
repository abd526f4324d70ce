/** A screen that puts its place into the address is still the same screen, whatever lay above it meanwhile. */
import { beforeEach, expect, test, vi } from 'vitest';

const listeners = new Map<string, () => void>();
const steps: string[] = [];
function at(path: string): void {
  const [pathname = '', hash = ''] = path.split('#');
  Object.assign(location, { pathname, hash: hash && `#${hash}` });
}

vi.stubGlobal('location', { pathname: '/replay', hash: '#LINK' });
vi.stubGlobal('history', {
  state: null,
  pushState: (_: unknown, __: string, path = `${location.pathname}${location.hash}`) => {
    steps.push(path);
    at(path);
  },
  replaceState: (_: unknown, __: string, path: string) => {
    steps.splice(-1, 1, path);
    at(path);
  },
});
vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
vi.stubGlobal('scrollTo', () => undefined);

beforeEach(() => {
  steps.splice(0, steps.length, '/replay#LINK');
  at('/replay#LINK');
  vi.resetModules();
});

/** The browser's own button. */
function back(): void {
  steps.pop();
  at(steps.at(-1)!);
  listeners.get('popstate')!();
}

test('help above a replay that has gone on, and back: the same screen', async () => {
  const { route, nameScreen } = await import('./router.ts');
  const before = route.peek();
  nameScreen('/replay#LINK&m=7');
  history.pushState({ overlay: { screen: 'settings' } }, '');
  back();
  expect([location.hash, route.peek() === before]).toEqual(['#LINK&m=7', true]);
});

test('another link in the address is another screen, and so is the way back to the first', async () => {
  const { route, nameScreen, go } = await import('./router.ts');
  nameScreen('/replay#LINK&m=7');
  at('/replay#OTHER');
  listeners.get('hashchange')!();
  expect(route.peek()).toEqual({ screen: 'replay', link: 'OTHER' });
  go('/replay#LINK&m=7');
  expect(route.peek()).toEqual({ screen: 'replay', link: 'LINK&m=7' });
});
