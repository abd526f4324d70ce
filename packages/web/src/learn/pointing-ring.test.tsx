/** What lessons point at is marked in the tables. */
import { kingdomino } from '@kingdomino/rules/kingdomino';
import { expect, test } from 'vitest';
import { duelUntil, movesUntil } from '../../e2e/support/positions.ts';
import { all } from '../testing/look.ts';
import { FRIEND, ME, openGame } from '../testing/on-device.ts';
import { until } from '../testing/visit.ts';
import type { Target } from './lesson.ts';
import { selectorsOf } from './pointing-ring.tsx';

type Part = Extract<Target, { part: string }>['part'];

const isMine = (state: { phase: string; seat: number }, phase: string) =>
  state.phase === phase && state.seat === 0;
const found = (target: Target) => selectorsOf(target).flatMap(selector => all(selector)).length;

async function expectParts(
  game: 'kingdomino' | 'duel',
  moves: ReturnType<typeof movesUntil>,
  parts: readonly Part[],
) {
  await openGame({ game, options: { players: 2 }, seats: [ME, FRIEND], moves });
  for (const part of parts) await until(() => found({ part }) > 0);
}

test('Kingdomino: the board, the newer line, areas and bonuses', () =>
  expectParts(
    'kingdomino',
    movesUntil('kingdomino', { players: 2 }, (state, made) => made > 30 && isMine(state, 'place')),
    ['board', 'lines', 'areas', 'bonuses'],
  ));

test('Kingdomino: the discard of a domino that fits nowhere', () =>
  expectParts(
    'kingdomino',
    movesUntil(
      'kingdomino',
      { players: 2 },
      state => isMine(state, 'place') && kingdomino.moveAt(state, 0).kind === 'discard',
    ),
    ['discard'],
  ));

test('Kingdomino: a domino that may be picked', async () => {
  const moves = movesUntil('kingdomino', { players: 2 }, state => isMine(state, 'pick'));
  await openGame({ game: 'kingdomino', options: { players: 2 }, seats: [ME, FRIEND], moves });
  await until(() => all('.slot.free').length > 0);
  const domino = Number(all('.slot.free')[0]!.dataset.domino);
  expect(found({ domino })).toBe(1);
});

test('Duel: the map, the dice, the spellbook and a spell', async () => {
  const toTake = duelUntil(state => isMine(state, 'take') && state.canCast('both', 0));
  await expectParts('duel', toTake, ['board', 'dice', 'book', 'spell']);
  const free = Number(all('.die-button')[0]!.dataset.die);
  expect(found({ die: free })).toBe(1);
});

test('Duel: a spell and the castle in a draw', () =>
  expectParts(
    'duel',
    duelUntil(state => isMine(state, 'draw') && state.canCast('split', 0)),
    ['castle', 'spell'],
  ));
