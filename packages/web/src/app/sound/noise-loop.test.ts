/** The noise of the land is endless: nobody hears where it begins again. */
import { expect, test } from 'vitest';
import { noiseLoop } from './noise-loop.ts';

const steps = (samples: Float32Array) =>
  Array.from(samples.subarray(1), (sample, index) => Math.abs(sample - samples[index]!));

test('the step from its end to its beginning is like any other', () => {
  for (let loop = 0; loop < 20; loop++) {
    const samples = noiseLoop(4000, 400);
    const atSeam = Math.abs(samples[0]! - samples.at(-1)!);
    expect(atSeam).toBeLessThanOrEqual(1.5 * Math.max(...steps(samples)));
  }
});

test('it is as loud in its seam as elsewhere', () => {
  const power = (samples: Float32Array) =>
    samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;
  let inSeam = 0;
  let elsewhere = 0;
  for (let loop = 0; loop < 200; loop++) {
    const samples = noiseLoop(2000, 1000);
    inSeam += power(samples.subarray(200, 800));
    elsewhere += power(samples.subarray(1200));
  }
  expect(inSeam / elsewhere).toBeGreaterThan(0.7);
  expect(inSeam / elsewhere).toBeLessThan(1.4);
});
