import { readFileSync } from 'node:fs';
import type { KingdomSize, Options } from '@kingdomino/rules/kingdomino';
import { describe, expect, test } from 'vitest';
import { NET_SHAPE } from '../../nets/net-shape.ts';
import { accumulatorBounds, LARGEST_SUM, SMALLEST_SUM } from './bounds.ts';
import { duelGroups } from './duel-groups.ts';
import type { FeatureGroup } from './feature-groups.ts';
import { kingdominoGroups } from './kingdomino-groups.ts';
import { NET_TABLES, weightsOf } from './shipped-nets.ts';
import {
  exceedsInDuel,
  exceedsInKingdomino,
  randomDuel,
  randomKingdomino,
  type Watch,
} from './testing/counting-net.ts';

const MODES: readonly (readonly [string, Partial<Options>, KingdomSize])[] = [
  ['two seats', { players: 2, middleKingdom: true }, 5],
  ['three seats, lines of four', { players: 3, lineOfFour: true }, 5],
  ['four seats', { players: 4, harmony: true }, 5],
  ['the Mighty Duel', { players: 2, mightyDuel: true }, 7],
];
const GAMES = 4;
/** What no sum of these games comes to: half of what there is room for. */
const FAR = 16384;

/** A unit for each group, and one for each slot that alone could have too many. */
function watchesOf(groups: readonly FeatureGroup[]): Watch[] {
  return groups.flatMap(({ most, slots }) => {
    const costs = new Map(
      slots.flatMap(({ cost = 1, features }) => features.map(each => [each, cost] as const)),
    );
    const all = { weightOf: (feature: number) => costs.get(feature) ?? 0, limit: most };
    return [all, ...slots.map(({ times, features }) => counting(features, times))];
  });
}

function counting(features: readonly number[], limit: number): Watch {
  const counted = new Set(features);
  return { weightOf: feature => (counted.has(feature) ? 1 : 0), limit };
}

const netOf = (file: string) => weightsOf(readFileSync(new URL(`../../../assets/${file}`, import.meta.url)));

/** The sums of a net itself, upwards and downwards. */
function sumsOf(file: string, limit: number): Watch[] {
  const weights = netOf(file);
  return Array.from({ length: 2 * NET_SHAPE.hidden }, (_, index) => {
    const [unit, sign] = [index >> 1, index % 2 === 0 ? 1 : -1];
    return { weightOf: feature => sign * weights[feature * NET_SHAPE.hidden + unit]!, limit };
  });
}

describe.each(NET_TABLES)('$name', ({ file, groups, sums }) => {
  test('the groups hold every feature exactly once', () => {
    const features = groups.flatMap(({ slots }) => slots.flatMap(slot => slot.features));
    expect(features.sort((one, other) => one - other)).toEqual(
      Array.from({ length: netOf(file).length / NET_SHAPE.hidden }, (_, feature) => feature),
    );
  });

  test('whatever is added up in 16 bits fits into them', () => {
    expect(new Set(sums.flat().map(({ name }) => name))).toEqual(new Set(groups.map(({ name }) => name)));
    for (const part of sums) {
      const { smallest, largest } = accumulatorBounds(netOf(file), part);
      expect(smallest).toBeGreaterThanOrEqual(SMALLEST_SUM);
      expect(largest).toBeLessThanOrEqual(LARGEST_SUM);
    }
  });
});

describe.each(MODES)('Kingdomino, %s', (_, options, size) => {
  const positions = randomKingdomino(options, GAMES);
  const groups = kingdominoGroups(size, options.players!);

  test('no position has more features of a group than the table says', async () => {
    expect(await exceedsInKingdomino(size, watchesOf(groups), positions)).toBe(false);
  });

  test.each(['own reach', 'own supply', 'other front', 'tiles', 'points', 'other nooks'])(
    'a table that allows too few of %s is found out',
    async name => {
      const { slots, most } = groups.find(group => group.name === name)!;
      // of nooks and squares there is room for more than random games show
      const limit = name.endsWith('nooks') || name === 'tiles' ? 8 : most - 1;
      const watch = counting(
        slots.flatMap(({ features }) => features),
        limit,
      );
      expect(await exceedsInKingdomino(size, [watch], positions)).toBe(true);
    },
  );

  test('no sum comes near what 16 bits hold', async () => {
    const file = `kingdomino-${size}.bin`;
    expect(await exceedsInKingdomino(size, sumsOf(file, FAR), positions)).toBe(false);
    expect(await exceedsInKingdomino(size, sumsOf(file, 1000), positions)).toBe(true);
  });
});

describe('a sum that does not fit stays at the largest or smallest number', () => {
  // always present: four sides that a kingdom reaches, six fronts of a map
  const heavy = (groups: readonly FeatureGroup[], name: string, weight: number) => {
    const { slots } = groups.find(group => group.name === name)!;
    const { weightOf } = counting(
      slots.flatMap(({ features }) => features),
      0,
    );
    return (feature: number) => weight * weightOf(feature);
  };

  test('Kingdomino', async () => {
    const positions = randomKingdomino({ players: 2 }, 1);
    const exceeds = (weight: number) =>
      exceedsInKingdomino(
        5,
        [{ weightOf: heavy(kingdominoGroups(5, 2), 'own reach', weight), limit: 32000 }],
        positions,
      );
    expect(await exceeds(9000)).toBe(true); // 36,000 would be -29,536
    expect(await exceeds(-9000)).toBe(false); // -36,000 would be 29,536
  });

  test('the kingdoms of the others are added up in 32 bits', async () => {
    const positions = randomKingdomino({ players: 4 }, 1);
    const weightOf = heavy(kingdominoGroups(5, 4), 'other reach', 5000);
    // 20,000 each, 60,000 together
    expect(await exceedsInKingdomino(5, [{ weightOf, limit: 59_999 }], positions)).toBe(true);
    expect(await exceedsInKingdomino(5, [{ weightOf, limit: 60_000 }], positions)).toBe(false);
  });

  test('Duel', async () => {
    const positions = randomDuel(1);
    const exceeds = (weight: number) =>
      exceedsInDuel([{ weightOf: heavy(duelGroups(), 'own frontier', weight), limit: 16000 }], positions);
    expect(await exceeds(6000)).toBe(true); // 36,000 would be -29,536
    expect(await exceeds(-6000)).toBe(false); // -36,000 would be 29,536
  });
});

describe('Duel', () => {
  const positions = randomDuel(GAMES);

  test('no position has more features of a group than the table says', async () => {
    expect(await exceedsInDuel(watchesOf(duelGroups()), positions)).toBe(false);
  });

  test.each(['own open cells', 'other frontier', 'lead'])(
    'a table that allows too few of %s is found out',
    async name => {
      const { slots, most } = duelGroups().find(group => group.name === name)!;
      const watch = counting(
        slots.flatMap(({ features }) => features),
        most - 1,
      );
      expect(await exceedsInDuel([watch], positions)).toBe(true);
    },
  );
});

test('room goes to what makes the most of it, and to no feature more often than it can be there', () => {
  const weights = new Int16Array(4 * NET_SHAPE.hidden);
  [5, 9, -4, 20].forEach((weight, feature) => {
    weights[feature * NET_SHAPE.hidden] = weight;
  });
  const slots = [
    { times: 3, features: [0, 2] },
    { times: 1, features: [1] },
    { times: 1, cost: 5, features: [3] },
  ];
  // 9, then 5 and 5; downwards three times -4, where one slot alone has anything
  expect(accumulatorBounds(weights, [{ name: 'a', most: 3, slots }])).toEqual({ smallest: -12, largest: 19 });
  // 9, three times 5, then a part of what costs 5: the bound is safe, not sharp
  expect(accumulatorBounds(weights, [{ name: 'a', most: 6, slots }])).toEqual({ smallest: -12, largest: 32 });
});
