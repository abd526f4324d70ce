/** The end of a game: the winner's king enters, and the boards stand in the order of their places. */
import { expect, test } from 'vitest';
import { whenOver } from '../../e2e/support/positions.ts';
import { all, textOf } from '../testing/look.ts';
import { FRIEND, ME, openGame } from '../testing/on-device.ts';
import { until } from '../testing/visit.ts';

test('the king of the winner, and the places from first to last', async () => {
  const seats = [ME, FRIEND, { ...FRIEND, name: 'Cleo' }];
  const moves = whenOver('kingdomino', { players: 3 });
  await openGame({ game: 'kingdomino', options: { players: 3 }, seats, moves });
  await until(() => document.querySelector('.end-buttons'));
  const boards = all('.counted').map(board => ({
    place: Number(textOf(board.querySelector('.medal [aria-hidden]')!)),
    order: Number(board.style.order),
    points: Number(textOf(board.querySelector('.score')!)),
    colour: board.classList[1],
  }));
  expect(boards.map(({ order }) => order)).toEqual(boards.map(({ place }) => place));
  const best = Math.max(...boards.map(({ points }) => points));
  const winner = boards.find(({ place }) => place === 1)!;
  expect(winner.points).toBe(best);
  const kings = all('.winning-king use').map(king => king.getAttribute('href'));
  expect(kings).toEqual([`#king-${winner.colour}`]);
  expect(textOf(all('.verdict p')[0]!)).toContain(`with ${best} points`);
});
