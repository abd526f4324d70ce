import { describe, expect, test } from 'vitest';
import { type Contestant, measure } from './measure.ts';
import { BENCH_MODES, rulesContestant } from './modes.ts';
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
  test.each(BENCH_MODES)('plays the same random games of $name again', mode => {
    const scores = (seed: number) => {
      const play = rulesContestant(mode).prepare(seed);
      return Array.from({ length: 20 }, play);
    };
    expect(scores(1)).toEqual(scores(1));
    expect(scores(1)).not.toEqual(scores(2));
    expect(Math.min(...scores(1))).toBeGreaterThan(0);
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
