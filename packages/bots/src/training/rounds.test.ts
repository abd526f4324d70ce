import { Random } from '@kingdomino/rules';
import { expect, test } from 'vitest';
import { type RoundReport, type Share, trainInRounds } from './rounds.ts';
import { Samples } from './samples.ts';
import { newNet } from './trainer.ts';

const FEATURES = 5;
const AS_IT_IS = Uint16Array.from({ length: FEATURES }, (_, feature) => feature);

/** One sample a game: a feature, and its number as the points. */
function playShare({ games, seed }: Share<string>) {
  const random = new Random(seed);
  const samples = new Samples();
  let points = 0;
  for (let game = 0; game < games; game++) {
    const feature = random.below(FEATURES);
    samples.add(Uint16Array.of(feature), 1);
    samples.end(feature);
    points += feature;
  }
  return { samples: samples.data(), points, seats: games };
}

async function train(games: readonly number[]) {
  const random = new Random(3);
  const net = newNet(FEATURES, random);
  const asked: Share<string>[][] = [];
  const seen: Float32Array[] = [];
  const reports: RoundReport[] = [];
  await trainInRounds(
    {
      batch: 8,
      memory: 2,
      rounds: games.map((count, round) => ({
        games: count,
        selfPlay: `way ${round}`,
        passes: 2,
        rate: 0.003,
      })),
    },
    {
      net,
      symmetries: [AS_IT_IS],
      random,
      play: async shares => {
        asked.push([...shares]);
        seen.push(net.weights.slice());
        return shares.map(playShare);
      },
      onRound: report => reports.push(report),
    },
  );
  return { net, asked, seen, reports };
}

test('a round is played in shares, each with a seed of its own, and with the net as it then is', async () => {
  const { asked, seen, net } = await train([250, 90]);
  expect(asked.map(shares => shares.map(({ games }) => games))).toEqual([[100, 100, 50], [90]]);
  expect(asked.map(([share]) => share!.selfPlay)).toEqual(['way 0', 'way 1']);
  expect(new Set(asked.flat().map(({ seed }) => seed)).size).toBe(4);
  expect(seen[0]).not.toEqual(seen[1]);
  expect(net.weights).not.toEqual(seen[1]);
});

test('the last rounds are remembered, and the reports say what was played and learnt', async () => {
  const { reports } = await train([40, 60, 80]);
  expect(reports.map(({ samples }) => samples)).toEqual([40, 100, 140]);
  for (const { meanPoints, errors } of reports) {
    expect(meanPoints).toBeGreaterThan(1);
    expect(meanPoints).toBeLessThan(3);
    expect(errors).toHaveLength(2);
  }
  expect(reports.at(-1)!.errors.at(-1)!).toBeLessThan(reports[0]!.errors[0]!);
});

test('the same plan and seed give the same weights', async () => {
  const [one, other] = [await train([120, 30]), await train([120, 30])];
  expect(one.net.weights).toEqual(other.net.weights);
});
