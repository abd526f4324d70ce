import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LATE, poll, SOON } from './polling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that a test shows and hides, and a question whose answer it knows. */
function stage() {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const asked: number[] = [];
  const state = { isNew: false, isBroken: false, answers: Promise.resolve() };
  const begin = Date.now();
  const { end } = poll(
    async () => {
      asked.push(Date.now() - begin);
      await state.answers;
      if (state.isBroken) throw new Error('no connection');
      return state.isNew;
    },
    page as unknown as Document,
  );
  const show = (isShown: boolean) => {
    page.hidden = !isShown;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { asked, state, end, show };
}

test('what stays the same is asked for less and less often, what changes soon again', async () => {
  const { asked, state } = stage();
  await vi.advanceTimersByTimeAsync(100_000);
  expect(asked).toEqual([0, SOON, SOON + 20_000, SOON + 20_000 + LATE]);
  state.isNew = true;
  await vi.advanceTimersByTimeAsync(3 * SOON);
  expect(asked.slice(4)).toEqual([110_000, 120_000, 130_000]);
});

test('nothing is asked while nobody looks, at once when somebody does, and one question after the other', async () => {
  const { asked, show } = stage();
  await vi.advanceTimersByTimeAsync(5000);
  show(false);
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(asked).toEqual([0]);
  for (const _ of [1, 2]) show(true);
  const back = asked.length;
  await vi.advanceTimersByTimeAsync(SOON);
  expect([back, asked.length]).toEqual([3, 4]);
});

test('a connection that fails is asked again; after the end nothing is, whatever was under way', async () => {
  const { asked, state, end } = stage();
  state.isBroken = true;
  await vi.advanceTimersByTimeAsync(SOON);
  expect(asked).toHaveLength(2);
  let answer = () => {};
  state.answers = new Promise<void>(resolve => {
    answer = resolve;
  });
  await vi.advanceTimersByTimeAsync(2 * SOON);
  end();
  answer();
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(asked).toHaveLength(3);
});
