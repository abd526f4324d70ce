/** However a browser closes a dialog, whoever keeps it on the page hears of it, and it never counts as open while it is not. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

const place = document.body.appendChild(document.createElement('main'));
const onClose = vi.fn();
const dialog = () => place.querySelector('dialog')!;

beforeEach(async () => {
  onClose.mockClear();
  await act(() => render(<Dialog title="Final score" onClose={onClose} children="points" />, place));
});
afterEach(() => act(() => render(null, place)));

test('[W3] Escape or a gesture asks whoever shows it, and closes nothing by itself', async () => {
  const cancel = new Event('cancel', { cancelable: true });
  await act(() => void dialog().dispatchEvent(cancel));
  expect([cancel.defaultPrevented, onClose.mock.calls.length, dialog().open]).toEqual([true, 1, true]);
});

test('[W3] closed without asking, it is told; kept on the page, it is shown again', async () => {
  expect(dialog().open).toBe(true);
  await act(() => dialog().close());
  expect(onClose).toHaveBeenCalled();
  expect(dialog().open).toBe(true);
});
