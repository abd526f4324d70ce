/** What somebody does is drawn at once, what happens otherwise in a task of its own. */

import { soon } from '@kingdomino/testkit/soon';
import { options } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scheduleRenders } from './render-scheduler.ts';

beforeEach(() => {
  vi.stubGlobal('window', {});
  scheduleRenders();
});

afterEach(() => {
  vi.unstubAllGlobals();
  delete options.debounceRendering;
});

const microtasks = () => Promise.resolve();

test('an answer to a person is drawn in the same task', async () => {
  vi.stubGlobal('window', { event: new Event('click') });
  const draw = vi.fn();
  options.debounceRendering!(draw);
  await microtasks();
  expect(draw).toHaveBeenCalledOnce();
});

test.each([
  ['a message', new MessageEvent('message')],
  ['something else', undefined],
])('%s is drawn in the next one', async (_, event) => {
  vi.stubGlobal('window', { event });
  const draw = vi.fn();
  options.debounceRendering!(draw);
  await microtasks();
  expect(draw).not.toHaveBeenCalled();
  await soon(() => expect(draw).toHaveBeenCalledOnce());
});

test('each is drawn once, also when two wait', async () => {
  const [one, other] = [vi.fn(), vi.fn()];
  options.debounceRendering!(one);
  options.debounceRendering!(other);
  await soon(() => expect(other).toHaveBeenCalledOnce());
  expect(one).toHaveBeenCalledOnce();
});
