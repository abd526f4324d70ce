import { Random } from '@kingdomino/rules';
import { expect, test } from 'vitest';
import { HIDDEN } from '../net/net.ts';
import { joinSamples, type SampleData, Samples } from './samples.ts';
import { newNet, Trainer } from './trainer.ts';

const FEATURES = 20;
const AS_IT_IS = Uint16Array.from({ length: FEATURES }, (_, feature) => feature);
/** Swaps the first ten features with the others. */
const SWAPPED = AS_IT_IS.map(feature => (feature + 10) % FEATURES);

function samplesOf(rows: readonly (readonly [features: readonly number[], target: number])[]): SampleData {
  const samples = new Samples();
  for (const [features, target] of rows) {
    samples.add(Uint16Array.from(features), features.length);
    samples.end(target);
  }
  return samples.data();
}

/** Two features, and a target that is the sum of their numbers within their tens. */
const SUMS = samplesOf(
  Array.from({ length: 100 }, (_, pair) => {
    const [one, other] = [Math.floor(pair / 10), pair % 10];
    return [[one, 10 + other], one + other] as const;
  }),
);

test('samples can be joined', () => {
  const joined = joinSamples([samplesOf([[[1, 2, 3], 4]]), samplesOf([[[], 5]]), samplesOf([[[6], 7]])]);
  expect([...joined.starts]).toEqual([0, 3, 3, 4]);
  expect([...joined.features]).toEqual([1, 2, 3, 6]);
  expect([...joined.targets]).toEqual([4, 5, 7]);
});

test('there is room for any number of samples, and targets may come later', () => {
  const samples = new Samples();
  const list = Uint16Array.from({ length: 300 }, (_, index) => index);
  for (let sample = 0; sample < 50; sample++) {
    samples.add(list, 200);
    samples.add(list, 100);
    samples.setTarget(samples.end(), sample);
  }
  const { starts, targets, features } = samples.data();
  expect([...starts]).toEqual(Array.from({ length: 51 }, (_, sample) => 300 * sample));
  expect([...targets]).toEqual([...targets.keys()]);
  expect([...features.subarray(49 * 300)]).toEqual([...list.subarray(0, 200), ...list.subarray(0, 100)]);
});

test('a small net learns a small task', () => {
  const random = new Random(4);
  const trainer = new Trainer(newNet(FEATURES, random), [AS_IT_IS]);
  const errors = Array.from({ length: 30 }, () => trainer.fit(SUMS, { rate: 3e-3, batch: 10 }, random));
  expect(errors[0]!).toBeGreaterThan(3);
  expect(errors.at(-1)!).toBeLessThan(0.5);
});

test('the first step of Adam moves the weights that matter by the rate, and no others', () => {
  const random = new Random(1);
  const net = newNet(FEATURES, random);
  // an output that is not nothing, so that the error reaches the embeddings
  net.weights.fill(0.1, net.outputAt);
  const before = net.weights.slice();
  new Trainer(net, [AS_IT_IS]).fit(samplesOf([[[3, 7], 12]]), { rate: 0.01, batch: 1 }, random);
  const moved = net.weights.map((weight, at) => Math.abs(weight - before[at]!));
  expect(Math.max(...moved)).toBeCloseTo(0.01, 4);
  const steps = moved.filter(step => step > 0).sort();
  expect(steps[Math.floor(steps.length / 2)]).toBeCloseTo(0.01, 4);
  const movedIn = (from: number, to: number) => moved.subarray(from, to).some(step => step > 0);
  const features = [...AS_IT_IS].filter(feature => movedIn(feature * HIDDEN, (feature + 1) * HIDDEN));
  expect(features).toEqual([3, 7]);
  for (const [from, to] of [
    [net.firstBias, net.secondAt],
    [net.secondAt, net.secondBias],
    [net.secondBias, net.outputAt],
    [net.outputAt, net.weights.length],
  ] as const)
    expect(movedIn(from, to)).toBe(true);
});

test('samples are seen in all symmetries', () => {
  const random = new Random(8);
  const trainer = new Trainer(newNet(FEATURES, random), [AS_IT_IS, SWAPPED]);
  for (let pass = 0; pass < 150; pass++)
    trainer.fit(samplesOf([[[2], 15]]), { rate: 3e-3, batch: 1 }, random);
  const expectedFor = (feature: number) => {
    const sum = trainer.net.createSum();
    trainer.net.clear(sum);
    trainer.net.add(sum, Uint16Array.of(feature), 0, 1);
    return trainer.net.value(sum);
  };
  expect(Math.abs(expectedFor(2) - 15)).toBeLessThan(1);
  expect(Math.abs(expectedFor(12) - 15)).toBeLessThan(1);
});
