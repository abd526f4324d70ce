import { Random } from '@kingdomino/rules';
import type { Options } from '@kingdomino/rules/kingdomino';
import { expect, test } from 'vitest';
import { openNet } from '../../net/fast-net.ts';
import { weightCount } from '../../net/net.ts';
import { Features } from '../features.ts';
import { Valuer } from '../valuer.ts';
import { SelfPlayer, type Style } from './self-play.ts';

const OPTIONS: Options = {
  players: 3,
  mightyDuel: false,
  middleKingdom: true,
  harmony: false,
  dynasty: false,
  lineOfFour: false,
  balancedOpening: false,
};

interface Sample {
  readonly features: Uint16Array;
  readonly target: number;
}

/** A game with a net that expects nothing more, whatever happens. */
function samplesOf(trust: number | 'outcome alone', player: Style, seed: number): Sample[] {
  const { count } = new Features(5).blocks;
  const net = openNet(count, new Float32Array(weightCount(count)));
  const given: Sample[] = [];
  new SelfPlayer(new Valuer(5, net)).play(
    OPTIONS,
    [player, player, player],
    trust,
    new Random(seed),
    (features, target) => given.push({ features, target }),
  );
  return given;
}

test('the same seed gives the same samples, one for every turn but the last of each seat', () => {
  const one = samplesOf(0.8, 'net', 5);
  expect(samplesOf(0.8, 'net', 5)).toEqual(one);
  const turnsOfEach = 12;
  expect(one).toHaveLength(OPTIONS.players * turnsOfEach);
});

test('with the outcome alone every sample ends at the final points; with trust in the net nothing more is expected', () => {
  const outcome = samplesOf('outcome alone', 'greedy', 9);
  const early = outcome.at(-1)!;
  expect(early.target).toBeGreaterThan(20);
  // a net that always says 0 expects of the best turn only what that turn brings at once
  const trusting = samplesOf(0, 'greedy', 9);
  expect(Math.max(...trusting.map(({ target }) => target))).toBeLessThan(
    Math.max(...outcome.map(({ target }) => target)),
  );
  expect(trusting.map(({ features }) => features)).toEqual(outcome.map(({ features }) => features));
});

test('half a trust is half way between for the turn before the last', () => {
  const [none, half, all] = [0, 0.5, 1].map(trust => samplesOf(trust, 'net', 11).map(({ target }) => target));
  const steps = none!.map((low, index) => [low, half![index]!, all![index]!] as const);
  // the first samples handed out are the latest turns, where one step leads to the end
  for (const [low, middle, high] of steps.slice(0, OPTIONS.players)) {
    expect(middle).toBeGreaterThanOrEqual(Math.min(low, high) - 1e-6);
    expect(middle).toBeLessThanOrEqual(Math.max(low, high) + 1e-6);
  }
});
