import { Random } from '@kingdomino/rules';
import { describe, expect, test } from 'vitest';
import { FastNet, openNet } from '../net/fast-net.ts';
import { HIDDEN, Net, weightCount } from '../net/net.ts';
import { packWeights, unpackWeights } from '../net/packed-net.ts';
import { Features, symmetryTables } from './features.ts';

const FEATURES = 40;

function randomWeights(features: number, seed: number): Float32Array {
  const random = new Random(seed);
  return Float32Array.from({ length: weightCount(features) }, () => random.unit() - 0.5);
}

function valueFor(net: Net, sum: Float32Array, list: readonly number[]): number {
  net.clear(sum);
  net.add(sum, Uint16Array.from(list), 0, list.length);
  return net.value(sum);
}

test('the WebAssembly net and the plain one say the same', () => {
  const weights = randomWeights(FEATURES, 3);
  const fast = openNet(FEATURES, weights);
  expect(fast).toBeInstanceOf(FastNet);
  const plain = new Net(FEATURES, weights);
  const random = new Random(5);
  const sum = fast.createSum();
  const plainSum = plain.createSum();
  for (let trial = 0; trial < 200; trial++) {
    const list = Array.from({ length: random.below(20) }, () => random.below(FEATURES));
    expect(valueFor(fast, sum, list)).toBeCloseTo(valueFor(plain, plainSum, list), 2);
  }
});

test('a net refuses weights of another size', () => {
  expect(() => new Net(FEATURES, randomWeights(FEATURES + 1, 1))).toThrow('another net');
});

test('packed weights come back within half a step, and impossible features as nothing', () => {
  const weights = randomWeights(FEATURES, 9);
  const packed = packWeights(weights, FEATURES, feature => feature !== 4);
  const back = unpackWeights(packed, FEATURES);
  const row = (feature: number, from: Float32Array) => [
    ...from.subarray(feature * HIDDEN, (feature + 1) * HIDDEN),
  ];
  expect(row(4, back).every(weight => weight === 0)).toBe(true);
  for (const [index, weight] of row(7, back).entries()) {
    expect(Math.abs(weight - row(7, weights)[index]!)).toBeLessThanOrEqual(0.5 / 254 + 1e-6);
  }
  expect([...back.subarray(FEATURES * HIDDEN)]).toEqual([...weights.subarray(FEATURES * HIDDEN)]);
});

describe.each([5, 7] as const)('the features of a kingdom of %i x %i', size => {
  test('turn and mirror without losing any', () => {
    const tables = symmetryTables(new Features(size));
    expect(tables).toHaveLength(8);
    for (const table of tables) expect(new Set(table).size).toBe(table.length);
    expect([...tables[0]!]).toEqual([...tables[0]!.keys()]);
  });
});
