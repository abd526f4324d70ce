/** Counting: a part at a time, skipped by a press that was meant for it. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Counting, planOf, useCounting } from './use-counting.ts';

const place = document.body.appendChild(document.createElement('main'));
let counting: Counting;

function Shown() {
  counting = useCounting([1, 0], [2, 1]);
  return null;
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const key = (name: string) =>
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: name, cancelable: true })));

beforeEach(async () => {
  vi.useFakeTimers();
  await act(() => render(<Shown />, place));
});
afterEach(async () => {
  await act(() => render(null, place));
  vi.useRealTimers();
});

test('boards are counted one after the other', async () => {
  expect([counting.now, counting.isDone]).toEqual([undefined, false]);
  await pass(620);
  expect([counting.now, counting.done(1), counting.done(0)]).toEqual([1, 1, 0]);
  for (let step = 0; step < 4; step++) await pass(620);
  expect([counting.now, counting.done(1), counting.done(0), counting.isDone]).toEqual([
    undefined,
    1,
    2,
    true,
  ]);
});

test('[W3] a key or a cancel within 400 ms was meant for the table', async () => {
  await pass(399);
  await key('Escape');
  await act(() => counting.press());
  expect(counting.isDone).toBe(false);
  await pass(1);
  await key('a');
  expect(counting.isDone).toBe(false);
  await key('Escape');
  expect(counting.isDone).toBe(true);
});

test('a cancel that was meant for the count skips it', async () => {
  await pass(400);
  await act(() => counting.press());
  expect(counting.isDone).toBe(true);
});

test('the button skips at once', async () => {
  await act(() => counting.skip());
  expect(counting.isDone).toBe(true);
});

test('each board has a moment for each part, and one for the whole, in the order of the count', () => {
  expect(planOf([1, 0], [1, 2])).toEqual([
    { seat: 1, done: 1 },
    { seat: 1, done: 2 },
    { seat: 1, done: 2 },
    { seat: 0, done: 1 },
    { seat: 0, done: 1 },
  ]);
});

test('a board without points is looked at, too', () => {
  expect(planOf([0], [0])).toEqual([{ seat: 0, done: 0 }]);
});
