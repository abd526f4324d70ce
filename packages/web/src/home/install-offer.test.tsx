/** The page may be installed where the browser offers it: whoever has played is asked, and after a no never again. */
import { expect, test, vi } from 'vitest';
import { all, button, one, press } from '../testing/look.ts';
import { keep, keepSettings } from '../testing/on-device.ts';
import { drawn, visit } from '../testing/visit.ts';

const result = { game: 'kingdomino', switches: [], at: 1, seats: [{ who: 'me', points: 40, place: 1 }] };

async function offer(): Promise<{ readonly prompt: () => void; readonly event: Event }> {
  const prompt = vi.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  await drawn();
  return { prompt, event };
}

const isOffered = () => all('.offer:not(.newcomer)').length === 1;

test('who has never played is not asked', async () => {
  keepSettings();
  await visit('/');
  const { event } = await offer();
  expect(event.defaultPrevented).toBe(true);
  expect(isOffered()).toBe(false);
});

test('a press hands over to the browser, once', async () => {
  keepSettings();
  keep('result.one', { format: 0, value: result });
  keep('lesson-offered', { format: 0, value: true });
  await visit('/');
  expect(isOffered()).toBe(false);
  const { prompt } = await offer();
  await press(button('Install', one('.offer')));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(isOffered()).toBe(false);
});

test('after a no, never again', async () => {
  keepSettings();
  keep('result.one', { format: 0, value: result });
  keep('lesson-offered', { format: 0, value: true });
  await visit('/');
  await offer();
  expect(isOffered()).toBe(true);
  await press(button('No, thanks', one('.offer')));
  await visit('/');
  await offer();
  expect(isOffered()).toBe(false);
});
