import { Random } from '@kingdomino/rules';
import { expect, test } from 'vitest';
import { FEATURES } from '../features.ts';
import { doLesson } from './lesson.ts';
import { joinSamples, Samples } from './samples.ts';
import { newNet, Trainer } from './trainer.ts';

/** Side 8, coats 6 x 6, open cells, holes, bonus. */
const FEATURES_OF_EMPTY = 47;

const settings = { width: 6, wander: 0.1, lambda: 0.9 };

test('samples can be joined', () => {
  const sample = (features: readonly number[], target: number) => {
    const samples = new Samples(2);
    samples.add(Uint16Array.from(features), features.length);
    samples.setTarget(samples.end(), target);
    return samples.data();
  };
  const joined = joinSamples([sample([1, 2, 3], 4), sample([], 5), sample([6], 7)]);
  expect([...joined.starts]).toEqual([0, 3, 3, 4]);
  expect([...joined.features]).toEqual([1, 2, 3, 6]);
  expect([...joined.targets]).toEqual([4, 5, 7]);
});

test('a lesson is the same every time, and what a seat had at first was all still to come', () => {
  const { weights } = newNet(new Random(1));
  const lesson = { weights, settings: { ...settings, lambda: 1 }, games: 2, seed: 5 };
  const homework = doLesson(lesson);
  expect(doLesson(lesson)).toEqual(homework);
  const { targets, features, starts } = homework.samples;
  expect(starts.at(-1)).toBe(features.length);
  expect(Math.max(...features)).toBeLessThan(FEATURES);
  // with lambda 1 the targets of the four empty maps are the four final scores
  const empty = [...targets.keys()].filter(
    sample => starts[sample + 1]! - starts[sample]! <= FEATURES_OF_EMPTY,
  );
  expect(empty).toHaveLength(4);
  expect(empty.reduce((sum, sample) => sum + targets[sample]!, 0)).toBeCloseTo(homework.points, 3);
});

test('fitting lowers the error', () => {
  const random = new Random(2);
  const trainer = new Trainer(newNet(random));
  const { samples } = doLesson({ weights: trainer.net.weights, settings, games: 4, seed: 1 });
  const errors = Array.from({ length: 6 }, () => trainer.fit(samples, { rate: 0.002, batch: 16 }, random));
  expect(errors.at(-1)!).toBeLessThan(0.6 * errors[0]!);
});
