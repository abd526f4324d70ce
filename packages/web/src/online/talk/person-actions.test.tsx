/** What was done about a person can be undone where it was done. */
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '../../app/i18n/language.ts';
import { all, button, textOf } from '../../testing/look.ts';
import { PersonActions } from './person-actions.tsx';
import { relations } from './relations.ts';

vi.mock('../../connection/page-connection.ts', () => ({
  pageConnection: () => ({ me: signal({ id: 'ann', name: 'Ann' }) }),
}));

const BOB = { id: 'bob', name: 'Bob' };
const asked: string[] = [];
const place = document.body.appendChild(document.createElement('main'));

beforeEach(async () => {
  asked.length = 0;
  relations.value = [];
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    if (method !== 'GET') asked.push(`${method} ${path}`);
    return method === 'GET' ? Response.error() : new Response(null, { status: 204 });
  });
  await loadWords('online', 'talk');
  await act(() => render(<PersonActions player={BOB} table="t1" />, place));
});
afterEach(() => {
  render(null, place);
  vi.unstubAllGlobals();
});

const words = () => all('.person-actions > button', place).map(textOf);
const press = (name: string) => act(() => button(name, place).click());

test('mute becomes unmute, here and everywhere, and back', async () => {
  const before = words();
  await press(before[0]!);
  await press(before[1]!);
  const after = words();
  expect([before[0] === after[0], before[1] === after[1]]).toEqual([false, false]);
  expect(after.slice(0, 2).every(word => word.startsWith('Unmute'))).toBe(true);
  await press(after[0]!);
  await press(after[1]!);
  expect(words()).toEqual(before);
  const [here, everywhere] = ['/api/me/relations/mute/bob?table=t1', '/api/me/relations/mute/bob'];
  expect(asked).toEqual([`PUT ${here}`, `PUT ${everywhere}`, `DELETE ${here}`, `DELETE ${everywhere}`]);
});

test('a block becomes its end', async () => {
  const [block] = words().slice(2);
  await press(block!);
  expect(words()[2]).not.toBe(block);
});
