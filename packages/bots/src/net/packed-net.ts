/**
 * Weights small enough to ship: a byte for each embedding weight, with one scale for each feature; features that no
 * domino can show are left out. The few upper weights stay as they are.
 *
 * Layout, little endian: for each feature a 32-bit scale; the bytes of the features with a scale above 0; the upper weights
 * as 32-bit numbers.
 */
import { fromBase64 } from './base64.ts';
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

export function unpackWeights(base64: string, features: number): Float32Array {
  const packed = fromBase64(base64);
  const weights = new Float32Array(weightCount(features));
  const scales = new Float32Array(packed.buffer, 0, features);
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
