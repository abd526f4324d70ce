/** Dice are chosen as soon as they are shown. */
import { duel } from '@kingdomino/rules/duel';
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import type { TableSource, TableView } from '../../table-source/table-source.ts';
import { type TakingControl, useTaking } from './use-taking.ts';

const place = document.createElement('main');
let control: TakingControl;

function Taking({ source, view }: { source: TableSource<'duel'>; view: TableView<'duel'> }) {
  control = useTaking(source, view);
  return null;
}

/** A table where two dice are to be taken by seat 0. */
function takingTwo() {
  const state = duel.start({ players: 2, firstSeat: 1 });
  while (state.phase !== 'take-two') duel.advance(state, duel.moveAt(state, 0));
  const play = vi.fn(async () => ({ ok: true, value: undefined }) as const);
  return { state, play, source: { play } as unknown as TableSource<'duel'> };
}

const viewAt = (state: unknown, version: number) =>
  ({ state, version, mine: [0] }) as unknown as TableView<'duel'>;

afterEach(() => render(null, place));

test('a die pressed before the browser has painted stays pressed', async () => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'setTimeout', 'cancelAnimationFrame', 'clearTimeout'],
  });
  const { state, play, source } = takingTwo();
  const [first, second] = state.freeDice();
  render(<Taking source={source} view={viewAt(state, 1)} />, place);
  render(<Taking source={source} view={viewAt(state, 2)} />, place);
  control.takeOf(first!)!();
  await Promise.resolve();
  vi.runAllTimers();
  await Promise.resolve();
  expect(control.chosen).toEqual([first]);
  control.takeOf(second!)!();
  expect(play).toHaveBeenCalledWith({ kind: 'take', dice: [first, second] });
  vi.useRealTimers();
});

test('with the next version nothing is chosen', () => {
  const { state, source } = takingTwo();
  render(<Taking source={source} view={viewAt(state, 1)} />, place);
  control.takeOf(state.freeDice()[0]!)!();
  render(<Taking source={source} view={viewAt(state, 2)} />, place);
  expect(control.chosen).toEqual([]);
});
