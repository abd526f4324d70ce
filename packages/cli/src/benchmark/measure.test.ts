import { describe, expect, test } from 'vitest';
import { type Contestant, measure } from './measure.ts';
import { BENCH_MODES, GREEDY_MODE, greedyContestant, rulesContestant } from './modes.ts';
import { naiveContestants } from './naive.ts';

describe('measuring', () => {
  test('warms up on one seed, then gives each contestant every round on a seed of its own', () => {
    const prepared: string[] = [];
    const contestant = (name: string): Contestant => ({
      warmUp: 3,
      batch: 1,
      prepare: seed => {
        prepared.push(`${name}${seed}`);
        let game = 0;
        return () => game++;
      },
    });
    const [one, other] = measure([contestant('a'), contestant('b')], { rounds: 2, slice: 0.001 });
    expect(prepared).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
    expect([one!.meanScore, other!.meanScore]).toEqual([1, 1]);
    expect(one!.gamesPerSecond).toBeGreaterThan(0);
  });
});

describe('a contestant', () => {
  test.each([
    ...BENCH_MODES.map(mode => ({ name: mode.name, make: () => rulesContestant(mode) })),
    { name: GREEDY_MODE.name, make: () => greedyContestant(GREEDY_MODE) },
  ])('plays the same games of $name again', ({ make }) => {
    const scores = (seed: number) => {
      const play = make().prepare(seed);
      return Array.from({ length: 20 }, play);
    };
    expect(scores(1)).toEqual(scores(1));
    expect(scores(1)).not.toEqual(scores(2));
    expect(Math.min(...scores(1))).toBeGreaterThan(0);
  });

  test('plays well where it plays greedily', () => {
    const play = greedyContestant(GREEDY_MODE).prepare(1);
    const scores = Array.from({ length: 100 }, play);
    expect(scores.reduce((sum, score) => sum + score) / scores.length).toBeGreaterThan(45);
  });

  test('plays the naive rules too', async () => {
    for (const { prepare } of await naiveContestants(BENCH_MODES)) {
      const score = prepare(1)();
      expect(score).toBeGreaterThan(0);
      expect(score).toBeLessThan(200);
      expect(prepare(1)()).toBe(score);
    }
  });
});
