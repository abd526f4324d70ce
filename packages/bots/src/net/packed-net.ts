/**
 * Weights small enough to ship: a byte for each embedding weight, with one scale for each feature; features that no
 * domino can show are left out. The few upper weights stay as they are.
 *
 * Layout, little endian: for each feature a 32-bit scale; the bytes of the features with a scale above 0; the upper weights
 * as 32-bit numbers.
 */
import { HIDDEN, weightCount } from './net.ts';

export function packWeights(
  weights: Float32Array,
  features: number,
  isPossible: (feature: number) => boolean,
): Uint8Array {
  const rows = Array.from({ length: features }, (_, feature) =>
    weights.subarray(feature * HIDDEN, (feature + 1) * HIDDEN),
  );
  const scales = Float32Array.from(rows, (row, feature) =>
    isPossible(feature) ? row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 : 0,
  );
  const bytes = rows.flatMap((row, feature) =>
    scales[feature]! > 0 ? Array.from(row, weight => Math.round(weight / scales[feature]!) & 255) : [],
  );
  const upper = weights.slice(features * HIDDEN);
  const packed = new Uint8Array(scales.byteLength + bytes.length + upper.byteLength);
  packed.set(new Uint8Array(scales.buffer));
  packed.set(bytes, scales.byteLength);
  packed.set(new Uint8Array(upper.buffer), scales.byteLength + bytes.length);
  return packed;
}

/** Throws where the file is not whole, or not of this net. */
export function unpackWeights(file: Uint8Array, features: number): Float32Array {
  const weights = new Float32Array(weightCount(features));
  const upper = weights.length - features * HIDDEN;
  // a copy, because a view of numbers must begin at a multiple of their size
  const packed = new Uint8Array(file);
  if (packed.length < 4 * features) throw new RangeError('these weights are not whole');
  const scales = new Float32Array(packed.buffer, 0, features);
  const rows = scales.reduce((count, scale) => count + Number(scale !== 0), 0);
  if (packed.length !== 4 * features + rows * HIDDEN + 4 * upper)
    throw new RangeError('these weights are not whole, or of another net');
  let at = scales.byteLength;
  for (let feature = 0; feature < features; feature++) {
    const scale = scales[feature]!;
    if (scale === 0) continue;
    for (let unit = 0; unit < HIDDEN; unit++)
      weights[feature * HIDDEN + unit] = ((packed[at++]! << 24) >> 24) * scale;
  }
  weights.set(new Float32Array(packed.slice(at).buffer), features * HIDDEN);
  return weights;
}
