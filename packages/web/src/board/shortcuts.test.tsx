/** Keys are heard from the first picture on. */
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { useShortcuts } from './shortcuts.ts';

const heard = vi.fn();

function Table() {
  useShortcuts(letter => heard(letter), undefined);
  return null;
}

afterEach(() => render(null, document.body));

test('a key that comes as soon as the table is shown is not lost', () => {
  render(<Table />, document.body);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'r', code: 'KeyR' }));
  expect(heard).toHaveBeenCalledExactlyOnceWith('r');
});

test('who has left the table hears nothing', () => {
  heard.mockClear();
  render(<Table />, document.body);
  render(null, document.body);
  dispatchEvent(new KeyboardEvent('keydown', { key: 'r', code: 'KeyR' }));
  expect(heard).not.toHaveBeenCalled();
});
