import { Random } from '@kingdomino/rules';
import { expect, test } from 'vitest';
import { trainInRounds } from '../../training/rounds.ts';
import { newNet } from '../../training/trainer.ts';
import { FEATURES, SQUARES } from '../features.ts';
import { playShare } from './share.ts';
import { SYMMETRIES } from './symmetries.ts';

/** Side 8, coats 6 x 6, open cells, holes, bonus. */
const FEATURES_OF_EMPTY = 47;

const selfPlay = { width: 6, wander: 0.1, lambda: 0.9 };

test('a share is the same every time, and what a seat had at first was all still to come', () => {
  const { weights } = newNet(FEATURES, new Random(1));
  const share = { weights, selfPlay: { ...selfPlay, lambda: 1 }, games: 2, seed: 5 };
  const played = playShare(share);
  expect(playShare(share)).toEqual(played);
  expect(played.seats).toBe(4);
  const { targets, features, starts } = played.samples;
  expect(starts.at(-1)).toBe(features.length);
  expect(Math.max(...features)).toBeLessThan(FEATURES);
  // with lambda 1 the targets of the four empty maps are the four final scores
  const empty = [...targets.keys()].filter(
    sample => starts[sample + 1]! - starts[sample]! <= FEATURES_OF_EMPTY,
  );
  expect(empty).toHaveLength(4);
  expect(empty.reduce((sum, sample) => sum + targets[sample]!, 0)).toBeCloseTo(played.points, 3);
});

test('mirroring a map twice leads back, and touches squares alone', () => {
  for (const table of SYMMETRIES) {
    expect([...table].map(feature => table[feature])).toEqual([...table.keys()]);
    expect([...table].every((image, feature) => feature < SQUARES || image === feature)).toBe(true);
  }
  expect(new Set(SYMMETRIES.map(String)).size).toBe(4);
});

test('training a net of Duel lowers its error', async () => {
  const random = new Random(2);
  const net = newNet(FEATURES, random);
  const errors: number[] = [];
  const rounds = [{ games: 4, selfPlay, passes: 6, rate: 0.002 }];
  await trainInRounds(
    { batch: 16, memory: 1, rounds },
    {
      net,
      symmetries: SYMMETRIES,
      random,
      play: async shares => shares.map(playShare),
      onRound: report => errors.push(...report.errors),
    },
  );
  expect(errors.at(-1)!).toBeLessThan(0.6 * errors[0]!);
});
