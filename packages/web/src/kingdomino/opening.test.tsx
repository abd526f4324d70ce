/** [K-S3] The kings are drawn one by one, and each takes its place before the next. */
import { expect, test } from 'vitest';
import { movesUntil } from '../../e2e/support/positions.ts';
import { all, one, press, textOf } from '../testing/look.ts';
import { FRIEND, ME, openGame } from '../testing/on-device.ts';
import { until } from '../testing/visit.ts';

const FRIENDS = [ME, FRIEND, { kind: 'friend', name: 'Cleo' }, { kind: 'friend', name: 'Dan' }] as const;
const open = (moves: ReturnType<typeof movesUntil>) =>
  openGame({ game: 'kingdomino', options: { players: 4 }, seats: FRIENDS, moves });
const pressFirstFree = () => press(all('.slot.free')[0]!);

test('the king that was drawn stands out, those in the hand wait in no order', async () => {
  const moves = movesUntil(
    'kingdomino',
    { players: 4 },
    state => state.isOpening && state.phase === 'pick' && state.kingsPlaced === 1,
  );
  await open(moves);
  expect(all('.king.now')).toHaveLength(1);
  expect(all('.king.in-hand')).toHaveLength(2);
  await pressFirstFree();
  await until(() => all('.king.in-hand').length === 1);
  await until(() => all('.king.now').length === 1);
  await press(one('.log-button'));
  const log = await until(() => document.querySelector('.log'));
  expect(textOf(log)).toContain('King drawn:');
});

test('a saved game that drew all its kings first goes on as it began', async () => {
  await open([
    { by: 'chance', move: 'kings:2,0,3,1' },
    { by: 'chance', move: 'line:3,17,29,41' },
    { by: 2, move: 'pick:29' },
  ]);
  expect(all('.line.kings .king')).toHaveLength(3);
  expect(all('.king.in-hand')).toHaveLength(0);
  for (const left of [2, 1]) {
    await pressFirstFree();
    await until(() => all('.line.kings .king').length === left);
  }
  await pressFirstFree();
  await until(() => all('.line.older .slot').length === 4);
});
