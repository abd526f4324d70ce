import { Random } from '@kingdomino/rules';
import { expect, test } from 'vitest';
import { trainInRounds } from '../../training/rounds.ts';
import { newNet } from '../../training/trainer.ts';
import { Features, symmetryTables } from '../features.ts';
import { kingdominoPlan } from './plan.ts';
import { playShare } from './share.ts';

test.each([5, 7] as const)('a share of games on %i x %i is the same every time', size => {
  const { count } = new Features(size).blocks;
  const { weights } = newNet(count, new Random(1));
  const selfPlay = { size, greedyShare: 0.5, trust: 0.8 } as const;
  const share = { weights, selfPlay, games: 2, seed: 5 };
  const played = playShare(share);
  expect(playShare(share)).toEqual(played);
  expect(played.points / played.seats).toBeGreaterThan(10);
  const { starts, targets, features } = played.samples;
  expect(targets.length).toBeGreaterThanOrEqual(2 * 2 * (size === 7 ? 23 : 11));
  expect(starts.at(-1)).toBe(features.length);
  expect(features.every(feature => feature < count)).toBe(true);
});

test('a new net begins with greedy games, and learns ever more slowly', () => {
  const training = { size: 5, games: 20_500, trust: 0.8, isNew: true } as const;
  const { rounds } = kingdominoPlan(training);
  expect(rounds.reduce((sum, { games }) => sum + games, 0)).toBe(20_500);
  const isGreedy = rounds.map(({ selfPlay }) => selfPlay.greedyShare === 1);
  expect(isGreedy.slice(0, 3)).toEqual([true, true, false]);
  expect(isGreedy.lastIndexOf(true)).toBe(1);
  for (const [index, { rate }] of rounds.entries())
    if (index > 0) expect(rate).toBeLessThan(rounds[index - 1]!.rate);
  const resumed = kingdominoPlan({ ...training, isNew: false, rate: 1e-4 });
  expect(resumed.rounds[0]).toMatchObject({ rate: 1e-4, selfPlay: { greedyShare: 0.25, trust: 0.8 } });
});

test('training a net of Kingdomino lowers its error', async () => {
  const features = new Features(5);
  const random = new Random(2);
  const errors: number[] = [];
  const selfPlay = { size: 5, greedyShare: 1, trust: 'outcome alone' } as const;
  await trainInRounds(
    { batch: 16, memory: 1, rounds: [{ games: 3, selfPlay, passes: 6, rate: 0.002 }] },
    {
      net: newNet(features.blocks.count, random),
      symmetries: symmetryTables(features),
      random,
      play: async shares => shares.map(playShare),
      onRound: report => errors.push(...report.errors),
    },
  );
  expect(errors.at(-1)!).toBeLessThan(0.6 * errors[0]!);
});
