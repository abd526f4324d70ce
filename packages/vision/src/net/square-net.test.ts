import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LABELS } from '../reading/labels.ts';
import { INPUT_SIDE, readSquares, SquareNet } from './square-net.ts';

const bytes = new Uint8Array(readFileSync(new URL('../../assets/squares.bin', import.meta.url))).buffer;
const golden = JSON.parse(readFileSync(new URL('../../golden/squares.json', import.meta.url), 'utf8')) as {
  readonly logits: readonly (readonly number[])[];
};
const net = new SquareNet(bytes);

/** By the formula of training/export.py. */
function goldenPicture(picture: number): Float32Array {
  return Float32Array.from(
    { length: 3 * INPUT_SIDE * INPUT_SIDE },
    (_, index) => ((index * index * (picture + 3) + 7 * index) % 251) / 250,
  );
}

test.each(golden.logits.map((logits, picture) => [picture, logits] as const))(
  'picture %i: the same numbers as where the net was trained',
  (picture, logits) => {
    const own = net.logits(goldenPicture(picture));
    expect(own).toHaveLength(logits.length);
    for (const [index, logit] of logits.entries()) expect(own[index]).toBeCloseTo(logit, 2);
  },
);

test('chances add up to one, and what no domino shows has none', () => {
  const chances = readSquares(net, [goldenPicture(0), goldenPicture(1)]);
  expect(chances).toHaveLength(2 * LABELS);
  for (const square of [0, 1]) {
    const row = chances.subarray(square * LABELS, (square + 1) * LABELS);
    expect(row.reduce((sum, chance) => sum + Math.exp(chance), 0)).toBeCloseTo(1, 4);
    // wheat with two crowns, a castle with one
    expect([row[2], row[6 * 4 + 1]]).toEqual([Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]);
  }
});

describe('damaged weights are refused with a sentence', () => {
  test.each([
    ['nothing', new ArrayBuffer(0), 'begins with "" instead of "KSQ1"'],
    ['something else', new TextEncoder().encode('<!doctype html>').buffer, 'begins with "<!do"'],
    ['cut off', bytes.slice(0, 1000), 'ends too soon'],
    ['too long', new Uint8Array([...new Uint8Array(bytes), 0]).buffer, '1 bytes too many'],
  ])('%s', (_, damaged, message) => {
    expect(() => new SquareNet(damaged)).toThrow(message);
  });
});
