/** The kingdom of the first screen grows by whole dominoes, and stands whole where nothing may move. */
import { afterEach, expect, test, vi } from 'vitest';
import { all } from '../testing/look.ts';
import { keepSettings } from '../testing/on-device.ts';
import { drawn, until, visit } from '../testing/visit.ts';

const squares = () => all('.scene [data-picture^="terrain-"]:not([data-picture="terrain-castle"])').length;

afterEach(() => vi.restoreAllMocks());

test('still: all of it at once', async () => {
  keepSettings({ speed: 'off' });
  await visit('/');
  expect(squares()).toBe(24);
});

test('in motion: two squares more each time, once', async () => {
  keepSettings({ speed: 'fast' });
  // a step of the growth takes no time here
  const wait = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, time?: number) =>
    wait(act, time === 350 ? 0 : time)) as typeof setTimeout);
  await visit('/');
  const seen = new Set<number>();
  await until(() => seen.add(squares()).has(24));
  expect([...seen].every(count => count % 2 === 0)).toBe(true);
  expect(Math.min(...seen)).toBeLessThan(24);
  await drawn();
  expect(squares()).toBe(24);
});
