import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { fastestConvolve } from './kernel.ts';
import { convolve, type Layer } from './layers.ts';

const code = new Uint8Array(readFileSync(new URL('../../assets/kernel.wasm', import.meta.url))).buffer;

afterEach(() => void vi.unstubAllGlobals());

interface Case {
  readonly side: number;
  readonly stride: number;
  readonly layer: Layer;
  readonly input: Float32Array;
}

/** Values that follow from a number, of the size that they have in a net. */
const values = (length: number, seed: number) =>
  Float32Array.from({ length }, (_, at) => Math.sin(seed + 12.9898 * (at + 1)));

const cases: fc.Arbitrary<Case> = fc
  .record({
    half: fc.integer({ min: 1, max: 6 }),
    stride: fc.constantFrom(1, 2),
    inputs: fc.integer({ min: 1, max: 9 }),
    outputs: fc.constantFrom(4, 12, 16, 20, 36, 40),
    seed: fc.integer({ min: 0, max: 1000 }),
  })
  .map(({ half, stride, inputs, outputs, seed }) => ({
    side: 2 * half,
    stride,
    layer: {
      inputs,
      outputs,
      weights: values(9 * inputs * outputs, seed),
      biases: values(outputs, seed + 1),
    },
    input: values(inputs * (2 * half) ** 2, seed + 2),
  }));

function expectSame({ input, side, layer, stride }: Case, way: typeof convolve): void {
  const [one, other] = [way(input, side, layer, stride), convolve(input, side, layer, stride)];
  expect(one).toHaveLength(other.length);
  for (const [at, value] of other.entries()) expect(Math.abs(one[at]! - value)).toBeLessThan(1e-4);
}

test('the kernel says what plain TypeScript says, one layer after the other', () => {
  const way = fastestConvolve(code);
  expect(way).not.toBe(convolve);
  fc.assert(
    fc.property(cases, each => expectSame(each, way)),
    { numRuns: 60 },
  );
});

test('its memory grows with what it is given, and layers that it has seen stay as they were', () => {
  const way = fastestConvolve(code);
  const layer = { inputs: 3, outputs: 4, weights: values(108, 1), biases: values(4, 2) };
  const small = { side: 4, stride: 1, layer, input: values(48, 3) };
  expectSame(small, way);
  expectSame({ side: 256, stride: 2, layer: { ...layer }, input: values(3 * 256 * 256, 4) }, way);
  expectSame(small, way);
});

test('a number of outputs that fills no vector is left to the plain way', () => {
  const layer = { inputs: 2, outputs: 6, weights: values(108, 5), biases: values(6, 6) };
  expectSame({ side: 4, stride: 1, layer, input: values(32, 7) }, fastestConvolve(code));
});

test('without SIMD, without WebAssembly and with other bytes it is the plain way', () => {
  expect(fastestConvolve(new ArrayBuffer(8))).toBe(convolve);
  vi.stubGlobal('WebAssembly', { validate: () => false });
  expect(fastestConvolve(code)).toBe(convolve);
  vi.stubGlobal('WebAssembly', undefined);
  expect(fastestConvolve(code)).toBe(convolve);
});
