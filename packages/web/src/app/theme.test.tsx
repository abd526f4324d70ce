/** Light and dark: as the system wishes, or as the player does. What the style sheets make of it is for a browser. */
import { expect, test, vi } from 'vitest';
import { press, radio } from '../testing/look.ts';
import { keepSettings } from '../testing/on-device.ts';
import { reload, visit } from '../testing/visit.ts';

/** A system that wants it dark, or not, and may change its mind. */
class System extends EventTarget {
  matches: boolean;

  constructor(isDark: boolean) {
    super();
    this.matches = isDark;
    const real = matchMedia.bind(globalThis);
    vi.stubGlobal('matchMedia', (query: string) => (query.includes('color-scheme') ? this : real(query)));
  }

  change(isDark: boolean): void {
    this.matches = isDark;
    this.dispatchEvent(new Event('change'));
  }
}

const isDark = () => document.querySelector<HTMLLinkElement>('#dark')!.media === 'all';

test('the page follows the system, at once', async () => {
  const system = new System(false);
  await visit('/settings');
  for (const wish of [true, false]) {
    system.change(wish);
    expect(isDark()).toBe(wish);
  }
});

test.each([
  ['Dark', false, true],
  ['Light', true, false],
])('%s by choice, whatever the system says, and after a reload too', async (wish, system, wanted) => {
  new System(system);
  keepSettings();
  await visit('/settings');
  expect(isDark()).toBe(system);
  await press(radio(wish));
  expect(isDark()).toBe(wanted);
  await reload();
  expect(radio(wish).checked).toBe(true);
  expect(isDark()).toBe(wanted);
});
