/** The tests' own visits: nothing of a page that was left goes on. */
import { expect, test, vi } from 'vitest';
import { visit } from './visit.ts';

test('what a page has put off ends when another address is visited', async () => {
  await visit('/pad');
  const written = vi.fn();
  // as `useAddress` does it; that it was to come is shown by the timer that is set after it
  setTimeout(written, 400);
  await visit('/');
  await new Promise(resolve => setTimeout(resolve, 400));
  expect(written).not.toHaveBeenCalled();
});
