import { Random } from '@kingdomino/rules';
import { expect, test } from 'vitest';
import { gainOf } from '../../baselines/kingdomino/greedy.ts';
import { secondRound } from '../../turns/kingdomino/testing/positions.ts';
import { plainTurns, withNoise } from './noise-model.ts';

const position = secondRound();
const turns = plainTurns(position).sort((one, other) => other.value - one.value);
const choices = (noise: { overlookRate: number; valueNoise: number }) =>
  Array.from({ length: 300 }, (_, seed) => withNoise(position, turns, noise, new Random(seed)).turns[0]!);

test('without noise every turn is seen as it is', () => {
  const { turns: seen } = withNoise(position, turns, { overlookRate: 0, valueNoise: 0 }, new Random(1));
  expect(seen).toEqual(turns);
});

test('whoever overlookRate everything still sees where most points are', () => {
  const { kingdom, held } = position;
  const gain = ({ place }: { place: number }) => gainOf(kingdom, held, place);
  const most = Math.max(...turns.map(gain));
  for (const choice of choices({ overlookRate: 1, valueNoise: 9 })) expect(gain(choice)).toBe(most);
});

test('the more is misjudged, the less the chosen turns are worth', () => {
  const worth = new Map(turns.map(({ place, slot, value }) => [`${place}/${slot}`, value]));
  const mean = (valueNoise: number) =>
    choices({ overlookRate: 0.2, valueNoise }).reduce(
      (sum, { place, slot }) => sum + worth.get(`${place}/${slot}`)! / 300,
      0,
    );
  const means = [0, 1, 3, 9].map(mean);
  expect(means).toEqual([...means].sort((one, other) => other - one));
  expect(means[0]! - means[3]!).toBeGreaterThan(0.5);
});
