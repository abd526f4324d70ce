/** A toast goes by itself, but never from under a pointer or out of the focus. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '../app/toast.ts';
import { Toast } from './toast.tsx';

const place = document.body.appendChild(document.createElement('main'));
beforeEach(async () => {
  vi.useFakeTimers();
  await act(() => render(<Toast />, place));
});
afterEach(async () => {
  await act(() => render(null, place));
  vi.useRealTimers();
});

const box = () => place.querySelector('.toast');
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const send = (type: string) => act(() => void box()!.dispatchEvent(new Event(type)));
const undoable = () => act(() => toast('Deleted.', { word: 'Undo', run: () => undefined }));

test.each([
  ['pointerenter', 'pointerleave'],
  ['focusin', 'focusout'],
])('it stays from %s to %s, then its time begins anew', async (comes, goes) => {
  await undoable();
  await pass(9000);
  await send(comes);
  await pass(60_000);
  expect(box()).not.toBeNull();
  await send(goes);
  await pass(9999);
  expect(box()).not.toBeNull();
  await pass(1);
  expect(box()).toBeNull();
});

test('nobody near it: it ends, sooner where there is nothing to press', async () => {
  await undoable();
  await pass(10_000);
  expect(box()).toBeNull();
  await act(() => toast('Saved.'));
  await pass(4500);
  expect(box()).toBeNull();
});
