/** The ribbon goes by itself, whatever happens at the table meanwhile: without motion nothing else would hide it. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SeatView, TableView } from '../table-source/table-source.ts';
import { HandOver } from './hand-over.tsx';

const place = document.body.appendChild(document.createElement('main'));
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await act(() => render(null, place));
  vi.useRealTimers();
});

const seats: readonly SeatView[] = [
  { name: 'Ann', colour: 'pink', kind: 'me', isYou: false, isHere: true },
  { name: 'Bob', colour: 'blue', kind: 'friend', isYou: false, isHere: true },
];
const view = { seats, mine: [0, 1], isOver: false } as Partial<TableView> as TableView;
const shown = () => place.querySelectorAll('.hand-over').length;
const turnOf = (seat: number | 'chance') => act(() => render(<HandOver view={view} seat={seat} />, place));
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('also when chance or the next one comes before it has gone', async () => {
  await turnOf(0);
  expect(shown()).toBe(1);
  await pass(1000);
  await turnOf('chance');
  expect(shown()).toBe(1);
  await pass(800);
  expect(shown()).toBe(0);
  await turnOf(1);
  await pass(1000);
  await turnOf(0);
  await pass(1799);
  expect(shown()).toBe(1);
  await pass(1);
  expect(shown()).toBe(0);
});
