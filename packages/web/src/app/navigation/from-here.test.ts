/** Late answers never move whoever has gone elsewhere. */
import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/club', hash: '' });
const visit = (_: unknown, __: string, path: string) => void Object.assign(location, { pathname: path });
vi.stubGlobal('history', { state: null, pushState: visit, replaceState: visit });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('scrollTo', () => undefined);

test.each(['go', 'replace'] as const)(
  '%s navigates from where it was asked for, and from nowhere else',
  async way => {
    const { fromHere } = await import('./from-here.ts');
    const { go } = await import('./router.ts');
    go('/club');
    const first = fromHere();
    first[way]('/club/abc');
    expect(location.pathname).toBe('/club/abc');
    const second = fromHere();
    go('/settings');
    second[way]('/club');
    expect(location.pathname).toBe('/settings');
  },
);
