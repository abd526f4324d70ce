import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findKingdoms } from './find-kingdoms.ts';
import { OutlineNet, SCENE_SIDE } from './outline-net.ts';

const bytes = new Uint8Array(readFileSync(new URL('../../assets/outline.bin', import.meta.url))).buffer;
const golden = JSON.parse(readFileSync(new URL('../../golden/outline.json', import.meta.url), 'utf8')) as {
  /** Every 97th value of both maps. */
  readonly logits: readonly (readonly number[])[];
};
const EVERY = 97;
const net = new OutlineNet(bytes);

test.each(golden.logits.map((logits, picture) => [picture, logits] as const))(
  'picture %i: the same numbers as where the net was trained',
  (picture, logits) => {
    const scene = Float32Array.from(
      { length: 3 * SCENE_SIDE * SCENE_SIDE },
      // the formula of training/export.py
      (_, index) => ((index * index * (picture + 3) + 7 * index) % 251) / 250,
    );
    const { squares, corners } = net.maps(scene);
    const all = [...squares.values, ...corners.values];
    for (const [index, logit] of logits.entries())
      expect(all[index * EVERY]).toBeCloseTo(1 / (1 + Math.exp(-logit)), 2);
  },
);

test('weights of another net are refused with a sentence', () => {
  const squares = new Uint8Array(readFileSync(new URL('../../assets/squares.bin', import.meta.url))).buffer;
  expect(() => new OutlineNet(squares)).toThrow('begins with "KSQ1" instead of "KOL1"');
});

test.each([
  ['black', 64, 64, 0],
  ['white and long', 300, 20, 255],
  ['one pixel', 1, 1, 90],
])('no kingdom is found in a picture that is %s', (_, width, height, value) => {
  const data = new Uint8ClampedArray(4 * width * height).fill(value);
  expect(findKingdoms({ width, height, data }, net)).toEqual([]);
});
