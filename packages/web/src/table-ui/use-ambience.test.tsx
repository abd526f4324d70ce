/** The land is heard where that was switched on, after a press, while the page is looked at, and not a moment longer. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change } from '../app/settings.ts';
import { OPEN_LAND } from '../app/sound/surroundings.ts';
import { useAmbience } from './use-ambience.ts';

const heard: string[] = [];
vi.mock('../app/sound/ambience.ts', () => ({
  Ambience: class {
    hear = (_: unknown, volume: number) => heard.push(`hear ${volume}`);
    pause = () => heard.push('pause');
    end = () => heard.push('end');
  },
}));

function Table() {
  useAmbience(OPEN_LAND);
  return null;
}

const place = document.body.appendChild(document.createElement('main'));
const open = () => act(() => render(<Table />, place));
const leave = () => act(() => render(null, place));
const press = () => act(() => void dispatchEvent(new Event('pointerup')));
let isActive = true;

beforeEach(() => {
  heard.length = 0;
  isActive = true;
  vi.stubGlobal('AudioContext', class {});
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    get: () => ({ hasBeenActive: isActive }),
  });
  change({ sound: true, ambience: true, ambienceVolume: 60 });
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

test('from the table’s opening to its end, as loud as was chosen', async () => {
  await open();
  await vi.waitFor(() => expect(heard).toEqual(['hear 60']));
  await act(() => change({ ambienceVolume: 20 }));
  await vi.waitFor(() => expect(heard.at(-1)).toBe('hear 20'));
  await leave();
  expect(heard.at(-1)).toBe('end');
});

test.each([
  ['off by itself', { ambience: false }],
  ['muted with all sounds', { sound: false }],
  ['turned down to nothing', { ambienceVolume: 0 }],
])('%s: nothing is heard, nor fetched', async (_, wish) => {
  change(wish);
  await open();
  await press();
  expect(heard).toEqual([]);
});

test('a page that nobody has touched waits for a press', async () => {
  isActive = false;
  await open();
  expect(heard).toEqual([]);
  isActive = true;
  await press();
  await vi.waitFor(() => expect(heard).toEqual(['hear 60']));
});
