import { kingdomino } from '@kingdomino/rules/kingdomino';
import { expect, test } from 'vitest';
import type { RolloutEvaluator } from '../rollout-evaluator.ts';
import { DynastyEvaluator } from './dynasty-evaluator.ts';

/** Games whose points are known: seat 0 has the number of its deal, the others nothing. */
function countedGames(asked: number[]): RolloutEvaluator<'kingdomino'> {
  return {
    actor: 'chance',
    seats: 3,
    isExact: false,
    turns: [{ moves: [] }],
    enoughDeals: Number.POSITIVE_INFINITY,
    find: () => 0,
    simulate(_turn, deal) {
      asked.push(deal);
      return { points: [deal, 0, 0], wins: [1, 0, 0] };
    },
  };
}

test('[K-V1] every deal has games to come of its own, the same for all turns, and no seat is preferred', () => {
  const start = kingdomino.start({ players: 3, dynasty: true, harmony: true, middleKingdom: true });
  const asked: number[] = [];
  const evaluator = new DynastyEvaluator(countedGames([]), start, () => countedGames(asked));
  const sums = Array.from({ length: 60 }, (_, deal) => Array.from(evaluator.simulate(0, deal).points));
  expect(asked).toEqual(Array.from({ length: 120 }, (_, game) => game));
  expect(evaluator.simulate(0, 7).points).toEqual(Float64Array.from(sums[7]!));
  expect(asked).toHaveLength(120);
  // 0 + 1 + ... + 119 fall to the seats by turns; seat 0 has the first game of every deal besides
  const toCome = [0, 1, 2].map(seat => sums.reduce((sum, points) => sum + points[seat]!, 0));
  toCome[0]! -= (59 * 60) / 2;
  expect(Math.max(...toCome) - Math.min(...toCome)).toBeLessThan(120);
});
