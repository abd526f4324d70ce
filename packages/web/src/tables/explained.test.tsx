/** Whatever can be pressed or looked at says what it is: on hovering, on holding, and to screen readers. */
import type { Position as DuelPosition } from '@kingdomino/rules/duel';
import { expect, test } from 'vitest';
import { duelUntil, movesUntil } from '../../e2e/support/positions.ts';
import { all, button, one, press, textOf } from '../testing/look.ts';
import { FRIEND, ME, openGame } from '../testing/on-device.ts';
import { until } from '../testing/visit.ts';

const kingdominoAt = (phase: string) =>
  movesUntil(
    'kingdomino',
    { players: 2 },
    (state, made) => made > 30 && state.phase === phase && state.seat === 0,
  );
const isMine = (state: DuelPosition, phase: string) => state.phase === phase && state.seat === 0;
const toTake = () => duelUntil(state => isMine(state, 'take') && state.canCast('both', 0));
const toDraw = () =>
  duelUntil(state => isMine(state, 'draw') && state.canCast('split', 0) && state.round < 9);
const toDrawFirst = () => duelUntil(state => isMine(state, 'draw') && state.round === 0);

/** Resolves when this can be seen. */
async function open(game: 'kingdomino' | 'duel', moves: ReturnType<typeof toTake>, wanted: string) {
  await openGame({ game, options: { players: 2 }, seats: [ME, FRIEND], moves });
  await until(() => document.querySelector(wanted));
}

/** Everything of a kind, and there is some of it. */
function expectExplained(selectors: readonly string[]): void {
  for (const selector of selectors) {
    const titles = all(selector).map(element => element.getAttribute('title'));
    expect(titles.length, selector).toBeGreaterThan(0);
    expect(titles, selector).not.toContain(null);
    expect(titles, selector).not.toContain('');
  }
}

const firstCell = () => all('.cell[title]')[0]!.title;

test('Kingdomino', async () => {
  await open('kingdomino', kingdominoAt('place'), '.held');
  expectExplained(['.held', '.slot', '.small-kingdom', '.areas li:not(.total)', '.only-icon']);
  expect(firstCell()).toMatch(/^\w+: \d+\ssquares? × \d+\scrowns? = \d+$/);
});

test('Kingdomino, choosing', async () => {
  await open('kingdomino', kingdominoAt('pick'), '.slot.free');
  expectExplained(['.slot.free']);
});

test('Duel, taking dice', async () => {
  await open('duel', toTake(), '.dice.yours');
  expectExplained(['.die-button', '.cast', '.book-row', '.castle-bonus', '.small-kingdom']);
});

test('Duel, a press on what stands under a die says it in words and takes nothing', async () => {
  await open('duel', toTake(), '.dice.yours');
  const dice = all('button.die-button').length;
  const worth = all('.die-worth')[0]!;
  await press(worth);
  expect(textOf(one('.toast'))).toBe(worth.title.replace(/\s+/g, ' '));
  expect(worth.title).toMatch(/up to \+\d+|box \d of \d/);
  expect(all('button.die-button')).toHaveLength(dice);
});

test('Duel, drawing', async () => {
  await open('duel', toDraw(), '.duel-hand');
  expectExplained(['.held-dice', '.cast', '.book-row']);
  expect(firstCell()).toMatch(/: \d+\scrests? × \d+\scross(?:es)? = \d+$/);
});

test('Duel, the castle cross', async () => {
  await open('duel', toDrawFirst(), '.duel-hand');
  expectExplained(['.cast']);
});

test('what each domain gives, for both players', async () => {
  await open('duel', toDraw(), '.duel-hand');
  await press(button('Points for each domain'));
  const scores = all('.small-kingdom .score').map(textOf);
  expect(scores).toHaveLength(2);
  expect(all('dialog .total strong').map(textOf)).toEqual(scores);
});

test('half a domino at a wrong place says why', async () => {
  await open('duel', toDraw(), '.duel-hand');
  await press(button('Split'));
  await press(one('.cell[data-x="0"][data-y="0"]'));
  expect(textOf(one('.toast'))).toBe('That space is taken');
});
