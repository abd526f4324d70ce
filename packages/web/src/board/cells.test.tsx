/** A square is chosen by whatever pressed it, also in browsers whose clicks do not say what made them. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { Cells } from './cells.tsx';

const place = document.body.appendChild(document.createElement('main'));
afterEach(() => act(() => render(null, place)));

/** As older browsers click: with a MouseEvent, which has no type of pointer. */
function press(pointerType?: string): void {
  const square = place.querySelector('[data-x="1"][data-y="0"]')!;
  if (pointerType !== undefined)
    square.dispatchEvent(new PointerEvent('pointerdown', { pointerType, bubbles: true }));
  square.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

test('a finger, a mouse and a screen reader are told apart by what pressed before the click', async () => {
  const onChoose = vi.fn();
  const rect = { west: 0, north: 0, columns: 2, rows: 1 };
  await act(() =>
    render(<Cells rect={rect} label="board" nameOf={() => 'square'} onChoose={onChoose} />, place),
  );
  press('touch');
  press();
  press('mouse');
  expect(onChoose.mock.calls.map(([, pointer]) => pointer)).toEqual(['touch', 'mouse', 'mouse']);
});
